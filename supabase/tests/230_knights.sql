-- The knights of an account (rules 28, decision 0026): which one plays, adding, changing and removing
-- them. 240_knight_matrix.sql tries every relation and function with each header.
begin;
select tests.insert_fixtures();
select plan(52);

create function pg_temp.play_as(knight text) returns void
language sql as $$
  select set_config('request.headers', case
    when knight is null then '' else jsonb_build_object('x-knight', knight)::text end, true);
  select null::void
$$;
create function pg_temp.add_knight(account text, name text, portrait integer default 1) returns uuid
language plpgsql as $$
declare
  added uuid;
begin
  perform tests.act_as(tests.knight(account));
  added := (public.add_knight(name, portrait) ->> 'id')::uuid;
  perform tests.act_as(null);
  return added;
end $$;
create function pg_temp.knight_of(account text, header text) returns uuid
language plpgsql as $$
begin
  perform tests.act_as(tests.knight(account));
  perform pg_temp.play_as(header);
  return private.current_knight();
end $$;
create function pg_temp.attempt(account text, header text, statement text) returns text
language plpgsql as $$
begin
  perform pg_temp.play_as(header);
  return tests.attempt('authenticated', tests.knight(account), statement);
end $$;
create function pg_temp.fails(account text, statement text, code text, reason text, title text)
returns text
language plpgsql as $$
declare
  found_code text;
  found_reason text;
begin
  perform tests.act_as(tests.knight(account));
  begin
    execute statement;
  exception when others then
    get stacked diagnostics found_code = returned_sqlstate, found_reason = pg_exception_hint;
  end;
  return is(concat_ws(' ', found_code, found_reason), concat_ws(' ', code, reason), title);
end $$;

create table pg_temp.made as
select pg_temp.add_knight('proprio', 'Perceval', 4) as child, pg_temp.add_knight('autre', 'Lancelot') as stranger;
create function pg_temp.child() returns uuid language sql as $$ select child from pg_temp.made $$;
create function pg_temp.stranger() returns uuid language sql as $$ select stranger from pg_temp.made $$;

-- Which knight plays
select is(pg_temp.knight_of('proprio', null), tests.knight('proprio'),
  'without the header the first knight plays, which has the account''s id');
select is(pg_temp.knight_of('proprio', header), tests.knight('proprio'), format('%L is no header', header))
from unnest(array['', '  ']) as header;
select is(pg_temp.knight_of('proprio', tests.knight('proprio')::text), tests.knight('proprio'),
  'the header may name the first knight');
select is(pg_temp.knight_of('proprio', upper(pg_temp.child()::text)), pg_temp.child(),
  'the header names another knight of the account');
select pg_temp.fails('proprio', format('select pg_temp.knight_of(''proprio'', %L)', header), 'PT404', 'unknown_knight',
  format('%L is unknown', left(header, 40)))
from unnest(array[
  tests.knight('autre')::text, pg_temp.stranger()::text, '00000000-0000-4000-8000-000000000000',
  '{' || pg_temp.child() || '}', replace(pg_temp.child()::text, '-', ''), 'null',
  pg_temp.child() || e'\n' || pg_temp.child(), ''' or true --', repeat('a', 10000)
]) as header;
select is(pg_temp.knight_of('proprio', pg_temp.child() || ' '), pg_temp.child(), 'spaces round it mean nothing');
select pg_temp.play_as(pg_temp.child()::text);
select tests.act_as(null);
select is(private.current_knight(), null, 'a visitor is no knight, whatever the header');

-- Each knight has a journey
select is(pg_temp.attempt('proprio', pg_temp.child()::text, 'select from public.enigme_progress'), '0 rows',
  'a new knight has no progress');
select is(pg_temp.attempt('proprio', pg_temp.child()::text, 'select from public.users'), '1 row',
  'a knight reads their own row, not the one of a brother or sister');
select is(
  pg_temp.attempt('proprio', pg_temp.child()::text, format('select from public.users where id = %L', tests.knight('proprio'))),
  '0 rows', 'a knight does not read the row that has the e-mail address');
select pg_temp.play_as(pg_temp.child()::text);
select tests.act_as(tests.knight('proprio'));
select is(public.submit_answer(1, 'motcache 1') ->> 'score', '5', 'a knight answers for themselves');
select is((public.my_standing() ->> 'total_score')::integer, 5, 'and has a standing of their own');
select pg_temp.play_as(null);
select is(
  (select array_agg(total_score order by is_first) from public.my_knights()), array[5, 3],
  'the account reads the points of each knight');
select is(
  (select array_agg(row(name, portrait, is_first, completed_enigmes)::text order by is_first desc) from public.my_knights()),
  array['(proprio,1,t,1)', '(Perceval,4,f,1)'], 'and their names and portraits, the first knight first');
select tests.act_as(tests.knight('autre'));
select is((select count(*) from public.my_knights()), 2::bigint, 'an account reads its own knights alone');

-- Changing
select pg_temp.fails('proprio', format('select public.change_knight(%L, ''Galaad'', 2)', knight), 'PT404', 'unknown_knight',
  'a knight of another account cannot be changed')
from unnest(array[pg_temp.stranger(), tests.knight('autre'), '00000000-0000-4000-8000-000000000000', null]) as knight;
select pg_temp.fails('proprio', format('select public.change_knight(%L, %L, %s)', pg_temp.child(), name, portrait), '22023', reason,
  format('refused: %s', reason))
from (values ('Perceval', 13, 'portrait_unknown'), ('Perceval', 0, 'portrait_unknown'), ('', 1, 'name_blank'),
  ('Connard', 1, 'name_insult'), ('cheffe', 1, 'name_reserved'), ('Motcaché 1', 1, 'name_contains_answer')
) as wanted (name, portrait, reason);
select tests.act_as(tests.knight('proprio'));
select is(public.change_knight(pg_temp.child(), 'Galaad', 12), '{"status": "changed"}', 'a knight is given another name and portrait');
select is(public.change_knight(pg_temp.child(), portrait => 11), '{"status": "changed"}', 'or only a portrait');
select is(
  (select row(username, display_name, portrait)::text from public.users where id = pg_temp.child()), '(Galaad,Galaad,11)',
  'which the row says');
update public.users set name_withheld = 'name_contains_answer' where id = pg_temp.child();
select is(public.change_knight(pg_temp.child(), 'Galaad', 10), '{"status": "changed"}', 'the same name is no change');
select is((select name_withheld from public.users where id = pg_temp.child()), 'name_contains_answer',
  'and stays withheld');

-- Adding
select pg_temp.fails('proprio', format('select public.add_knight(%L, %s)', name, portrait), '22023', reason,
  format('no knight is added: %s', reason))
from (values ('Yvain', 13, 'portrait_unknown'), (' ', 1, 'name_blank'), (null, 1, 'name_blank'), ('Connard', 1, 'name_insult')
) as wanted (name, portrait, reason);
select is((select count(*) from public.users where account_id = tests.knight('proprio')), 2::bigint,
  'a refused knight leaves no row');
select tests.act_as(tests.knight('proprio'));
select public.add_knight('Frère ' || letter, 1) from unnest(array['A', 'B', 'C', 'D']) as letter;
select pg_temp.fails('proprio', 'select public.add_knight(''Yvain'', 1)', 'PT409', 'too_many_knights', 'an account has six knights at most');

-- Removing
select pg_temp.fails('proprio', format('select public.remove_knight(%L)', knight), 'PT404', 'unknown_knight',
  'a knight of another account cannot be removed')
from unnest(array[pg_temp.stranger(), tests.knight('autre'), null]) as knight;
select pg_temp.fails('proprio', format('select public.remove_knight(%L)', tests.knight('proprio')), '22023', 'first_knight',
  'the first knight goes with the account');
select tests.act_as(tests.knight('proprio'));
select is(public.remove_knight(pg_temp.child()), '{"status": "removed"}', 'another one is removed');
select is_empty(format($$
  select relation from tests.rows_about(%L) as relation
$$, pg_temp.child()), 'and leaves no row anywhere');
select pg_temp.fails('proprio', format('select pg_temp.knight_of(''proprio'', %L)', pg_temp.child()), 'PT404', 'unknown_knight',
  'a removed knight is unknown');

select * from finish();
rollback;
