-- Why: a visitor reads open riddles, the calendar and the ranking, and writes nothing.
begin;
select tests.furnish();

-- relation, then what becomes of select, insert, update, delete and upsert.
create temporary table expected on commit drop as
select listed.relation, verbs.verb, verbs.outcome
from (values
  ('artefacts', array['42501', '42501', '42501', '42501', '42501']),
  ('enigme_calendar', array['23 rows', '42501', '42501', '42501', '42501']),
  ('enigme_fragments', array['42501', '42501', '42501', '42501', '42501']),
  ('enigme_indices', array['42501', '42501', '42501', '42501', '42501']),
  ('enigme_leaderboard', array[(select format('%s rows', count(*)) from public.users where not isnotuser and total_score > 0), '42501', '42501', '42501', '42501']),
  ('enigme_progress', array['42501', '42501', '42501', '42501', '42501']),
  ('enigme_revelations', array['42501', '55000', '55000', '55000', '55000']),
  ('enigmes', array['22 rows', '42501', '42501', '42501', '42501']),
  ('hints_revealed', array['42501', '42501', '42501', '42501', '42501']),
  ('users', array['42501', '42501', '42501', '42501', '42501'])
) as listed (relation, outcomes),
  unnest(array['select', 'insert', 'update', 'delete', 'upsert'], listed.outcomes) as verbs (verb, outcome);

create temporary table expected_calls on commit drop as
select * from (values
  ('server_now()', 'select public.server_now()', '1 row'),
  ('is_admin()', 'select public.is_admin()', '1 row'),
  ('leaderboard_page(integer)', 'select public.leaderboard_page(1)', '1 row'),
  ('my_standing()', 'select public.my_standing()', '42501'),
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

select plan((2 + 6 + (select count(*) from expected) + (select count(*) from expected_calls))::integer);

select bag_eq('select relation || '' '' || verb from expected', 'select tests.relations()',
  'every relation and verb has an expectation for a visitor');
select bag_eq('select signature from expected_calls', 'select functions.oid::regprocedure::text from tests.functions() as functions (oid)',
  'every function has an expectation for a visitor');

select is(tests.attempt('anon', null, statement), outcome, format('a visitor: %s on %s', verb, relation))
from expected join tests.statements(tests.knight('proprio')) using (relation, verb) order by relation, verb;

select is(tests.attempt('anon', null, statement), outcome, format('a visitor: %s', signature))
from expected_calls order by signature;

select is_empty('select 1 from public.enigme_leaderboard where name like ''%@%''', 'the ranking holds no address');
select is(tests.attempt('anon', null, 'select * from public.enigmes where id = 20'), '0 rows', 'a closed riddle is hidden from a visitor');
select is(tests.attempt('anon', null, 'select * from public.enigme_calendar where day_number = 20 and not is_open'), '1 row',
  'its door is announced');
select is(tests.attempt('anon', null, 'select public.submit_answer(20, ''motcache 20'')'), 'PT403', 'a closed door judges nothing');
select is(tests.attempt('anon', null, 'select public.reveal_hint(20, 1)'), 'PT403', 'a closed door gives no hint');
select is(tests.attempt('anon', null, 'select public.reveal_answer(20)'), 'PT403', 'a closed door gives no answer');

select * from finish();
rollback;
