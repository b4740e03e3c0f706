-- Every call that writes locks the knight's row before it reads, so that two tabs and an admin run
-- one after the other. With a single connection this file can only look for the lock, after calls
-- that do not update the row; tools/bench/concurrency.test.ts uses two connections.
begin;
select tests.play_edition(tests.edition());
select plan(16);

-- Foreign keys lock the rows they refer to as well: their triggers are disabled in this file.
-- The one of the search text, which is written with the knight's row, is dropped.
alter table private.search_texts drop constraint search_texts_user_id_fkey;
create function pg_temp.is_locked(knight uuid) returns boolean
language sql as $$ select xmax <> 0 from public.users where id = knight $$;
create function pg_temp.locks(name text, caller uuid, statement text) returns text
language plpgsql as $$
declare
  before boolean;
  reply text;
begin
  before := pg_temp.is_locked(tests.knight(name));
  perform tests.act_as(caller);
  set local session_replication_role = replica;
  execute statement into reply;
  set local session_replication_role = origin;
  perform tests.act_as(null);
  return concat_ws(' ',
    case before when true then 'locked' when false then 'free' end,
    coalesce(reply::jsonb ->> 'status', 'done'),
    case pg_temp.is_locked(tests.knight(name)) when true then 'locked' when false then 'free' end);
end $$;
create function pg_temp.locks_own(statement text) returns text
language plpgsql as $$
declare
  name text := 'seul' || md5(statement);
begin
  perform tests.create_knight(name, '{}');
  return pg_temp.locks(name, tests.knight(name), statement);
end $$;

select is(pg_temp.locks_own('select public.my_standing()'), 'free done free',
  'a call that only reads locks no row');
select is(pg_temp.locks_own(statement), outcome, format('%s locks the knight''s row', name))
from (values
  ('a refused reveal', 'select public.reveal_answer(4)', 'free refused locked'),
  ('a refused hint', 'select public.reveal_hint(4, 2)', 'free refused locked'),
  ('a wrong answer', 'select public.submit_answer(4, ''une erreur'')', 'free wrong locked'),
  ('a refused bonus answer', 'select public.submit_bonus_answer(1, ''une erreur'')',
    'free refused locked'),
  ('a refused final sentence', 'select public.submit_final_sentence(''une erreur'')',
    'free refused locked'),
  ('a refused hint of the final sentence', 'select public.reveal_final_sentence_hint(1)',
    'free refused locked'),
  ('a refused reveal of the final sentence', 'select public.reveal_final_sentence()',
    'free refused locked')
) as calls (name, statement, outcome);
-- Import and reset would update the row; without it, the row only has the lock.
create or replace function private.refresh_totals(
  knight uuid, has_review boolean default null, has_media boolean default null
) returns public.users
language sql set search_path = '' as $$ select users from public.users where users.id = knight $$;
select is(pg_temp.locks_own('select public.import_progress(''[]'')'), 'free done locked',
  'an empty import locks the knight''s row');
select is(pg_temp.locks_own('select public.reset_progress()'), 'free done locked',
  'a reset locks the knight''s row');

select tests.create_knight('cheffe');
update public.users set is_admin = true where id = tests.knight('cheffe');
select tests.create_knight('jugee');
select is(pg_temp.locks('jugee', tests.knight('cheffe'),
  format('select to_jsonb(public.validate_user_review(%L, false, false))', tests.knight('jugee'))),
  'free done locked', 'a review decision that changes nothing locks the knight''s row');

-- Accepting a variant: the state of the lock when private.regrade starts.
select tests.create_knight('relue'), tests.create_knight('ailleurs');
create table pg_temp.found (knight uuid, locked boolean);
create or replace function private.regrade(
  knight uuid, riddle integer, answered text, answered_at timestamptz
) returns void
language sql set search_path = '' as $$
  insert into pg_temp.found
  select knight, users.xmax <> 0 from public.users where users.id = knight
$$;
set local session_replication_role = replica;
insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at)
values
  (tests.knight('relue'), 'riddle', 'tests', tests.riddle(3), 'uneerreur', 'une erreur', now(), now()),
  (tests.knight('ailleurs'), 'riddle', 'tests', tests.riddle(4), 'uneerreur', 'une erreur', now(), now());
set local session_replication_role = origin;
create function pg_temp.locked_riddles() returns setof integer
language sql as $$
  select objid::integer from pg_catalog.pg_locks
  where locktype = 'advisory'
    and pid = pg_backend_pid()
    and granted
    and mode = 'ExclusiveLock'
    and classid::bigint = (hashtext('accept_answer')::bigint & 4294967295)
$$;
select is_empty('select pg_temp.locked_riddles()',
  'no riddle is locked before a variant is accepted');
select is(
  pg_temp.locks('relue', tests.knight('cheffe'),
    'select public.accept_answer(3, ''une erreur'')'),
  'free accepted locked', 'accepting a variant locks the row of each knight who gave it');
select results_eq(
  'select knight, locked from pg_temp.found',
  format('values (%L::uuid, true)', tests.knight('relue')),
  'the row is locked before the regrade starts');
select is(pg_temp.is_locked(tests.knight('ailleurs')), false,
  'accepting a variant locks no row of other knights');
select results_eq('select pg_temp.locked_riddles()', 'select tests.riddle(3)',
  'accepting a variant locks the riddle until the end, against another admin');

select * from finish();
rollback;
