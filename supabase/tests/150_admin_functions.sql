-- The admins' functions: the server searches and pages the accounts, and accepting a variant
-- regrades once each knight who gave it.
begin;
select tests.insert_fixtures();
select plan(50);

create function pg_temp.as_admin(statement text) returns jsonb
language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.act_as(tests.knight('cheffe'));
  execute statement into answer;
  perform tests.act_as(null);
  return answer;
end $$;
create function pg_temp.rows(call text) returns jsonb
language sql as $$
  select pg_temp.as_admin(format(
    'select coalesce(jsonb_agg(to_jsonb(line)), ''[]'') from public.%s as line', call))
$$;
create function pg_temp.names(arguments text) returns text[]
language sql as $$
  select coalesce(array_agg(line ->> 'username' order by line ->> 'username'), '{}')
  from jsonb_array_elements(pg_temp.rows(format('admin_users(%s)', arguments))) as line
$$;
create function pg_temp.first_user(arguments text, field text) returns text
language sql as $$ select pg_temp.rows(format('admin_users(%s)', arguments)) -> 0 ->> field $$;
create function pg_temp.decide(name text, review boolean, media boolean) returns jsonb
language sql as $$
  select pg_temp.as_admin(format(
    'select to_jsonb(public.validate_user_review(%L, %L, %L))', tests.knight(name), review, media))
$$;
create function pg_temp.admin_attempt(statement text) returns text
language sql as $$ select tests.attempt('authenticated', tests.knight('cheffe'), statement) $$;

-- List of accounts
update public.users set isnotuser = true where id = tests.knight('cheffe');
select is(pg_temp.first_user('', 'total')::bigint,
  (select count(*) from public.users where not isnotuser), 'test accounts are hidden by default');
select is(pg_temp.first_user('hide_test_accounts => false', 'total')::bigint,
  (select count(*) from public.users), 'test accounts are shown on request');
select is(pg_temp.names('search => ''PROPRIO'''), array['proprio'],
  'a search for a name ignores case');
select is(pg_temp.names('search => ''autre@SECRET'''), array['autre'],
  'a search for an e-mail address ignores case');
update public.users set username = 'Éloïse Cœur', display_name = 'Éloïse Cœur'
where id = tests.knight('proprio');
select is(pg_temp.names(format('search => %L', typed)), array['Éloïse Cœur'],
  format('a search for « %s » finds « Éloïse Cœur »', typed))
from unnest(array['eloise', 'ÉLOÏSE', normalize('Éloïse', nfd), 'coeur', ' se cŒ ']) as typed;
select is(pg_temp.names('search => ''élodie'''), '{}', 'a search for another name finds nothing');
update public.users set username = 'proprio', display_name = 'proprio'
where id = tests.knight('proprio');
select is(pg_temp.names('search => ''%'''), '{}', '« % » is not a wildcard');
select is(
  pg_temp.first_user('search => ''proprio''', 'decided_at'), null,
  'an account without a review decision has none in the list');
select pg_temp.decide('proprio', true, false);
select pg_temp.decide('autre', true, true);
select is(pg_temp.names('review => ''review_only'''), array['proprio'],
  'review_only finds a review without a photo');
select is(pg_temp.names('review => ''review_and_media'''), array['autre'],
  'review_and_media finds a review with a photo');
select ok(not pg_temp.names('review => ''no_review''') && array['proprio', 'autre'],
  'no_review leaves out accounts with a review');
select pg_temp.decide('autre', false, true);
select is(pg_temp.names('review => ''media_only'''), array['autre'],
  'media_only finds a photo without a review');
select ok(not pg_temp.names(format('review => %L', filter)) && array['autre'],
  filter || ' leaves out a photo without a review')
from unnest(array['no_review', 'review_only', 'review_and_media']) as filter;
select is(pg_temp.first_user('search => ''proprio''', 'decided_by'), 'cheffe',
  'the list says who decided on a review');
select is(
  jsonb_array_length(pg_temp.rows('admin_users(page_size => 1)')), 1,
  'a page has the requested size');
select is(
  (
    select array_agg(
      (pg_temp.names(format('search => ''secret.test'', page_size => 1, page => %s', page)))[1]
      order by page)
    from generate_series(1, 2) as page),
  (
    select array_agg(username order by created_at desc, id) from public.users
    where email like '%secret.test' and not isnotuser),
  'search results are paged, newest account first');
select is(pg_temp.names('search => ''testproprio'''), '{}',
  'a search does not match across an address and a name');
select is(pg_temp.first_user('search => ''secret.test'', page => 999, page_size => 1', 'shown_page'), '2',
  'a search page out of range is the last page of the results');
select is(pg_temp.first_user('page => 999', 'shown_page'), '1', 'a page out of range is the last page');
select is(pg_temp.admin_attempt('select public.admin_users(review => ''autre chose'')'), '22023',
  'an unknown filter is refused');

-- Wrong answers
select is(pg_temp.rows('admin_wrong_answers(3)') #>> '{0,typed}', 'une erreur',
  'equal wrong answers are grouped');
select is(pg_temp.rows('admin_wrong_answers(3)') #>> '{0,knights}', '2',
  'a wrong answer has its number of knights');
select is(pg_temp.rows('admin_wrong_answers(3)') #>> '{0,almost}', 'false',
  'a wrong answer is not « almost » when it was so for no knight');
update private.wrong_answers set almost = true
where enigme_id = tests.riddle(3) and user_id = tests.knight('autre');
select is(pg_temp.rows('admin_wrong_answers(3)') #>> '{0,almost}', 'true',
  'a wrong answer is « almost » when it was so for one knight');
select is(
  pg_temp.as_admin('select public.submit_answer(3, ''essai de l equipe'')') ->> 'status', 'wrong',
  'an admin can play');
select is(jsonb_array_length(pg_temp.rows('admin_wrong_answers(3)')), 1,
  'wrong answers of test accounts are left out');

-- « autre » answers day 3 wrongly, then reveals every hint and the answer; « proprio » has not
-- completed it.
update private.wrong_answers set first_at = now() - interval '1 hour' where enigme_id = tests.riddle(3);
select tests.act_as(tests.knight('autre'));
select public.reveal_hint(3, rang) from generate_series(1, 3) as rang;
select public.reveal_answer(3);
select tests.act_as(null);
select is(pg_temp.as_admin('select public.accept_answer(3, ''Une Erreur !'')'),
  '{"status": "accepted", "regraded": 2}', 'both knights who gave the variant are regraded');
select results_eq(
  'select score, revealed from public.enigme_progress where enigme_id = tests.riddle(3) order by user_id',
  'values (5, false), (5, false)', 'each gets what the answer was worth when it was given');
select is_empty($$
  select from public.users
  where total_score <> private.review_bonus(review_points, media_points)
    + (select coalesce(sum(score), 0) from public.enigme_progress where user_id = users.id)
$$, 'totals equal the sum of the rows');
select is(pg_temp.as_admin('select public.accept_answer(3, ''une erreur'')'),
  '{"status": "already_accepted", "regraded": 0}', 'accepting again regrades no one');
select is(
  (select count(*) from private.accepted_answers where admin_id = tests.knight('cheffe')),
  1::bigint, 'the accepted variant is audited');
select bag_eq('select score_before, score_after from private.answer_regrades',
  'values (null::integer, 5), (0, 5)', 'each regrade is audited');
select is_empty($$
  select from private.wrong_answers where enigme_id = tests.riddle(3) and user_id <> tests.knight('cheffe')
$$, 'a regraded answer is no longer stored as wrong');
select is(pg_temp.rows('admin_wrong_answers(3)'), '[]'::jsonb,
  'a regraded answer leaves the list of wrong answers');
select tests.play_edition(tests.edition());
select is((private.judge_text('riddle', 'tests', tests.riddle(3), 'UNE erreur')).verdict, 'right',
  'applying the edition again keeps an accepted variant');
select is((private.judge_text('riddle', 'tests', tests.riddle(4), 'une erreur')).verdict, 'wrong',
  'a variant is accepted for its riddle only');

-- Names
create function pg_temp.rename(name text, new_name text) returns text
language sql as $$
  select tests.attempt('authenticated', tests.knight(name),
    format('update public.users set username = %L where id = %L', new_name, tests.knight(name)))
$$;
select is(pg_temp.rename('proprio', 'L''uneerreur'), '22023',
  'a name may not contain an accepted variant that its knight has found');
select is(pg_temp.rename('cheffe', 'L''uneerreur'), '1 row',
  'a name may contain a variant that its knight has not found');
select is(pg_temp.rename('proprio', 'Perceval'), '1 row', 'another name is allowed');

select is(pg_temp.admin_attempt('select public.accept_answer(3, '' ! '')'), '22023',
  'an empty variant is refused');
select is(pg_temp.admin_attempt('select public.accept_answer(23, ''mot'')'), 'PT404',
  'a variant for a missing riddle is refused');

-- « proprio » solved day 1 with a hint, after giving a variant.
create function pg_temp.progress_of_day_1() returns text
language sql as $$
  select format('select score, hints_used from public.enigme_progress
    where enigme_id = tests.riddle(1) and user_id = %L', tests.knight('proprio'))
$$;
insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at)
values (
  tests.knight('proprio'), 'riddle', 'tests', tests.riddle(1), 'autrefacon', 'autre façon',
  now() - interval '1 hour', now() - interval '1 hour');
select is(pg_temp.as_admin('select public.accept_answer(1, ''autre façon'')') ->> 'regraded', '1',
  'a solved riddle is regraded');
select results_eq(pg_temp.progress_of_day_1(), 'values (5, 0)',
  'a variant given before the hint is worth more and replaces the score');
insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at)
values (tests.knight('proprio'), 'riddle', 'tests', tests.riddle(1), 'encoreunefacon', 'encore une façon', now(), now());
select pg_temp.as_admin('select public.accept_answer(1, ''encore une façon'')');
select results_eq(pg_temp.progress_of_day_1(), 'values (5, 0)',
  'a variant given after the hint is worth less and lowers nothing');

select * from finish();
rollback;
