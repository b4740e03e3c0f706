-- Why: another knight sees and changes nothing of the owner: a filtered update is no row, not an error.
begin;
select tests.furnish();
select plan(tests.matrix_size() + 3);

-- Of each relation: what becomes of select, insert, update, delete and upsert.
select tests.matrix('another knight', 'authenticated', tests.knight('autre'),
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
    'users', '1 row, 42501, 0 rows, 42501, 42501'
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

select is(tests.writable_columns(tests.knight('autre')), null::text[], 'another knight changes no column of the owner');
select is(sum((tests.attempt('authenticated', tests.knight('autre'),
    format('select * from public.%I where user_id = %L', relation, tests.knight('proprio'))) <> '0 rows')::integer), 0::bigint,
  'no row of the owner is seen, table by table')
from unnest(array['artefacts', 'enigme_defis_solved', 'enigme_fragments', 'enigme_progress', 'feast_progress', 'hints_revealed']) as relation;
select is(tests.attempt('authenticated', tests.knight('autre'), 'select * from public.users where email = ''proprio@secret.test'''),
  '0 rows', 'an address cannot be guessed with a filter');

select * from finish();
rollback;
