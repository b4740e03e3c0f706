-- A class (rules 25.7 and 25.8, decision 0024): its account reads the key and rehearses, which records
-- nothing and costs the rank; no other account does.
begin;
select tests.insert_fixtures();
select plan(23);

create function pg_temp.as_knight(name text, statement text) returns jsonb
language plpgsql as $$
declare
  reply jsonb;
begin
  perform tests.act_as(tests.knight(name));
  execute statement into reply;
  perform tests.act_as(null);
  return reply;
end $$;
create function pg_temp.try(name text, statement text) returns text
language sql as $$ select tests.attempt('authenticated', tests.knight(name), statement) $$;
-- Every row of the database, as a digest by table.
create function pg_temp.rows() returns jsonb
language plpgsql as $$
declare
  target record;
  digest text;
  found jsonb := '{}';
begin
  for target in
    select schemaname, tablename from pg_catalog.pg_tables
    where schemaname in ('public', 'private', 'auth')
  loop
    execute format(
      'select md5(coalesce(string_agg(row::text, '','' order by row::text), '''')) from %I.%I as row',
      target.schemaname, target.tablename) into digest;
    found := found || jsonb_build_object(target.schemaname || '.' || target.tablename, digest);
  end loop;
  return found;
end $$;

-- An attack: other accounts, and visitors
create temporary table guarded as
  select * from (values
    ('select public.class_key()'),
    ('select public.class_key(''past'')'),
    ('select public.rehearse_answer(1, ''motcache 1'')'),
    ('update public.users set is_class = true where id = auth.uid()')
  ) as listed (statement);
select is(pg_temp.try('autre', statement), '42501', 'a knight is refused: ' || statement) from guarded;
select is(tests.attempt('anon', null, statement), '42501', 'a visitor is refused: ' || statement)
from guarded;

select is(pg_temp.as_knight('proprio', 'select public.become_class()'), '{"status": "changed"}',
  'an account becomes a class''s');
select is(pg_temp.as_knight('proprio', 'select public.become_class()'), '{"status": "unchanged"}',
  'once');
select is(pg_temp.try('autre', 'select public.class_key()'), '42501',
  'a class''s key is not another account''s');
select is(pg_temp.try('proprio', 'update public.users set is_class = false where id = auth.uid()'),
  '42501', 'a class cannot take its place in the ranking back');

-- No rank, and no way to one
select is_empty(format('select from private.ranked_players where id = %L', tests.knight('proprio')),
  'a class is out of the ranking');
select is(
  pg_temp.as_knight('proprio', 'select public.my_standing()') - '{player_count,total_score,completed_enigmes,last_quest_at}'::text[],
  '{"rank": null, "page": null, "out_of_ranking": false, "is_class": true}',
  'the standing of a class says that it is a class');

-- The key, and the rehearsal
create temporary table before as select pg_temp.rows() as digests;
select is(
  (select array_agg((each ->> 'day')::integer order by (each ->> 'day')::integer)
   from jsonb_array_elements(pg_temp.as_knight('proprio', 'select public.class_key()')) as each),
  (select array_agg(day_number order by day_number) from public.enigme_calendar
   where edition = 'tests' and is_open),
  'the key has every open day and no closed one');
select is(
  (select jsonb_build_array(each ->> 'answer', jsonb_array_length(each -> 'hints'), each ? 'closing')
   from jsonb_array_elements(pg_temp.as_knight('proprio', 'select public.class_key()')) as each
   where each -> 'day' = '4'),
  '["Motcaché 4", 3, true]', 'with its answer, its hints and the end of its story');
select is(
  pg_temp.as_knight('proprio', format('select public.rehearse_answer(4, %L)', typed)) ->> 'verdict',
  verdict, format('a rehearsal judges « %s »', typed))
from (values ('motcache 4', 'right'), ('rien du tout', 'wrong')) as typing (typed, verdict);
select is(pg_temp.try('proprio', 'select public.rehearse_answer(20, ''motcache 20'')'), 'PT403',
  'a closed day is not rehearsed');
select is(pg_temp.try('proprio', 'select public.class_key(''draft'')'), 'PT404',
  'nor is an edition that is being written');
select is(pg_temp.rows(), (select digests from before),
  'reading the key and rehearsing change no row: no progress, attempt, hint, count or rank');

-- The page
select is(
  (select jsonb_object_agg(each ->> 'day', each - 'day')
   from jsonb_array_elements(pg_temp.as_knight('proprio', 'select public.class_days()') -> 'days') as each
   where (each -> 'day')::integer in (1, 20)),
  jsonb_build_object(
    '1', (select jsonb_build_object('title', title, 'kind', play ->> 'kind', 'mediatype', mediatype,
        'opens_at', opens_at, 'is_open', true, 'solved', true)
      from public.enigmes where edition = 'tests' and day_number = 1),
    '20', (select jsonb_build_object('opens_at', opens_at, 'is_open', false, 'solved', false)
      from public.enigmes where edition = 'tests' and day_number = 20)),
  'the class page gives the title of an open day, and of a closed one its opening time alone');

-- The next edition
select private.make_current('past');
select is((select array_agg(is_class) from public.users where is_class), null,
  'a new edition starts without classes');

select * from finish();
rollback;
