-- Why: the staff's desk: the list of accounts is searched and paged by the server, and accepting a variant regrades those who
-- gave it, once.
begin;
select tests.furnish();
select plan(50);

create function pg_temp.as_staff(statement text) returns jsonb
language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.become(tests.knight('cheffe'));
  execute statement into answer;
  perform tests.become(null);
  return answer;
end $$;
create function pg_temp.names(statement text) returns text[]
language sql as $$
  select coalesce(array_agg(line ->> 'username' order by line ->> 'username'), '{}')
  from jsonb_array_elements(pg_temp.as_staff(statement) -> 'rows') as line
$$;

-- The list
update public.users set isnotuser = true where id = tests.knight('cheffe');
select is((pg_temp.as_staff('select public.admin_users()') ->> 'total')::integer, (select count(*)::integer from public.users where not isnotuser),
  'test accounts are hidden unless asked');
select is((pg_temp.as_staff('select public.admin_users(hide_test_accounts => false)') ->> 'total')::integer, (select count(*)::integer from public.users),
  'and shown when asked');
select is(pg_temp.names('select public.admin_users(search => ''PROPRIO'')'), array['proprio'], 'a name is found whatever its case');
select is(pg_temp.names('select public.admin_users(search => ''autre@SECRET'')'), array['autre'], 'so is an address');
update public.users set username = 'Éloïse Cœur', display_name = 'Éloïse Cœur' where id = tests.knight('proprio');
select is(pg_temp.names(format('select public.admin_users(search => %L)', typed)), array['Éloïse Cœur'], typed || ' finds Éloïse Cœur')
from unnest(array['eloise', 'ÉLOÏSE', normalize('Éloïse', nfd), 'coeur', ' se cŒ ']) as typed;
select is(pg_temp.names('select public.admin_users(search => ''élodie'')'), '{}', 'another name is not found');
update public.users set username = 'proprio', display_name = 'proprio' where id = tests.knight('proprio');
select is(pg_temp.names('select public.admin_users(search => ''%'')'), '{}', 'no letter of a search is a wildcard');
select is(pg_temp.as_staff('select public.admin_users(search => ''proprio'')') #> '{rows,0,decision}', 'null'::jsonb, 'nobody has decided yet');
select pg_temp.as_staff(format('select to_jsonb(public.validate_user_review(%L, true, false))', tests.knight('proprio')));
select pg_temp.as_staff(format('select to_jsonb(public.validate_user_review(%L, true, true))', tests.knight('autre')));
select is(pg_temp.names('select public.admin_users(review => ''review_only'')'), array['proprio'], 'a review without its photo');
select is(pg_temp.names('select public.admin_users(review => ''review_and_media'')'), array['autre'], 'a review with its photo');
select ok(not pg_temp.names('select public.admin_users(review => ''no_review'')') && array['proprio', 'autre'], 'neither');
select pg_temp.as_staff(format('select to_jsonb(public.validate_user_review(%L, false, true))', tests.knight('autre')));
select is(pg_temp.names('select public.admin_users(review => ''media_only'')'), array['autre'], 'a photo without its review');
select ok(not pg_temp.names(format('select public.admin_users(review => %L)', filter)) && array['autre'], 'which is not ' || filter)
from unnest(array['no_review', 'review_only', 'review_and_media']) as filter;
select is(pg_temp.as_staff('select public.admin_users(search => ''proprio'')') #>> '{rows,0,decision,admin_name}', 'cheffe', 'who decided is told');
select is(jsonb_array_length(pg_temp.as_staff('select public.admin_users(page_size => 1)') -> 'rows'), 1, 'a page holds what was asked');
select is(
  (select array_agg((pg_temp.names(format('select public.admin_users(search => ''secret.test'', page_size => 1, page => %s)', page)))[1] order by page)
    from generate_series(1, 2) as page),
  (select array_agg(username order by created_at desc, id) from public.users where email like '%secret.test' and not isnotuser),
  'what is found is paged too, newest first');
select is(pg_temp.names('select public.admin_users(search => ''testproprio'')'), '{}', 'nothing is found across an address and a name');
select is((pg_temp.as_staff('select public.admin_users(search => ''secret.test'', page => 999, page_size => 1)') ->> 'page')::integer, 2,
  'the last page of what is found is the nearest to one out of range');
select is((pg_temp.as_staff('select public.admin_users(page => 999)') ->> 'page')::integer, 1, 'a page out of range is the nearest');
select is(tests.attempt('authenticated', tests.knight('cheffe'), 'select public.admin_users(review => ''autre chose'')'), '22023', 'an unknown filter is refused');

-- Wrong answers
select is(pg_temp.as_staff('select public.admin_wrong_answers(3)') #>> '{0,typed}', 'une erreur', 'what was typed in vain is grouped');
select is((pg_temp.as_staff('select public.admin_wrong_answers(3)') #>> '{0,knights}')::integer, 2, 'from how many knights');

select is(pg_temp.as_staff('select public.admin_wrong_answers(3)') #>> '{0,almost}', 'false', 'and that nobody was told « Presque »');
update private.wrong_answers set almost = true where enigme_id = 3 and user_id = tests.knight('autre');
select is(pg_temp.as_staff('select public.admin_wrong_answers(3)') #>> '{0,almost}', 'true', 'or that somebody was');
select is(pg_temp.as_staff('select public.submit_answer(3, ''essai de l equipe'')') ->> 'status', 'wrong', 'the staff tries what it likes');
select is(jsonb_array_length(pg_temp.as_staff('select public.admin_wrong_answers(3)')), 1, 'and a test account is not among the wrong answers');

-- « autre » sees every hint of day 3 and gives up after having answered; « proprio » is still looking.
update private.wrong_answers set first_at = now() - interval '1 hour' where enigme_id = 3;
select tests.become(tests.knight('autre'));
select public.reveal_hint(3, rang) from generate_series(1, 3) as rang;
select public.reveal_answer(3);
select tests.become(null);
select is(pg_temp.as_staff('select public.accept_answer(3, ''Une Erreur !'')'), '{"status": "accepted", "regraded": 2}', 'both are regraded');
select results_eq('select score, revealed from public.enigme_progress where enigme_id = 3 order by user_id', 'values (5, false), (5, false)',
  'each with what the answer was worth when they gave it');
select is_empty('select 1 from public.users where total_score <> private.review_bonus(review_points, media_points)
  + (select coalesce(sum(score), 0) from public.enigme_progress where user_id = users.id)', 'totals agree with the rows');
select is(pg_temp.as_staff('select public.accept_answer(3, ''une erreur'')'), '{"status": "already_accepted", "regraded": 0}', 'only once');
select is((select count(*) from private.accepted_answers where admin_id = tests.knight('cheffe')), 1::bigint, 'the variant is audited');
select bag_eq('select score_before, score_after from private.answer_regrades', 'values (null::integer, 5), (0, 5)', 'and every regrade');
select is_empty('select 1 from private.wrong_answers where enigme_id = 3 and user_id <> tests.knight(''cheffe'')', 'what was regraded is not regraded again');
select is(pg_temp.as_staff('select public.admin_wrong_answers(3)'), '[]'::jsonb, 'it is no longer a wrong answer');
select private.apply_edition(tests.edition());
select is((private.judge_text(3, 'UNE erreur')).verdict, 'right', 'applying the edition again does not forget it');
select is((private.judge_text(4, 'une erreur')).verdict, 'wrong', 'it is right for its riddle alone');

-- Names
create function pg_temp.renamed(person text) returns text
language sql as $$
  select tests.attempt('authenticated', tests.knight(person),
    format('update public.users set username = ''L''''uneerreur'' where id = %L', tests.knight(person)))
$$;
select is(pg_temp.renamed('proprio'), '22023', 'a name may not hold a variant that was accepted');
select is(pg_temp.renamed('cheffe'), '1 row', 'to those who have not found it, nothing is told by refusing');
select is(tests.attempt('authenticated', tests.knight('proprio'),
  format('update public.users set username = ''Erreur'' where id = %L', tests.knight('proprio'))), '1 row', 'another name is as good as ever');

select is(tests.attempt('authenticated', tests.knight('cheffe'), 'select public.accept_answer(3, '' ! '')'), '22023', 'an empty answer is refused');
select is(tests.attempt('authenticated', tests.knight('cheffe'), 'select public.accept_answer(23, ''mot'')'), 'PT404', 'so is a riddle that does not exist');

-- « proprio » solved day 1 with a hint, having typed a variant before it.
insert into private.wrong_answers (user_id, enigme_id, normalized, typed, first_at, last_at)
values (tests.knight('proprio'), 1, 'autrefacon', 'autre façon', now() - interval '1 hour', now() - interval '1 hour');
select is(pg_temp.as_staff('select public.accept_answer(1, ''autre façon'')') ->> 'regraded', '1', 'a riddle that is solved is regraded');
select results_eq(format('select score, hints_used from public.enigme_progress where enigme_id = 1 and user_id = %L', tests.knight('proprio')),
  'values (5, 0)', 'to what the variant was worth, in the place of what it had');
insert into private.wrong_answers (user_id, enigme_id, normalized, typed, first_at, last_at)
values (tests.knight('proprio'), 1, 'encoreunefacon', 'encore une façon', now(), now());
select pg_temp.as_staff('select public.accept_answer(1, ''encore une façon'')');
select results_eq(format('select score, hints_used from public.enigme_progress where enigme_id = 1 and user_id = %L', tests.knight('proprio')),
  'values (5, 0)', 'another that was worth less, typed after the hint, takes nothing back');

select * from finish();
rollback;
