-- Why: the service key keeps the API's tables by hand (support, exports); the private schema stays closed to it too.
begin;
select tests.furnish();

-- relation, then what becomes of select, insert, update, delete and upsert.
create temporary table expected on commit drop as
select listed.relation, verbs.verb, verbs.outcome
from (values
  ('artefacts', array[(select format('%s rows', count(*)) from public.artefacts), '1 row', '1 row', '1 row', '1 row']),
  ('enigme_calendar', array['23 rows', '42501', '42501', '42501', '42501']),
  ('enigme_fragments', array[(select format('%s rows', count(*)) from public.enigme_fragments), '1 row', '1 row', '1 row', '1 row']),
  ('enigme_indices', array['64 rows', '1 row', '64 rows', '64 rows', '1 row']),
  ('enigme_leaderboard', array[(select format('%s rows', count(*)) from public.users where not isnotuser and total_score > 0), '42501', '42501', '42501', '42501']),
  ('enigme_progress', array[(select format('%s rows', count(*)) from public.enigme_progress), '1 row', '1 row', '1 row', '1 row']),
  ('enigme_revelations', array['0 rows', '55000', '55000', '55000', '55000']),
  ('enigmes', array['23 rows', '1 row', '23 rows', '1 row', '1 row']),
  ('hints_revealed', array[(select format('%s rows', count(*)) from public.hints_revealed), '1 row', '1 row', '2 rows', '1 row']),
  ('users', array[(select format('%s rows', count(*)) from public.users), '23503', '1 row', '1 row', '1 row'])
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
  ('reset_progress()', 'select public.reset_progress()', '42501'),
  ('import_progress(jsonb)', 'select public.import_progress(''[]'')', '42501'),
  ('delete_account()', 'select public.delete_account()', '42501'),
  ('validate_user_review(uuid,boolean,boolean)', format('select public.validate_user_review(%L, true, true)', tests.knight('proprio')), '42501'),
  ('admin_stats()', 'select public.admin_stats()', '42501'),
  ('admin_users(text,text,boolean,integer,integer)', 'select public.admin_users()', '42501'),
  ('admin_wrong_answers(integer)', 'select public.admin_wrong_answers(3)', '42501'),
  ('accept_answer(integer,text)', 'select public.accept_answer(3, ''une erreur'')', '42501')
) as listed (signature, statement, outcome);

select plan((2 + 1 + (select count(*) from expected) + (select count(*) from expected_calls))::integer);

select bag_eq('select relation || '' '' || verb from expected', 'select tests.relations()',
  'every relation and verb has an expectation for the service');
select bag_eq('select signature from expected_calls', 'select functions.oid::regprocedure::text from tests.functions() as functions (oid)',
  'every function has an expectation for the service');

select is(tests.attempt('service_role', null, statement), outcome, format('the service: %s on %s', verb, relation))
from expected join tests.statements(tests.knight('proprio')) using (relation, verb) order by relation, verb;

select is(tests.attempt('service_role', null, statement), outcome, format('the service: %s', signature))
from expected_calls order by signature;

select is(tests.attempt('service_role', null, 'select * from private.enigme_solutions'), '42501', 'the service does not read answers');

select * from finish();
rollback;
