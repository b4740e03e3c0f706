-- Why: an admin reads every knight and decides on reviews through the function alone: the tables stay closed.
begin;
select tests.furnish();

-- relation, then what becomes of select, insert, update, delete and upsert.
create temporary table expected on commit drop as
select listed.relation, verbs.verb, verbs.outcome
from (values
  ('artefacts', array['0 rows', '42501', '42501', '42501', '42501']),
  ('enigme_calendar', array['23 rows', '42501', '42501', '42501', '42501']),
  ('enigme_fragments', array['0 rows', '42501', '42501', '42501', '42501']),
  ('enigme_indices', array['0 rows', '42501', '42501', '42501', '42501']),
  ('enigme_leaderboard', array[(select format('%s rows', count(*)) from public.users where not isnotuser and total_score > 0), '42501', '42501', '42501', '42501']),
  ('enigme_progress', array['0 rows', '42501', '42501', '42501', '42501']),
  ('enigme_revelations', array['0 rows', '55000', '55000', '55000', '55000']),
  ('enigmes', array['22 rows', '42501', '42501', '42501', '42501']),
  ('hints_revealed', array['0 rows', '42501', '42501', '42501', '42501']),
  ('users', array[(select format('%s rows', count(*)) from public.users), '42501', '0 rows', '42501', '42501'])
) as listed (relation, outcomes),
  unnest(array['select', 'insert', 'update', 'delete', 'upsert'], listed.outcomes) as verbs (verb, outcome);

create temporary table expected_calls on commit drop as
select * from (values
  ('server_now()', 'select public.server_now()', '1 row'),
  ('is_admin()', 'select public.is_admin()', '1 row'),
  ('leaderboard_page(integer)', 'select public.leaderboard_page(1)', '1 row'),
  ('my_standing()', 'select public.my_standing()', '1 row'),
  ('reveal_answer(integer)', 'select public.reveal_answer(4)', '1 row'),
  ('submit_answer(integer,text)', 'select public.submit_answer(4, ''motcache 4'')', '1 row'),
  ('reveal_hint(integer,integer)', 'select public.reveal_hint(4, 1)', '1 row'),
  ('reset_progress()', 'select public.reset_progress()', '1 row'),
  ('import_progress(jsonb)', 'select public.import_progress(''[]'')', '1 row'),
  ('delete_account()', 'select public.delete_account()', '1 row'),
  ('validate_user_review(uuid,boolean,boolean)', format('select public.validate_user_review(%L, true, true)', tests.knight('proprio')), '1 row'),
  ('admin_stats()', 'select public.admin_stats()', '1 row'),
  ('admin_users(text,text,boolean,integer,integer)', 'select public.admin_users()', '1 row'),
  ('admin_wrong_answers(integer)', 'select public.admin_wrong_answers(3)', '1 row'),
  ('accept_answer(integer,text)', 'select public.accept_answer(3, ''une erreur'')', '1 row')
) as listed (signature, statement, outcome);

select plan((2 + 2 + (select count(*) from expected) + (select count(*) from expected_calls))::integer);

select bag_eq('select relation || '' '' || verb from expected', 'select tests.relations()',
  'every relation and verb has an expectation for an admin');
select bag_eq('select signature from expected_calls', 'select functions.oid::regprocedure::text from tests.functions() as functions (oid)',
  'every function has an expectation for an admin');

select is(tests.attempt('authenticated', tests.knight('cheffe'), statement), outcome, format('an admin: %s on %s', verb, relation))
from expected join tests.statements(tests.knight('proprio')) using (relation, verb) order by relation, verb;

select is(tests.attempt('authenticated', tests.knight('cheffe'), statement), outcome, format('an admin: %s', signature))
from expected_calls order by signature;

select is(
  (select array_agg(attname::text order by attname) from pg_catalog.pg_attribute
    where attrelid = 'public.users'::regclass and attnum > 0 and not attisdropped
      and tests.attempt('authenticated', tests.knight('cheffe'), format('update public.users set %1$I = %1$I where id = %2$L', attname, tests.knight('proprio'))) = '1 row'),
  null::text[], 'an admin changes no column of another knight');
select is(tests.attempt('authenticated', tests.knight('cheffe'), 'update public.users set review_points = true'), '42501',
  'an admin writes no flag by hand');

select * from finish();
rollback;
