-- The team hides names and takes knights out of the ranking (rules 2.6, 6.8, 8.6); a knight can do,
-- undo and read none of it, by any verb.
begin;
select tests.insert_fixtures();
select plan(37);

create function pg_temp.attack(statement text) returns text
language sql as $$ select tests.attempt('authenticated', tests.knight('proprio'), statement) $$;
create function pg_temp.decide(statement text) returns jsonb
language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.act_as(tests.knight('cheffe'));
  execute format(statement, tests.knight('proprio')) into answer;
  perform tests.act_as(null);
  return answer;
end $$;
create function pg_temp.rename(name text) returns text
language sql as $$
  select pg_temp.attack(format(
    'update public.users set username = %1$L, display_name = %1$L where id = %2$L',
    name, tests.knight('proprio')))
$$;
create function pg_temp.state() returns jsonb
language sql as $$
  select jsonb_build_object('withheld', name_withheld, 'public', public_name, 'out', out_of_ranking)
  from public.users where id = tests.knight('proprio')
$$;

-- Before any decision
select is(pg_temp.attack(statement), '42501', 'a knight cannot call ' || statement)
from unnest(array[
  format('select public.hide_name(%L, ''autre'', ''Je veux'')', tests.knight('autre')),
  format('select public.restore_name(%L, ''proprio'')', tests.knight('proprio')),
  format('select public.set_out_of_ranking(%L, true, ''Je veux'')', tests.knight('autre')),
  format('select public.set_out_of_ranking(%L, false)', tests.knight('proprio')),
  'select public.admin_log()',
  'select public.admin_users(moderation => ''out_of_ranking'')',
  'select private.log_decision(''hidden_name'')'
]) as statement;
select is(
  tests.attempt('anon', null, format('select public.hide_name(%L, ''autre'', ''Non'')',
    tests.knight('autre'))),
  '42501', 'nor does a visitor');

-- Decided
select is(pg_temp.decide('select public.hide_name(%L, ''proprio'', ''  Prénom et nom  '')'),
  '{"status": "hidden"}', 'an admin hides a name');
select is(pg_temp.decide('select public.hide_name(%L, ''proprio'', ''Encore'')'),
  '{"status": "already_hidden"}', 'hiding it twice changes nothing');
select is(pg_temp.decide('select public.set_out_of_ranking(%L, true, ''Fait à plusieurs'')'),
  '{"status": "changed"}', 'an admin takes a knight out of the ranking');
select is(pg_temp.decide('select public.set_out_of_ranking(%L, true, ''Encore'')'),
  '{"status": "unchanged"}', 'taking them out twice changes nothing');
select is(pg_temp.state(), '{"withheld": "name_hidden", "public": "Chevalier", "out": true}',
  'others read « Chevalier »');

-- Attempts of the knight
select is(pg_temp.rename(name), '22023', format('the hidden name cannot be chosen again as « %s »', name))
from unnest(array['proprio', 'Proprio', ' p.r.o.p.r.i.o ', 'PR0PRI0', 'proprio 2', 'рroprio']) as name;
select is(
  pg_temp.attack(format('update public.users set username = ''Perceval'' where id = %L',
    tests.knight('proprio'))),
  '22023', 'nor kept beside another one');
select is(pg_temp.attack(statement), '42501', 'a knight cannot write: ' || statement)
from unnest(array[
  'update public.users set name_withheld = null',
  'update public.users set out_of_ranking = false',
  'update public.users set username = ''Perceval'', out_of_ranking = false',
  format('insert into public.users (id, account_id, out_of_ranking) values (%1$L, %1$L, false) '
    'on conflict (id) do update set out_of_ranking = false', tests.knight('proprio')),
  'delete from public.users',
  'delete from private.hidden_names',
  'select * from private.team_decisions',
  'update private.team_decisions set reason = null'
]) as statement;
select is(pg_temp.attack(statement), '428C9', 'a generated column takes no value: ' || statement)
from unnest(array[
  'update public.users set ranked = true', 'update public.users set public_name = ''proprio'''
]) as statement;
select is(
  tests.attempt('authenticated', tests.knight('autre'), format(
    'update public.users set username = ''Proprio'', display_name = ''Proprio'' where id = %L',
    tests.knight('autre'))),
  '1 row', 'another knight may have the same name');
select is(pg_temp.rename('Perceval'), '1 row', 'the knight chooses another name');

-- The log
select results_eq(
  $$ select line ->> 'action', line ->> 'admin_name', line ->> 'user_email', line ->> 'subject',
      line ->> 'reason'
    from jsonb_array_elements(pg_temp.decide(
      'select jsonb_agg(to_jsonb(line)) from public.admin_log() as line')) as line
    where line ->> 'admin_name' is not null $$,
  $$ values
    ('left_ranking', 'cheffe', 'proprio@secret.test', null::text, 'Fait à plusieurs'),
    ('hidden_name', 'cheffe', 'proprio@secret.test', 'proprio', 'Prénom et nom') $$,
  'the log says who decided what, about whom and why, newest first, and each decision once');

-- Undone
select is(pg_temp.decide('select public.restore_name(%L, ''proprio'')'), '{"status": "restored"}',
  'an admin restores the name');
select is(pg_temp.decide('select public.restore_name(%L, ''proprio'')'), '{"status": "not_hidden"}',
  'restoring it twice changes nothing');
select is(pg_temp.decide('select public.set_out_of_ranking(%L, false)'), '{"status": "changed"}',
  'an admin takes the knight back');
select is(pg_temp.state(), '{"withheld": null, "public": "proprio", "out": false}',
  'everything is as before');

select * from finish();
rollback;
