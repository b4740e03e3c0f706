-- A visitor reads open riddles, the calendar and the ranking, and writes nothing.
begin;
select tests.insert_fixtures();
select plan(tests.matrix_size() + 9);

-- Results of select, insert, update, delete and upsert.
select tests.matrix('a visitor', 'anon', null,
  relations => jsonb_build_object(
    'artefacts', '42501, 42501, 42501, 42501, 42501',
    'book_doors', '1 row, 42501, 42501, 42501, 42501',
    'book_people', '2 rows, 42501, 42501, 42501, 42501',
    'books', '1 row, 42501, 42501, 42501, 42501',
    'contest', '1 row, 42501, 42501, 42501, 42501',
    'contest_draws', '0 rows, 42501, 42501, 42501, 42501',
    'contest_lists', '1 row, 42501, 42501, 42501, 42501',
    'day_messages', '0 rows, 42501, 42501, 42501, 42501',
    'edition_results', '42501, 42501, 42501, 42501, 42501',
    'editions', '2 rows, 42501, 42501, 42501, 42501',
    'enigme_calendar', '46 rows, 42501, 42501, 42501, 42501',
    'bonus_questions_solved', '42501, 42501, 42501, 42501, 42501',
    'enigme_fragments', '42501, 42501, 42501, 42501, 42501',
    'enigme_indices', '42501, 42501, 42501, 42501, 42501',
    'enigme_leaderboard',
      tests.rows_of('public.users where ranked') || ', 42501, 42501, 42501, 42501',
    'enigme_progress', '42501, 42501, 42501, 42501, 42501',
    'enigme_revelations', '42501, 42501, 42501, 42501, 42501',
    'enigmes', '45 rows, 42501, 42501, 42501, 42501',
    'final_sentence_progress', '42501, 42501, 42501, 42501, 42501',
    'hints_revealed', '42501, 42501, 42501, 42501, 42501',
    'users', '42501, 42501, 42501, 42501, 42501'
  ),
  executes => array[
    'class_days(text)',
    'server_now()', 'is_admin()', 'caller_address()', 'leaderboard_page(integer,text)', 'reveal_answer(integer,text)',
    'submit_answer(integer,text,text)', 'reveal_hint(integer,integer,text)', 'bonus_question(integer,text)',
    'submit_bonus_answer(integer,text,text)', 'final_sentence(text)', 'submit_final_sentence(text,text)',
    'reveal_final_sentence_hint(integer,text)', 'reveal_final_sentence(text)',
    'count_opening(integer,text)', 'report_unsent_mail(text)', 'round_table_invitation(text)'
  ],
  refused => array[
    'my_knights()', 'add_knight(text,integer)', 'change_knight(uuid,text,integer)', 'remove_knight(uuid)',
    'delete_book(text)', 'order_books(text[])', 'save_book(jsonb,timestamp with time zone)', 'save_book_person(jsonb)',
    'become_class()', 'class_key(text)', 'rehearse_answer(integer,text,text)',
    'my_standing()', 'my_data()', 'my_wrong_answers(integer,text)', 'reset_progress(text)', 'import_progress(jsonb,jsonb,text)', 'delete_account()',
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
    'admin_visits(text,date)', 'admin_morning()',
    'create_round_table(text,boolean)', 'join_round_table(text,boolean)', 'my_round_tables()',
    'round_table_board(bigint)', 'leave_round_table(bigint)',
    'set_round_table_unnamed(bigint,boolean)', 'rename_round_table(bigint,text)',
    'change_round_table_code(bigint)', 'remove_round_table_member(bigint,bigint)',
    'delete_round_table(bigint)'
  ]
);

select is_empty('select from public.enigme_leaderboard where name like ''%@%''',
  'the ranking contains no e-mail address');
select is(tests.attempt('anon', null, 'select * from public.enigmes where edition = ''tests'' and day_number = 20'), '0 rows',
  'a closed riddle is hidden from a visitor');
select is(
  tests.attempt('anon', null,
    'select * from public.enigme_calendar where is_current and day_number = 20 and not is_open'),
  '1 row', 'the calendar lists a closed day');
update public.editions set time_zone = 'America/Montreal' where status = 'current';
select is(
  tests.attempt('anon', null,
    'select from public.enigme_calendar where is_current and day_number = 20
      and time_zone = ''America/Montreal'''),
  '1 row', 'the calendar says the time zone of the edition');
select is(tests.attempt('anon', null, 'select public.submit_answer(20, ''motcache 20'')'), 'PT403',
  'a closed riddle accepts no answer');
select is(tests.attempt('anon', null, 'select public.reveal_hint(20, 1)'), 'PT403',
  'a closed riddle gives no hint');
select is(tests.attempt('anon', null, 'select public.reveal_answer(20)'), 'PT403',
  'a closed riddle reveals no answer');
select is(tests.attempt('anon', null, 'select public.bonus_question(20)'), 'PT403',
  'a closed riddle shows no bonus question');
select is(
  tests.attempt('anon', null, 'select public.submit_bonus_answer(20, ''tresorcache 20'')'),
  'PT403', 'a closed riddle accepts no bonus answer');

select * from finish();
rollback;
