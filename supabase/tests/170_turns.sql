-- Why: two tabs of a knight, and an admin beside them, take turns because each call locks the knight's row before it reads what it
-- decides by. One connection cannot wait for itself: here the lock itself is looked for, after calls that write nothing to the row
-- (bench/turns.test.ts has two connections, where there is a PostgreSQL).
begin;
select private.apply_edition(tests.edition());
select plan(16);

-- A foreign key locks the row it refers to as well, which tells nothing about turns: its triggers stay silent in this file.
create function pg_temp.is_locked(knight uuid) returns boolean
language sql as $$ select xmax <> 0 from public.users where id = knight $$;
create function pg_temp.locks(name text, caller uuid, statement text) returns text
language plpgsql as $$
declare
  before boolean;
  said text;
begin
  before := pg_temp.is_locked(tests.knight(name));
  perform tests.become(caller);
  set local session_replication_role = replica;
  execute statement into said;
  set local session_replication_role = origin;
  perform tests.become(null);
  return concat_ws(' ', case before when true then 'locked' when false then 'free' end, coalesce(said::jsonb ->> 'status', 'done'),
    case pg_temp.is_locked(tests.knight(name)) when true then 'locked' when false then 'free' end);
end $$;
create function pg_temp.locks_own(statement text) returns text
language plpgsql as $$
declare
  name text := 'seul' || md5(statement);
begin
  perform tests.make_knight(name, '{}');
  return pg_temp.locks(name, tests.knight(name), statement);
end $$;

select is(pg_temp.locks_own('select public.my_standing()'), 'free done free', 'what only reads locks no row');
select is(pg_temp.locks_own('select public.reveal_answer(4)'), 'free refused locked', 'a refused reveal locks the knight''s row');
select is(pg_temp.locks_own('select public.reveal_hint(4, 2)'), 'free refused locked', 'so does a refused hint');
select is(pg_temp.locks_own('select public.submit_answer(4, ''une erreur'')'), 'free wrong locked', 'so does a wrong answer');
select is(pg_temp.locks_own('select public.submit_defi(1, ''une erreur'')'), 'free refused locked', 'so does a refused second question');
select is(pg_temp.locks_own('select public.submit_sentence(''une erreur'')'), 'free refused locked', 'so does a refused sentence');
select is(pg_temp.locks_own('select public.reveal_feast_hint(1)'), 'free refused locked', 'so does a refused hint of the feast');
select is(pg_temp.locks_own('select public.reveal_sentence()'), 'free refused locked', 'so does a sentence that is not given up yet');
-- These two write the totals again: for want of that, the row shows the lock alone.
create or replace function private.refresh_totals(knight uuid) returns public.users
language sql set search_path = '' as $$ select users from public.users where users.id = knight $$;
select is(pg_temp.locks_own('select public.import_progress(''[]'')'), 'free done locked', 'so does an import of nothing');
select is(pg_temp.locks_own('select public.reset_progress()'), 'free done locked', 'so does a journey begun again');

select tests.make_knight('cheffe');
update public.users set is_admin = true where id = tests.knight('cheffe');
select tests.make_knight('jugee');
select is(pg_temp.locks('jugee', tests.knight('cheffe'),
  format('select to_jsonb(public.validate_user_review(%L, false, false))', tests.knight('jugee'))),
  'free done locked', 'a decision that changes nothing locks the row of the knight it is about');

-- Accepting a variant: what the regrade finds when it begins.
select tests.make_knight('relue'), tests.make_knight('ailleurs');
create table pg_temp.found (knight uuid, locked boolean);
create or replace function private.regrade(knight uuid, day integer, answered text, answered_at timestamptz) returns void
language sql set search_path = '' as $$ insert into pg_temp.found select knight, users.xmax <> 0 from public.users where users.id = knight $$;
set local session_replication_role = replica;
insert into private.wrong_answers (user_id, enigme_id, normalized, typed, first_at, last_at)
values (tests.knight('relue'), 3, 'uneerreur', 'une erreur', now(), now()), (tests.knight('ailleurs'), 4, 'uneerreur', 'une erreur', now(), now());
set local session_replication_role = origin;
create function pg_temp.held() returns setof integer
language sql as $$
  select objid::integer from pg_catalog.pg_locks
  where locktype = 'advisory' and pid = pg_backend_pid() and granted and mode = 'ExclusiveLock'
    and classid::bigint = (hashtext('accept_answer')::bigint & 4294967295)
$$;
select is_empty('select pg_temp.held()', 'nobody is accepting an answer');
select is(pg_temp.locks('relue', tests.knight('cheffe'), 'select public.accept_answer(3, ''une erreur'')'), 'free accepted locked',
  'accepting a variant locks the row of who gave it');
select results_eq('select knight, locked from pg_temp.found', format('values (%L::uuid, true)', tests.knight('relue')),
  'before anything is regraded');
select is(pg_temp.is_locked(tests.knight('ailleurs')), false, 'and no other row');
select results_eq('select pg_temp.held()', 'values (3)', 'the riddle is held until the end, against another admin');

select * from finish();
rollback;
