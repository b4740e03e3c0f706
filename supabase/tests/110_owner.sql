-- A knight reads their own rows and changes their own names, and nothing else.
begin;
select tests.insert_fixtures();
select plan(tests.matrix_size() + 4);

-- Results of select, insert, update, delete and upsert.
select tests.matrix('the owner', 'authenticated', tests.knight('proprio'),
  relations => jsonb_build_object(
    'artefacts', '1 row, 42501, 42501, 42501, 42501',
    'book_doors', '1 row, 42501, 42501, 42501, 42501',
    'book_people', '2 rows, 42501, 42501, 42501, 42501',
    'books', '1 row, 42501, 42501, 42501, 42501',
    'contest', '1 row, 42501, 42501, 42501, 42501',
    'contest_draws', '0 rows, 42501, 42501, 42501, 42501',
    'contest_lists', '1 row, 42501, 42501, 42501, 42501',
    'day_messages', '0 rows, 42501, 42501, 42501, 42501',
    'edition_results', '1 row, 42501, 42501, 42501, 42501',
    'editions', '2 rows, 42501, 42501, 42501, 42501',
    'enigme_calendar', '46 rows, 42501, 42501, 42501, 42501',
    'bonus_questions_solved', '1 row, 42501, 42501, 42501, 42501',
    'enigme_fragments', '1 row, 42501, 42501, 42501, 42501',
    'enigme_indices', '2 rows, 42501, 42501, 42501, 42501',
    'enigme_leaderboard',
      tests.rows_of('public.users where ranked') || ', 42501, 42501, 42501, 42501',
    'enigme_progress', '1 row, 42501, 42501, 42501, 42501',
    'enigme_revelations', '1 row, 42501, 42501, 42501, 42501',
    'enigmes', '45 rows, 42501, 42501, 42501, 42501',
    'final_sentence_progress', '1 row, 42501, 42501, 42501, 42501',
    'hints_revealed', '2 rows, 42501, 42501, 42501, 42501',
    'users', '1 row, 42501, 1 row, 42501, 42501'
  ),
  executes => array[
    'my_knights()', 'add_knight(text,integer)', 'change_knight(uuid,text,integer)', 'remove_knight(uuid)',
    'class_days(text)', 'become_class()',
    'server_now()', 'is_admin()', 'caller_address()', 'leaderboard_page(integer,text)', 'my_standing()',
    'reveal_answer(integer,text)', 'submit_answer(integer,text,text)', 'reveal_hint(integer,integer,text)',
    'bonus_question(integer,text)', 'submit_bonus_answer(integer,text,text)', 'final_sentence(text)',
    'submit_final_sentence(text,text)', 'reveal_final_sentence_hint(integer,text)',
    'reveal_final_sentence(text)', 'reset_progress(text)', 'import_progress(jsonb,jsonb,text)',
    'my_data()', 'my_wrong_answers(integer,text)', 'delete_account()', 'count_opening(integer,text)', 'report_unsent_mail(text)',
    'create_round_table(text,boolean)', 'join_round_table(text,boolean)',
    'round_table_invitation(text)', 'my_round_tables()',
    'round_table_board(bigint)', 'leave_round_table(bigint)',
    'set_round_table_unnamed(bigint,boolean)', 'rename_round_table(bigint,text)',
    'change_round_table_code(bigint)', 'remove_round_table_member(bigint,bigint)',
    'delete_round_table(bigint)'
  ],
  refused => array[
    'delete_book(text)', 'order_books(text[])', 'save_book(jsonb,timestamp with time zone)', 'save_book_person(jsonb)',
    'class_key(text)', 'rehearse_answer(integer,text,text)',
    'validate_user_review(uuid,boolean,boolean)', 'admin_stats()',
    'admin_users(text,text,boolean,integer,integer,boolean,uuid,text)',
    'hide_name(uuid,text,text)', 'restore_name(uuid,text,text)',
    'set_out_of_ranking(uuid,boolean,text)', 'admin_log(integer,integer)',
    'admin_wrong_answers(integer,text)',
    'accept_answer(integer,text,text)', 'publish_edition(text)',
    'admin_contest(text)', 'draw_contest(text,text,integer)', 'admin_messages()', 'save_message(text,integer,text,bigint)',
    'set_message_status(bigint,text,timestamp with time zone)', 'workshop_editions()', 'workshop_edition(text,bigint)',
    'edition_history(text,integer,bigint)', 'create_edition(text,jsonb,text,text)',
    'save_edition(text,jsonb,text)', 'apply_draft(text,bigint,text[])', 'delete_draft(text)',
    'try_answer(jsonb,text)', 'answer_forms(text[])', 'answer_sounds(text[])', 'right_texts(jsonb)',
    'admin_visits(text,date)', 'admin_morning()'
  ]
);

select is(tests.writable_columns(tests.knight('proprio')), array['display_name', 'username'],
  'a knight may update their name columns and no others');
select is(
  tests.attempt('authenticated', tests.knight('proprio'),
    'update public.users set username = ''Nom'', is_admin = true'),
  '42501', 'an update of a name cannot also set a role');
select is(
  tests.attempt('authenticated', tests.knight('proprio'),
    'update public.users set username = ''Tous'''),
  '1 row', 'an update without a filter changes only the owner''s row');
select is(
  tests.attempt('authenticated', tests.knight('proprio'),
    format('update public.users set id = %L', tests.knight('autre'))),
  '42501', 'a knight cannot change their id');

select * from finish();
rollback;
