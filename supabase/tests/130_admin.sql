-- Why: an admin reads every knight and decides on reviews through the function alone: the tables stay closed.
begin;
select tests.furnish();
select plan(tests.matrix_size() + 2);

-- Of each relation: what becomes of select, insert, update, delete and upsert.
select tests.matrix('an admin', 'authenticated', tests.knight('cheffe'),
  relations => jsonb_build_object(
    'artefacts', '0 rows, 42501, 42501, 42501, 42501',
    'contest', '0 rows, 42501, 42501, 42501, 42501',
    'enigme_calendar', '23 rows, 42501, 42501, 42501, 42501',
    'enigme_defis_solved', '0 rows, 42501, 42501, 42501, 42501',
    'enigme_fragments', '0 rows, 42501, 42501, 42501, 42501',
    'enigme_indices', '0 rows, 42501, 42501, 42501, 42501',
    'enigme_leaderboard', tests.rows_of('public.users where ranked') || ', 42501, 42501, 42501, 42501',
    'enigme_progress', '0 rows, 42501, 42501, 42501, 42501',
    'enigme_revelations', '0 rows, 42501, 42501, 42501, 42501',
    'enigmes', '22 rows, 42501, 42501, 42501, 42501',
    'feast_progress', '0 rows, 42501, 42501, 42501, 42501',
    'hints_revealed', '0 rows, 42501, 42501, 42501, 42501',
    'users', tests.rows_of('public.users') || ', 42501, 0 rows, 42501, 42501'
  ),
  executes => array[
    'server_now()', 'is_admin()', 'leaderboard_page(integer)', 'my_standing()', 'reveal_answer(integer)',
    'submit_answer(integer,text)', 'reveal_hint(integer,integer)', 'defi(integer)', 'submit_defi(integer,text)', 'feast()', 'submit_sentence(text)',
    'reveal_feast_hint(integer)', 'reveal_sentence()', 'reset_progress()', 'import_progress(jsonb,jsonb)',
    'delete_account()', 'validate_user_review(uuid,boolean,boolean)', 'admin_stats()',
    'admin_users(text,text,boolean,integer,integer,boolean)', 'admin_wrong_answers(integer)', 'accept_answer(integer,text)'
  ],
  refused => '{}'
);

select is(tests.writable_columns(tests.knight('cheffe')), null::text[], 'an admin changes no column of another knight');
select is(tests.attempt('authenticated', tests.knight('cheffe'), 'update public.users set review_points = true'), '42501',
  'an admin writes no flag by hand');

select * from finish();
rollback;
