-- Why: one definition of the ranking for the leaderboard, the final screen and the badge, whose cost does not grow with the
-- number of players: there are at most 134 different totals, so the players of each total are counted as they change.
-- Rank = 1 + number of players with a higher total; within a total, who reached it first, then id. `isnotuser` never ranks.

create table private.score_counts (score integer primary key, players integer not null);
comment on table private.score_counts is 'How many ranked players have each total (kept by tg_users__count_scores).';
alter table private.score_counts enable row level security;

-- On the first evening everybody has the same total, and a page in the middle of it would read all who stand before (decision 0005):
-- what comes before within a total is counted by the hour in which it was reached.
create table private.score_arrivals (
  score integer not null,
  hour timestamptz not null,
  players integer not null,
  primary key (score, hour)
);
comment on table private.score_arrivals is
  'How many ranked players reached each total in which hour (kept by tg_users__count_scores, under the lock of that total''s count).';
alter table private.score_arrivals enable row level security;

create function private.tg_users__count_scores() returns trigger
language plpgsql security definer -- fires for whoever changes a total; the counts are private
set search_path = ''
as $$
declare
  score_before integer;
  score_after integer;
  hour_before timestamptz;
  hour_after timestamptz;
  change record;
begin
  if tg_op <> 'INSERT' and not old.isnotuser and old.total_score > 0 then
    score_before := old.total_score;
    hour_before := date_trunc('hour', old.score_reached_at, 'UTC');
  end if;
  if tg_op <> 'DELETE' and not new.isnotuser and new.total_score > 0 then
    score_after := new.total_score;
    hour_after := date_trunc('hour', new.score_reached_at, 'UTC');
  end if;
  if (score_before, hour_before) is not distinct from (score_after, hour_after) then return null; end if;
  -- The lower total first, so that two transactions never wait for each other in a circle.
  for change in
    select * from (values (score_before, hour_before, -1), (score_after, hour_after, 1)) as changes (score, hour, players)
    where score is not null order by score
  loop
    insert into private.score_counts as counts (score, players) values (change.score, change.players)
    on conflict (score) do update set players = counts.players + excluded.players;
    insert into private.score_arrivals as arrivals (score, hour, players) values (change.score, change.hour, change.players)
    on conflict (score, hour) do update set players = arrivals.players + excluded.players;
    -- Hours that everybody has left would be read for ever.
    delete from private.score_arrivals as arrivals
    where change.players < 0 and arrivals.score = change.score and arrivals.hour = change.hour and arrivals.players = 0;
  end loop;
  return null;
end $$;
comment on function private.tg_users__count_scores() is 'Moves a player from one total''s count, and the hour it was reached, to another''s.';
create trigger tg_users__count_scores after insert or delete or update of total_score, isnotuser, score_reached_at on public.users
  for each row execute function private.tg_users__count_scores();

create view public.enigme_leaderboard with (security_invoker = false, security_barrier = true) as
  select
    users.id as user_id,
    coalesce(nullif(btrim(users.display_name), ''), nullif(btrim(users.username), ''), 'Chevalier') as name,
    users.total_score,
    users.completed_enigmes,
    users.last_quest_at,
    (1 + coalesce((select sum(counts.players) from private.score_counts as counts where counts.score > users.total_score), 0))::integer
      as rank
  from public.users
  where not users.isnotuser and users.total_score > 0;
comment on view public.enigme_leaderboard is
  'The public ranking: name, total, riddles, last quest, rank; never an e-mail. Runs as its owner because the policy of users '
  'shows each knight their own row only.';
revoke all on table public.enigme_leaderboard from public, anon, authenticated, service_role;
grant select on table public.enigme_leaderboard to anon, authenticated, service_role;

create function public.leaderboard_page(page integer) returns jsonb
language plpgsql stable security definer -- as the view enigme_leaderboard
set search_path = ''
set plan_cache_mode = force_generic_plan -- every page is read the same way: planning it anew takes longer than reading it
as $$
declare
  page_size constant integer := 10;
  player_count integer;
  page_count integer;
  shown integer;
  starting record;
  arrival record;
  rows jsonb;
begin
  select coalesce(sum(counts.players), 0) into player_count from private.score_counts as counts;
  page_count := greatest(1, ceil(player_count / page_size::numeric)::integer);
  shown := least(greatest(coalesce(page, 1), 1), page_count);
  -- The total at which the page begins, and how many players of that total stand on earlier pages.
  select running.score, (shown - 1) * page_size - running.higher as skipped into starting
  from (
    select counts.score, counts.players,
      sum(counts.players) over (order by counts.score desc) - counts.players as higher
    from private.score_counts as counts where counts.players > 0
  ) as running
  where running.higher + running.players > (shown - 1) * page_size
  order by running.score desc limit 1;
  -- The hour in which the first of the page reached it, and how many of that hour stand on earlier pages.
  select running.hour, starting.skipped - running.earlier as skipped into arrival
  from (
    select arrivals.hour, arrivals.players, sum(arrivals.players) over (order by arrivals.hour) - arrivals.players as earlier
    from private.score_arrivals as arrivals where arrivals.score = starting.score
  ) as running
  where running.earlier + running.players > starting.skipped
  order by running.hour limit 1;

  select coalesce(jsonb_agg(to_jsonb(entry) order by entry.position), '[]'::jsonb) into rows
  from (
    select
      (row_number() over (order by players.total_score desc, players.score_reached_at, players.id) + (shown - 1) * page_size)::integer
        as position,
      (1 + coalesce((select sum(counts.players) from private.score_counts as counts where counts.score > players.total_score), 0))::integer
        as rank,
      players.id as user_id,
      coalesce(nullif(btrim(players.display_name), ''), nullif(btrim(players.username), ''), 'Chevalier') as name,
      players.total_score, players.completed_enigmes, players.last_quest_at
    from (
      -- Both from the index users_by_ranking: the rest of that total, then the lower ones. Only the ten are read.
      (select users.id, users.total_score, users.score_reached_at from public.users
        where not users.isnotuser and users.total_score > 0 and users.total_score = starting.score
          and users.score_reached_at >= arrival.hour
        order by users.score_reached_at, users.id offset arrival.skipped limit 10)
      union all
      (select users.id, users.total_score, users.score_reached_at from public.users
        where not users.isnotuser and users.total_score > 0 and users.total_score < starting.score
        order by users.total_score desc, users.score_reached_at, users.id limit 10)
      order by total_score desc, score_reached_at, id limit 10
    ) as placed
    join public.users as players on players.id = placed.id
  ) as entry;
  return jsonb_build_object('player_count', player_count, 'page', shown, 'page_count', page_count, 'rows', rows);
end $$;
comment on function public.leaderboard_page(integer) is
  'One page of ten of the ranking, and how many players and pages there are; a page out of range is the nearest one (spec §2 '
  '« Table d''Honneur »).';
revoke execute on function public.leaderboard_page(integer) from public, anon, authenticated;
grant execute on function public.leaderboard_page(integer) to anon, authenticated, service_role;

create function public.my_standing() returns jsonb
language plpgsql stable security definer -- counts other players, whose rows the caller may not read
set search_path = ''
as $$
declare
  me public.users;
  my_hour timestamptz;
  player_count integer;
  higher integer;
  before_me integer;
begin
  select * into me from public.users where users.id = auth.uid();
  if me.id is null then
    return null;
  end if;
  select coalesce(sum(counts.players), 0), coalesce(sum(counts.players) filter (where counts.score > me.total_score), 0)
    into player_count, higher
  from private.score_counts as counts;
  if me.isnotuser or me.total_score = 0 then
    return jsonb_build_object('rank', null, 'page', null, 'player_count', player_count, 'total_score', me.total_score,
      'completed_enigmes', me.completed_enigmes, 'last_quest_at', me.last_quest_at);
  end if;
  my_hour := date_trunc('hour', me.score_reached_at, 'UTC');
  -- Those who reached my total in an earlier hour, then those of my own hour, one by one.
  select coalesce(sum(arrivals.players), 0) into before_me from private.score_arrivals as arrivals
  where arrivals.score = me.total_score and arrivals.hour < my_hour;
  select before_me + count(*) into before_me from public.users
  where not users.isnotuser and users.total_score > 0 and users.total_score = me.total_score
    and users.score_reached_at >= my_hour and (users.score_reached_at, users.id) < (me.score_reached_at, me.id);
  return jsonb_build_object('rank', higher + 1, 'page', (higher + before_me) / 10 + 1, 'player_count', player_count,
    'total_score', me.total_score, 'completed_enigmes', me.completed_enigmes, 'last_quest_at', me.last_quest_at);
end $$;
comment on function public.my_standing() is
  'The caller''s rank (null without a score or for an unranked account), the page that shows it, and the number of players.';
revoke execute on function public.my_standing() from public, anon, authenticated;
grant execute on function public.my_standing() to authenticated, service_role;
