-- Test accounts (isnotuser) never rank in public; a knight who keeps a total keeps their place; strangers
-- read neither account ids nor times of day.
begin;
select tests.play_edition(tests.edition());
select plan(25);

-- Three players, and test accounts above, below and between them, ten of them with the total and
-- hour of « premiere ».
create function pg_temp.place(name text, score integer, reached text, hidden boolean) returns void
language sql as $$
  select tests.create_knight(name);
  update public.users
  set total_score = score, completed_enigmes = 10, score_reached_at = reached::timestamptz,
    isnotuser = hidden
  where id = tests.knight(name);
$$;
select pg_temp.place('premiere', 50, '2024-12-01T10:00:00Z', false);
select pg_temp.place('deuxieme', 50, '2024-12-01T10:30:00Z', false);
select pg_temp.place('derniere', 40, '2024-12-01T12:00:00Z', false);
select pg_temp.place('cachee' || n, 50, '2024-12-01T10:10:00Z', true)
from generate_series(1, 10) as n;
select pg_temp.place('dessus', 99, '2024-12-01T09:00:00Z', true);
select pg_temp.place('entre', 45, '2024-12-01T09:00:00Z', true);
select pg_temp.place('dessous', 1, '2024-12-01T09:00:00Z', true);
set constraints all immediate;

create function pg_temp.seen_by(acting name, account uuid, statement text) returns jsonb
language plpgsql as $$
declare
  seen jsonb;
begin
  perform tests.act_as(account);
  perform set_config('role', acting, true);
  execute statement into seen;
  perform set_config('role', 'none', true);
  perform tests.act_as(null);
  return seen;
end $$;
create function pg_temp.ranking(acting name, account uuid) returns jsonb
language sql as $$
  select pg_temp.seen_by(acting, account,
    'select jsonb_agg(jsonb_build_array(name, rank) order by rank, name desc)
      from public.enigme_leaderboard')
$$;
create function pg_temp.page() returns jsonb
language sql as $$
  select pg_temp.seen_by('anon', null, 'select public.leaderboard_page(1)')
$$;
create function pg_temp.order_of_page() returns text[]
language sql as $$
  select array_agg(
    concat_ws(' ', line ->> 'position', line ->> 'rank', line ->> 'name')
    order by (line ->> 'position')::integer)
  from jsonb_array_elements(pg_temp.page() -> 'rows') as line
$$;
create function pg_temp.standing(name text) returns jsonb
language sql as $$
  select seen - '{completed_enigmes,last_quest_at,out_of_ranking,is_class}'::text[]
  from pg_temp.seen_by(
    'authenticated', tests.knight(name), 'select public.my_standing()') as seen
$$;

select is(pg_temp.ranking('anon', null),
  '[["premiere", 1], ["deuxieme", 1], ["derniere", 3]]',
  'the view shows a visitor no test account, and ranks ignore them');
select is(
  pg_temp.ranking('authenticated', tests.knight('premiere')), pg_temp.ranking('anon', null),
  'the view shows a knight no test account');
select is(
  pg_temp.ranking('authenticated', tests.knight('dessus')), pg_temp.ranking('anon', null),
  'the view does not show a test account to itself');
select is(
  pg_temp.order_of_page(), array['1 1 premiere', '2 1 deuxieme', '3 3 derniere'],
  'a page skips test accounts without gaps in its positions');
select is(pg_temp.page() - 'rows', 
  '{"page": 1, "page_count": 1, "player_count": 3, "ends_at": null, "is_over": false}',
  'test accounts are not counted in players or pages');
select is(pg_temp.standing('deuxieme'),
  '{"page": 1, "rank": 1, "player_count": 3, "total_score": 50}',
  'test accounts of the same total and hour do not count before a player');
select is(pg_temp.standing('derniere'),
  '{"page": 1, "rank": 3, "player_count": 3, "total_score": 40}',
  'test accounts of a higher total do not count before a player');
select is(pg_temp.standing('dessus'),
  '{"page": null, "rank": null, "player_count": 3, "total_score": 99}',
  'a test account has a total, but neither rank nor page');

update public.users set isnotuser = true where id = tests.knight('premiere');
select is(pg_temp.order_of_page(), array['1 1 deuxieme', '2 2 derniere'],
  'a player who becomes a test account leaves the page');
select is(pg_temp.ranking('anon', null), '[["deuxieme", 1], ["derniere", 2]]',
  'a player who becomes a test account leaves the view, and lower players move up');
select is((pg_temp.page() ->> 'player_count')::integer, 2,
  'a player who becomes a test account leaves the count of players');
update public.users set isnotuser = false where id = tests.knight('premiere');
select is(
  pg_temp.order_of_page(), array['1 1 premiere', '2 1 deuxieme', '3 3 derniere'],
  'a player who is no longer a test account has their place again');

-- The ranking's view of other players: « premiere » played late in the evening, in Paris the next day.
update public.users set last_quest_at = '2024-12-01T23:30:15.123Z'
where id in (tests.knight('premiere'), tests.knight('deuxieme'));
create function pg_temp.ids(acting name, account uuid) returns jsonb
language sql as $$
  select pg_temp.seen_by(acting, account,
    'select jsonb_object_agg(name, user_id) from public.enigme_leaderboard')
$$;
create function pg_temp.mine(acting name, account uuid) returns jsonb
language sql as $$
  select jsonb_object_agg(line ->> 'name', line -> 'is_me')
  from jsonb_array_elements(
    pg_temp.seen_by(acting, account, 'select public.leaderboard_page(1)') -> 'rows') as line
$$;
select is(pg_temp.ids('anon', null), '{"premiere": null, "deuxieme": null, "derniere": null}',
  'the view shows a visitor no account id');
select is(pg_temp.ids('authenticated', tests.knight('dessus')), pg_temp.ids('anon', null),
  'the view shows a knight who is not ranked no account id');
select is(
  pg_temp.ids('authenticated', tests.knight('premiere')),
  pg_temp.ids('anon', null) || jsonb_build_object('premiere', tests.knight('premiere')),
  'the view shows a knight their own account id alone');
select is(
  pg_temp.seen_by('authenticated', tests.knight('premiere'), format(
    'select to_jsonb(count(*)) from public.enigme_leaderboard where user_id = %L',
    tests.knight('deuxieme'))),
  '0', 'the view cannot be filtered by another knight''s id');
select is(pg_temp.mine('anon', null),
  '{"premiere": false, "deuxieme": false, "derniere": false}',
  'a page marks no row as a visitor''s');
select is(pg_temp.mine('authenticated', tests.knight('deuxieme')),
  '{"premiere": false, "deuxieme": true, "derniere": false}',
  'a page marks the caller''s own row alone');
select is(
  pg_temp.seen_by('anon', null,
    'select jsonb_agg(last_quest_at) from public.enigme_leaderboard where rank = 1'),
  '["2024-12-02", "2024-12-02"]', 'the view gives the day of the last quest in Paris, no time');
select is_empty(
  format('select from jsonb_each(%L::jsonb -> ''rows'' -> 0) where value::text ~ %L',
    pg_temp.page(), '[0-9]{2}:[0-9]{2}|[0-9a-f]{8}-'),
  'a row of a page has neither a time of day nor an account id');

-- Two knights reach five points an hour apart.
delete from auth.users;
create table pg_temp.clock as select '2024-12-01T10:00:00Z'::timestamptz as instant;
create or replace function public.server_now() returns timestamptz
language sql stable security definer
set search_path = ''
as $$ select instant from pg_temp.clock $$;
create function pg_temp.play(name text, at text, statement text) returns void
language plpgsql as $$
begin
  update pg_temp.clock set instant = at::timestamptz;
  perform tests.act_as(tests.knight(name));
  execute statement;
  perform tests.act_as(null);
end $$;
select tests.create_knight('tot'), tests.create_knight('tard');
select pg_temp.play('tot', '2024-12-01T10:00:00Z',
  'select public.submit_answer(1, ''motcache 1'')');
select pg_temp.play('tard', '2024-12-01T11:00:00Z',
  'select public.submit_answer(1, ''motcache 1'')');
select is(pg_temp.order_of_page(), array['1 1 tot', '2 1 tard'],
  'the knight who reached a total first ranks first');
select pg_temp.play('tot', '2024-12-01T12:00:00Z',
  'select public.reveal_hint(22, 1), public.reveal_answer(22)');
select results_eq(
  format('select total_score, completed_enigmes, score_reached_at from public.users where id = %L',
    tests.knight('tot')),
  $$values (5, 2, '2024-12-01T10:00:00Z'::timestamptz)$$,
  'a riddle worth no points does not change when the total was reached');
select is(pg_temp.order_of_page(), array['1 1 tot', '2 1 tard'],
  'a riddle worth no points does not change the place');
select pg_temp.play('tot', '2024-12-01T13:00:00Z',
  'select public.submit_answer(2, ''motcache 2'')');
select is(
  (select score_reached_at from public.users where id = tests.knight('tot')),
  '2024-12-01T13:00:00Z'::timestamptz,
  'a new total is reached when it changes');
update public.users set review_points = true, total_score = total_score + 10
where id = tests.knight('tot');
select pg_temp.play('tot', '2024-12-01T14:00:00Z', 'select public.import_progress(''[]'')');
select is(
  (select score_reached_at from public.users where id = tests.knight('tot')),
  '2024-12-01T13:00:00Z'::timestamptz,
  'recomputing an unchanged total with a review bonus does not change when it was reached');

select * from finish();
rollback;
