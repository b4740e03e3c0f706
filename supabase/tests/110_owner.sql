-- Why: a knight reads their own rows and changes their own names: nothing else, by any verb.
begin;
select tests.furnish();
select plan(tests.matrix_size() + 4);

-- Of each relation: what becomes of select, insert, update, delete and upsert.
select tests.matrix('the owner', 'authenticated', tests.knight('proprio'),
  relations => jsonb_build_object(
    'artefacts', '1 row, 42501, 42501, 42501, 42501',
    'contest', '0 rows, 42501, 42501, 42501, 42501',
    'enigme_calendar', '23 rows, 42501, 42501, 42501, 42501',
    'enigme_defis_solved', '1 row, 42501, 42501, 42501, 42501',
    'enigme_fragments', '1 row, 42501, 42501, 42501, 42501',
    'enigme_indices', '2 rows, 42501, 42501, 42501, 42501',
    'enigme_leaderboard', tests.rows_of('public.users where ranked') || ', 42501, 42501, 42501, 42501',
    'enigme_progress', '1 row, 42501, 42501, 42501, 42501',
    'enigme_revelations', '1 row, 42501, 42501, 42501, 42501',
    'enigmes', '22 rows, 42501, 42501, 42501, 42501',
    'feast_progress', '1 row, 42501, 42501, 42501, 42501',
    'hints_revealed', '2 rows, 42501, 42501, 42501, 42501',
    'users', '1 row, 42501, 1 row, 42501, 42501'
  ),
  executes => array[
    'server_now()', 'is_admin()', 'leaderboard_page(integer)', 'my_standing()', 'reveal_answer(integer)',
    'submit_answer(integer,text)', 'reveal_hint(integer,integer)', 'defi(integer)', 'submit_defi(integer,text)', 'feast()', 'submit_sentence(text)',
    'reveal_feast_hint(integer)', 'reveal_sentence()', 'reset_progress()', 'import_progress(jsonb,jsonb)',
    'delete_account()'
  ],
  refused => array[
    'validate_user_review(uuid,boolean,boolean)', 'admin_stats()', 'admin_users(text,text,boolean,integer,integer,boolean)',
    'admin_wrong_answers(integer)', 'accept_answer(integer,text)'
  ]
);

select is(tests.writable_columns(tests.knight('proprio')), array['display_name', 'username'],
  'a knight changes the columns of their names and no other');
select is(tests.attempt('authenticated', tests.knight('proprio'), 'update public.users set username = ''Nom'', is_admin = true'), '42501',
  'a name cannot carry a role with it');
select is(tests.attempt('authenticated', tests.knight('proprio'), 'update public.users set username = ''Tous'''), '1 row',
  'a change without a filter reaches the owner alone');
select is(tests.attempt('authenticated', tests.knight('proprio'), format('update public.users set id = %L', tests.knight('autre'))), '42501',
  'a knight cannot become another');

select * from finish();
rollback;
