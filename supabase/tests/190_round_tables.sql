-- A round table (rules 18), by actor: its owner, a member, a former member, a stranger, a visitor.
begin;
select tests.insert_fixtures();
select plan(73);

select tests.create_knight(name) from unnest(array['membre', 'ancien', 'etranger']) as name;
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
create function pg_temp.own() returns bigint
language sql as $$ select id from private.round_tables where name = 'Table 1' $$;
create function pg_temp.code() returns text
language sql as $$ select code from private.round_tables where name = 'Table 1' $$;
create function pg_temp.seat(name text) returns bigint
language sql as $$
  select id from private.round_table_members
  where table_id = pg_temp.own() and user_id = tests.knight($1)
$$;
create function pg_temp.join_with(code text) returns text
language sql as $$ select format('select public.join_round_table(%L)', code) $$;

-- « Table 1 » is proprio's, where autre sits; membre and ancien join, and ancien leaves.
select is(pg_temp.as_knight(name, pg_temp.join_with(typed)),
  jsonb_build_object('status', 'joined', 'id', pg_temp.own()),
  format('%s joins with « %s »', name, typed))
from (values ('membre', 'bcdf ghjk'), ('ancien', ' BCDF-GHJK '), ('ancien', 'BCDFGHJK'))
  as typing (name, typed);
select is(pg_temp.as_knight('ancien', format('select public.leave_round_table(%s)', pg_temp.own())),
  '{"status": "left"}', 'a member leaves');
select is(pg_temp.seat('ancien'), null, 'who leaves leaves nothing');

-- Every function, for those who sit there or not
create temporary table calls as
  select *
  from (values
    ('select public.round_table_board(%1$s)', '1 row', 'PT404'),
    ('select public.set_round_table_unnamed(%1$s, true)', '1 row', 'PT404'),
    ('select public.rename_round_table(%1$s, ''Nos voisins'')', 'PT403', 'PT404'),
    ('select public.change_round_table_code(%1$s)', 'PT403', 'PT404'),
    ('select public.remove_round_table_member(%1$s, %2$s)', 'PT403', 'PT404'),
    ('select public.leave_round_table(%1$s)', '1 row', '1 row'),
    ('select public.delete_round_table(%1$s)', 'PT403', '1 row')
  ) as listed (statement, to_member, to_others);
select is(pg_temp.try('proprio', format(statement, pg_temp.own(), pg_temp.seat('autre'))), '1 row',
  'the owner: ' || statement)
from calls;
select is(pg_temp.try('membre', format(statement, pg_temp.own(), pg_temp.seat('autre'))), to_member,
  'a member: ' || statement)
from calls;
select is(pg_temp.try(name, format(statement, pg_temp.own(), pg_temp.seat('autre'))), to_others,
  format('%s: %s', name, statement))
from calls, unnest(array['ancien', 'etranger', 'cheffe']) as name;
select is(tests.attempt('anon', null, format(statement, pg_temp.own(), pg_temp.seat('autre'))),
  '42501', 'a visitor: ' || statement)
from calls;
select is(
  pg_temp.try(name, format('select * from private.%s', relation)), '42501',
  format('%s cannot read %s', name, relation))
from unnest(array['proprio', 'etranger']) as name,
  unnest(array['round_tables', 'round_table_members']) as relation;

-- Shown to the holder of an invitation before joining (rule 18.10)
create function pg_temp.invitation(code text) returns text
language sql as $$ select format('select public.round_table_invitation(%L)', code) $$;
update public.users set username = 'Aurore', display_name = 'Aurore' where id = tests.knight('proprio');
select is(pg_temp.as_knight('etranger', pg_temp.invitation(typed)),
  '{"status": "open", "name": "Table 1", "owner": "Aurore", "member_count": 3}',
  format('« %s » names the table, its owner and how many sit there', typed))
from (values ('BCDFGHJK'), (' bcdf-ghjk ')) as typing (typed);
select is(tests.attempt('anon', null, pg_temp.invitation('BCDFGHJK')), '1 row', 'a visitor reads it too');
update private.round_table_members set is_unnamed = true where id = pg_temp.seat('proprio');
update private.round_tables set name_withheld = true where id = pg_temp.own();
select is(pg_temp.as_knight('etranger', pg_temp.invitation('BCDFGHJK')),
  '{"status": "open", "name": null, "owner": "Chevalier", "member_count": 3}',
  'an unnamed owner is « Chevalier », and a withheld name is not given');
update private.round_table_members set is_unnamed = false where id = pg_temp.seat('proprio');
update private.round_tables set name_withheld = false where id = pg_temp.own();
update public.users set name_withheld = 'name_hidden' where id = tests.knight('proprio');
select is(pg_temp.as_knight('etranger', pg_temp.invitation('BCDFGHJK')) ->> 'owner', 'Chevalier',
  'the owner''s hidden name is not given');
update public.users set name_withheld = null where id = tests.knight('proprio');
-- In a transaction that is rolled back: wrong codes are counted.
create function pg_temp.after_ten_wrong(name text, statement text) returns jsonb
language plpgsql as $$
declare
  reply jsonb;
begin
  for tries in 1..10 loop
    if pg_temp.as_knight(name, pg_temp.invitation('ZZZZZZZZ')) <> '{"status": "unknown"}' then
      raise exception 'A wrong code is not unknown';
    end if;
  end loop;
  reply := pg_temp.as_knight(name, statement);
  raise exception using errcode = 'ZZ000', message = reply::text;
exception
  when sqlstate 'ZZ000' then return sqlerrm::jsonb;
end $$;
select is(pg_temp.after_ten_wrong('etranger', statement) ->> 'status', 'locked',
  'ten wrong invitations lock, as ten wrong codes do: ' || statement)
from (values (pg_temp.invitation('BCDFGHJK')), (pg_temp.join_with('BCDFGHJK'))) as locked (statement);
select isnt(
  (private.code_digests(null)).account,
  (private.code_digests(tests.knight('etranger'))).account,
  'a visitor''s wrong codes are not a knight''s');
select set_config('request.headers', jsonb_build_object('x-browser', tests.knight('etranger'))::text, true);
select isnt(
  (private.code_digests(null)).account,
  (private.code_digests(tests.knight('etranger'))).account,
  'nor with a token that is the id of an account');
select set_config('request.headers', '', true);

-- Calls that change nothing
select is(
  pg_temp.as_knight('etranger', format('select public.%s(%s)', called, pg_temp.own())) ->> 'status',
  outcome, format('a stranger reads « %s » from %s', outcome, called))
from (values ('delete_round_table', 'deleted'), ('leave_round_table', 'left')) as calls (called, outcome);
select is(
  pg_temp.as_knight('proprio', format('select public.remove_round_table_member(%s, %s)', pg_temp.own(), (
    select max(id) from private.round_table_members where table_id <> pg_temp.own()))),
  '{"status": "removed"}', 'an owner removes no member of another table');
select is(
  (select count(*)::integer || ' seats, ' || pg_temp.code() from private.round_table_members),
  '7 seats, BCDFGHJK', 'the tables are as they were');
select is(
  pg_temp.try('proprio', format('select public.remove_round_table_member(%s, %s)', pg_temp.own(),
    pg_temp.seat('proprio'))),
  '22023', 'an owner does not remove themselves');

-- Removing and changing the code
select is(
  pg_temp.as_knight('proprio', format('select public.remove_round_table_member(%s, %s)',
    pg_temp.own(), pg_temp.seat('autre'))),
  '{"status": "removed"}', 'the owner removes a member');
select isnt(pg_temp.code(), 'BCDFGHJK', 'which changes the code');
select is(pg_temp.as_knight('autre', pg_temp.join_with('BCDFGHJK')), '{"status": "unknown"}',
  'the former code leads nowhere');
select is(pg_temp.as_knight('autre', pg_temp.join_with(pg_temp.code())) ->> 'status', 'joined',
  'the new one does');

-- Owners who leave
select pg_temp.as_knight('proprio', format('select public.leave_round_table(%s)', pg_temp.own()));
select is(
  private.round_table_owner(pg_temp.own()), tests.knight('membre'),
  'once the owner has left, who has sat longest is the owner');
select lives_ok(
  format('delete from auth.users where id = %L', tests.knight('membre')),
  'an owner deletes their account');
select is(
  private.round_table_owner(pg_temp.own()), tests.knight('autre'), 'the next one is the owner');
select pg_temp.as_knight('autre', format('select public.leave_round_table(%s)', pg_temp.own()));
select is(pg_temp.own(), null, 'without members a table is gone');

select * from finish();
rollback;
