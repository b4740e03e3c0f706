-- The service key reads and writes the API's tables (support, exports), but not the private schema.
begin;
select tests.insert_fixtures();
select plan(tests.matrix_size() + 1);

-- Results of select, insert, update, delete and upsert.
select tests.matrix('the service', 'service_role', null,
  relations => jsonb_build_object(
    'artefacts', tests.rows_of('public.artefacts') || ', 1 row, 1 row, 1 row, 1 row',
    'book_doors', '1 row, 42501, 42501, 42501, 42501',
    'book_people', '2 rows, 1 row, 1 row, 1 row, 1 row',
    'books', '2 rows, 1 row, 1 row, 1 row, 1 row',
    'contest', '1 row, 42501, 42501, 42501, 42501',
    'contest_draws', '0 rows, 42501, 42501, 42501, 42501',
    'contest_lists', '1 row, 42501, 42501, 42501, 42501',
    'day_messages', '0 rows, 42501, 42501, 42501, 42501',
    'edition_results', tests.rows_of('public.edition_results') || ', 1 row, 1 row, 1 row, 1 row',
    'editions', '3 rows, 1 row, 1 row, 1 row, 1 row',
    'enigme_calendar', '46 rows, 42501, 42501, 42501, 42501',
    'bonus_questions_solved',
      tests.rows_of('public.bonus_questions_solved') || ', 1 row, 1 row, 1 row, 1 row',
    'enigme_fragments', tests.rows_of('public.enigme_fragments') || ', 1 row, 1 row, 1 row, 1 row',
    'enigme_indices', '192 rows, 1 row, 192 rows, 192 rows, 1 row',
    'enigme_leaderboard',
      tests.rows_of('public.users where ranked') || ', 42501, 42501, 42501, 42501',
    'enigme_progress', tests.rows_of('public.enigme_progress') || ', 1 row, 1 row, 1 row, 1 row',
    'enigme_revelations', '0 rows, 42501, 42501, 42501, 42501',
    'enigmes', '69 rows, 1 row, 69 rows, 1 row, 1 row',
    'final_sentence_progress',
      tests.rows_of('public.final_sentence_progress') || ', 1 row, 1 row, 1 row, 1 row',
    'hints_revealed', tests.rows_of('public.hints_revealed') || ', 1 row, 1 row, 2 rows, 1 row',
    'users', tests.rows_of('public.users') || ', 23503, 1 row, 1 row, 1 row'
  ),
  executes => array[
    'class_days(text)',
    'server_now()', 'is_admin()', 'caller_address()', 'leaderboard_page(integer,text)', 'my_standing()',
    'reveal_answer(integer,text)', 'submit_answer(integer,text,text)', 'reveal_hint(integer,integer,text)',
    'bonus_question(integer,text)', 'submit_bonus_answer(integer,text,text)', 'final_sentence(text)',
    'submit_final_sentence(text,text)', 'reveal_final_sentence_hint(integer,text)',
    'reveal_final_sentence(text)'
  ],
  refused => array[
    'my_knights()', 'add_knight(text,integer)', 'change_knight(uuid,text,integer)', 'remove_knight(uuid)',
    'delete_book(text)', 'order_books(text[])', 'save_book(jsonb,timestamp with time zone)', 'save_book_person(jsonb)',
    'become_class()', 'class_key(text)', 'rehearse_answer(integer,text,text)',
    'my_data()', 'my_wrong_answers(integer,text)', 'reset_progress(text)', 'import_progress(jsonb,jsonb,text)', 'delete_account()',
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
    'admin_visits(text,date)', 'admin_morning()', 'count_opening(integer,text)',
    'report_unsent_mail(text)',
    'create_round_table(text,boolean)', 'join_round_table(text,boolean)',
    'round_table_invitation(text)', 'my_round_tables()',
    'round_table_board(bigint)', 'leave_round_table(bigint)',
    'set_round_table_unnamed(bigint,boolean)', 'rename_round_table(bigint,text)',
    'change_round_table_code(bigint)', 'remove_round_table_member(bigint,bigint)',
    'delete_round_table(bigint)'
  ]
);

select is(tests.attempt('service_role', null, 'select * from private.enigme_solutions'), '42501',
  'the service key cannot read answers');

select * from finish();
rollback;
