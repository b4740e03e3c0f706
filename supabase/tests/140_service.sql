-- Why: the service key keeps the API's tables by hand (support, exports); the private schema stays closed to it too.
begin;
select tests.furnish();
select plan(tests.matrix_size() + 1);

-- Of each relation: what becomes of select, insert, update, delete and upsert.
select tests.matrix('the service', 'service_role', null,
  relations => jsonb_build_object(
    'artefacts', tests.rows_of('public.artefacts') || ', 1 row, 1 row, 1 row, 1 row',
    'contest', '0 rows, 42501, 42501, 42501, 42501',
    'enigme_calendar', '23 rows, 42501, 42501, 42501, 42501',
    'enigme_defis_solved', tests.rows_of('public.enigme_defis_solved') || ', 1 row, 1 row, 1 row, 1 row',
    'enigme_fragments', tests.rows_of('public.enigme_fragments') || ', 1 row, 1 row, 1 row, 1 row',
    'enigme_indices', '64 rows, 1 row, 64 rows, 64 rows, 1 row',
    'enigme_leaderboard', tests.rows_of('public.users where ranked') || ', 42501, 42501, 42501, 42501',
    'enigme_progress', tests.rows_of('public.enigme_progress') || ', 1 row, 1 row, 1 row, 1 row',
    'enigme_revelations', '0 rows, 42501, 42501, 42501, 42501',
    'enigmes', '23 rows, 1 row, 23 rows, 1 row, 1 row',
    'feast_progress', tests.rows_of('public.feast_progress') || ', 1 row, 1 row, 1 row, 1 row',
    'hints_revealed', tests.rows_of('public.hints_revealed') || ', 1 row, 1 row, 2 rows, 1 row',
    'users', tests.rows_of('public.users') || ', 23503, 1 row, 1 row, 1 row'
  ),
  executes => array[
    'server_now()', 'is_admin()', 'leaderboard_page(integer)', 'my_standing()', 'reveal_answer(integer)',
    'submit_answer(integer,text)', 'reveal_hint(integer,integer)', 'defi(integer)', 'submit_defi(integer,text)', 'feast()', 'submit_sentence(text)',
    'reveal_feast_hint(integer)', 'reveal_sentence()'
  ],
  refused => array[
    'reset_progress()', 'import_progress(jsonb,jsonb)', 'delete_account()', 'validate_user_review(uuid,boolean,boolean)',
    'admin_stats()', 'admin_users(text,text,boolean,integer,integer,boolean)', 'admin_wrong_answers(integer)',
    'accept_answer(integer,text)'
  ]
);

select is(tests.attempt('service_role', null, 'select * from private.enigme_solutions'), '42501', 'the service does not read answers');

select * from finish();
rollback;
