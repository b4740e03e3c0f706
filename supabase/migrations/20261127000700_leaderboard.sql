-- The ranking (rules 6). Players are counted by total, at most 134 of them, so that a rank does not
-- read the players above it (decision 0005).

create table private.score_counts (
  score integer primary key,
  players integer not null
);
comment on table private.score_counts is
  'Number of ranked players by total (maintained by tg_users__count_scores).';
create table private.score_counts_by_hour (
  score integer,
  hour timestamptz,
  players integer not null,
  primary key (score, hour)
);
comment on table private.score_counts_by_hour is
  'The same by total and hour of score_reached_at, to page inside a large total.';

create function private.tg_users__count_scores() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  score_before integer := case when old.ranked then old.total_score end;
  score_after integer := case when new.ranked then new.total_score end;
  hour_before timestamptz := case
    when old.ranked then date_trunc('hour', old.score_reached_at, 'UTC') end;
  hour_after timestamptz := case
    when new.ranked then date_trunc('hour', new.score_reached_at, 'UTC') end;
begin
  if (score_before, hour_before) is not distinct from (score_after, hour_after) then
    return null;
  end if;
  -- One commit at a time: two that change several totals could deadlock.
  perform pg_advisory_xact_lock(hashtext('score_counts'));

  insert into private.score_counts as counts (score, players)
  select * from (values (score_before, -1), (score_after, 1)) as changes (score, players)
  where changes.score is not null and score_before is distinct from score_after
  on conflict (score) do update set players = counts.players + excluded.players;

  insert into private.score_counts_by_hour as counts (score, hour, players)
  select * from (
    values (score_before, hour_before, -1), (score_after, hour_after, 1)
  ) as changes (score, hour, players)
  where changes.score is not null
  on conflict (score, hour) do update set players = counts.players + excluded.players;
  return null;
end $$;
comment on function private.tg_users__count_scores() is
  'Maintains both counts. Runs as its owner because the counts are private.';
-- Deferred: the counts are locked only during the commit.
create constraint trigger tg_users__count_scores
  after insert or delete or update of total_score, ranked, score_reached_at on public.users
  deferrable initially deferred
  for each row
  -- Publishing an edition empties the counts (private.publish_edition): the same row changed a
  -- hundred thousand times in one transaction takes minutes.
  when (current_setting('game.publishing', true) is distinct from 'on')
  execute function private.tg_users__count_scores();

create view private.ranked_players as
  select
    users.id,
    users.public_name as name,
    users.total_score,
    users.completed_enigmes,
    -- The time of day would tell strangers when a child plays.
    (users.last_quest_at at time zone 'Europe/Paris')::date as last_quest_at,
    users.score_reached_at,
    (1 + coalesce((
      select sum(counts.players) from private.score_counts as counts
      where counts.score > users.total_score
    ), 0))::integer as rank
  from public.users
  where users.ranked;
comment on view private.ranked_players is
  'The ranking with account ids, for the public view and the pages.';

create view public.enigme_leaderboard with (security_invoker = false, security_barrier = true) as
  select
    case when players.id = (select private.current_knight()) then players.id end as user_id,
    players.name,
    players.total_score,
    players.completed_enigmes,
    players.last_quest_at,
    players.rank
  from private.ranked_players as players
  -- Otherwise rows come in the order in which they were last written.
  order by players.total_score desc, players.score_reached_at, players.id;
comment on view public.enigme_leaderboard is
  'The public ranking, without e-mail addresses; a knight''s id in the caller''s own row only (rule '
  '6.5). Runs as its owner because the policy of users shows knights only their own row.';
create trigger tg_enigme_leaderboard__refuse
  instead of insert or update or delete on public.enigme_leaderboard
  for each row execute function private.tg_views__refuse();
revoke all on table public.enigme_leaderboard from public, anon, authenticated, service_role;
grant select on table public.enigme_leaderboard to anon, authenticated, service_role;

-- The results of past editions, frozen when the next one was published

create table public.edition_results (
  user_id uuid references public.users (id) on delete cascade,
  edition text references public.editions (code) on delete restrict,
  total_score integer not null check (total_score >= 0),
  completed_enigmes integer not null check (completed_enigmes between 0 and 24),
  rings integer not null default 0 check (rings >= 0),
  review_points boolean not null,
  media_points boolean not null,
  rank integer,
  place integer,
  last_quest_at timestamptz,
  finished_at timestamptz,
  primary key (user_id, edition),
  check ((rank is null) = (place is null))
);
comment on table public.edition_results is
  'Each knight''s result when an edition was archived: its ranking never changes again.';
comment on column public.edition_results.rings is 'Solved bonus questions.';
comment on column public.edition_results.rank is 'Equal totals share it; null: not ranked.';
comment on column public.edition_results.place is 'The order of the rows of the ranking.';
comment on column public.edition_results.finished_at is
  'When the 24th riddle was completed; null before.';
create index edition_results_by_place on public.edition_results (edition, place);
alter table public.edition_results enable row level security;
grant select on table public.edition_results to authenticated;
grant all on table public.edition_results to service_role;
create policy "Knights read their own results" on public.edition_results
  for select to authenticated using (user_id = (select private.current_knight()));
-- No write policy: private.publish_edition writes it.

create table private.result_counts (
  id bigint generated always as identity primary key,
  edition text not null references public.editions (code) on delete cascade,
  bucket integer not null,
  players integer not null
);
comment on table private.result_counts is
  'Number of results of a past edition by thousand of places, so that a page in the middle does not read '
  'the places before it. A deleted account''s is one more row, below zero, which waits for no lock; '
  'fold_result_counts adds them up each night.';
create index result_counts_by_edition on private.result_counts (edition, bucket) include (players);

create function private.tg_edition_results__count() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  insert into private.result_counts (edition, bucket, players)
  select
    changed.edition, (changed.place - 1) / 1000,
    count(*) * case tg_op when 'INSERT' then 1 else -1 end
  from changed
  where changed.place is not null
  group by 1, 2;
  return null;
end $$;
comment on function private.tg_edition_results__count() is
  'Maintains private.result_counts; places never change. Runs as its owner because the counts are private.';
create trigger tg_edition_results__count_inserted after insert on public.edition_results
  referencing new table as changed
  for each statement execute function private.tg_edition_results__count();
create trigger tg_edition_results__count_deleted after delete on public.edition_results
  referencing old table as changed
  for each statement execute function private.tg_edition_results__count();

create function private.fold_result_counts() returns void
language sql
set search_path = ''
as $$
  with changed as (
    delete from private.result_counts as counts
    where (counts.edition, counts.bucket) in (
      select several.edition, several.bucket from private.result_counts as several
      group by several.edition, several.bucket having count(*) > 1)
    returning counts.edition, counts.bucket, counts.players
  )
  insert into private.result_counts (edition, bucket, players)
  select changed.edition, changed.bucket, sum(changed.players)
  from changed group by changed.edition, changed.bucket
$$;
comment on function private.fold_result_counts() is
  'Adds up the counts of past results. Run by purge_season.';

create function private.freeze_results(of_edition text) returns void
language sql
set search_path = ''
as $$
  insert into public.edition_results (
    user_id, edition, total_score, completed_enigmes, rings, review_points, media_points, rank,
    place, last_quest_at, finished_at)
  select
    users.id, of_edition, users.total_score, users.completed_enigmes, coalesce(solved.rings, 0),
    users.review_points, users.media_points,
    case when users.ranked then rank() over (
      partition by users.ranked order by users.total_score desc) end,
    case when users.ranked then row_number() over (
      partition by users.ranked
      order by users.total_score desc, users.score_reached_at, users.id) end,
    users.last_quest_at,
    case when users.completed_enigmes = 24 then users.last_quest_at end
  from public.users
  left join (
    select bonus.user_id, count(*) as rings
    from public.bonus_questions_solved as bonus
    join public.enigmes on enigmes.id = bonus.enigme_id
    where enigmes.edition = of_edition
    group by bonus.user_id
  ) as solved on solved.user_id = users.id
  where users.total_score > 0 or users.completed_enigmes > 0
$$;
comment on function private.freeze_results(text) is
  'Writes each knight''s result of the edition that ends. Their totals must still be its own.';

create function private.ranking_end(of_edition public.editions) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'ends_at', coalesce(of_edition.ranking_ends_at, of_edition.archived_at),
    'is_over', of_edition.status = 'past'
      or coalesce(of_edition.ranking_ends_at <= public.server_now(), false))
$$;
comment on function private.ranking_end(public.editions) is
  'When an edition''s ranking ends (rule 6.7), null for never, and whether it is over.';

create function private.frozen_page(page integer, of_edition public.editions) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  me uuid := private.current_knight();
  player_count integer := (
    select coalesce(sum(counts.players), 0)::integer from private.result_counts as counts
    where counts.edition = of_edition.code);
  page_count integer := greatest(1, ceil(player_count / 10::numeric)::integer);
  shown integer := least(greatest(coalesce(page, 1), 1), page_count);
  first_bucket record;
begin
  -- The thousand of places in which the page starts, and its results on earlier pages.
  select running.bucket, (shown - 1) * 10 - running.before as skipped into first_bucket
  from (
    select
      counts.bucket, sum(counts.players) as players,
      sum(sum(counts.players)) over (order by counts.bucket) - sum(counts.players) as before
    from private.result_counts as counts where counts.edition = of_edition.code
    group by counts.bucket
  ) as running
  where running.before + running.players > (shown - 1) * 10
  order by running.bucket limit 1;
  return (
    select private.ranking_end(of_edition) || jsonb_build_object(
      'player_count', player_count, 'page', shown, 'page_count', page_count,
      'rows', coalesce(jsonb_agg(jsonb_build_object(
        'position', (shown - 1) * 10 + places.row,
        'rank', placed.rank,
        'is_me', coalesce(placed.user_id = me, false),
        'name', users.public_name,
        'total_score', placed.total_score,
        'completed_enigmes', placed.completed_enigmes,
        'last_quest_at', (placed.last_quest_at at time zone 'Europe/Paris')::date)
        order by places.row), '[]'::jsonb))
    from (
      select found.place, row_number() over (order by found.place) as row
      from (
        select results.place from public.edition_results as results
        where results.edition = of_edition.code
          and results.place > first_bucket.bucket * 1000
        order by results.place offset first_bucket.skipped limit 10
      ) as found
    ) as places
    join public.edition_results as placed
      on placed.edition = of_edition.code and placed.place = places.place
    join public.users on users.id = placed.user_id);
end $$;
comment on function private.frozen_page(integer, public.editions) is
  'One page of the ranking of a past edition. Accounts deleted since are left out.';

create function public.leaderboard_page(page integer, edition text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
set plan_cache_mode = force_generic_plan -- the plan suits every page; planning costs more
as $$
declare
  me uuid := private.current_knight();
  player_count integer := (
    select coalesce(sum(counts.players), 0)::integer from private.score_counts as counts);
  page_count integer := greatest(1, ceil(player_count / 10::numeric)::integer);
  shown integer := least(greatest(coalesce(page, 1), 1), page_count);
  first_score record;
  first_hour record;
  rows jsonb;
  shown_edition public.editions;
begin
  if edition is not null or private.current_edition() is not null then
    shown_edition := private.readable_edition(edition);
  end if;
  if shown_edition.status = 'past' then
    return private.frozen_page(page, shown_edition);
  end if;
  -- The total at which the page starts, and its players on earlier pages.
  select running.score, (shown - 1) * 10 - running.higher as skipped into first_score
  from (
    select counts.score, counts.players,
      sum(counts.players) over (order by counts.score desc) - counts.players as higher
    from private.score_counts as counts where counts.players > 0
  ) as running
  where running.higher + running.players > (shown - 1) * 10
  order by running.score desc limit 1;

  -- The same for the hour within that total.
  select running.hour, first_score.skipped - running.earlier as skipped into first_hour
  from (
    select counts.hour, counts.players,
      sum(counts.players) over (order by counts.hour) - counts.players as earlier
    from private.score_counts_by_hour as counts where counts.score = first_score.score
  ) as running
  where running.earlier + running.players > first_score.skipped
  order by running.hour limit 1;

  select coalesce(jsonb_agg(
    jsonb_build_object(
      'position', (shown - 1) * 10 + placed.place,
      'rank', players.rank,
      'is_me', coalesce(players.id = me, false),
      'name', players.name,
      'total_score', players.total_score,
      'completed_enigmes', players.completed_enigmes,
      'last_quest_at', players.last_quest_at)
    order by placed.place), '[]'::jsonb) into rows
  from (
    select chosen.id,
      row_number() over (
        order by chosen.total_score desc, chosen.score_reached_at, chosen.id) as place
    from (
      -- Literal limits, so that each part reads ten rows of users_by_ranking.
      (select users.id, users.total_score, users.score_reached_at from public.users
        where users.ranked and users.total_score = first_score.score
          and users.score_reached_at >= first_hour.hour
        order by users.score_reached_at, users.id offset first_hour.skipped limit 10)
      union all
      (select users.id, users.total_score, users.score_reached_at from public.users
        where users.ranked and users.total_score < first_score.score
        order by users.total_score desc, users.score_reached_at, users.id limit 10)
    ) as chosen
    order by place limit 10
  ) as placed
  -- A plain join would compute the rank of every player.
  cross join lateral (
    select * from private.ranked_players where ranked_players.id = placed.id limit 1
  ) as players;
  return private.ranking_end(shown_edition) || jsonb_build_object(
    'player_count', player_count, 'page', shown, 'page_count', page_count, 'rows', rows);
end $$;
comment on function public.leaderboard_page(integer, text) is
  'One page of ten of the ranking of an edition, by default the current one; the nearest page when '
  'out of range (rule 6.3). `is_me` marks the caller''s row. Runs as its owner because the counts are '
  'private.';
grant execute on function public.leaderboard_page(integer, text) to anon, authenticated, service_role;

create function public.my_standing() returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me public.users := (select users from public.users where users.id = private.current_knight());
  my_hour timestamptz := date_trunc('hour', me.score_reached_at, 'UTC');
  player_count bigint;
  higher bigint;
  before_me bigint;
begin
  if me.id is null then
    return null;
  end if;
  select
    coalesce(sum(counts.players), 0),
    coalesce(sum(counts.players) filter (where counts.score > me.total_score), 0)
  into player_count, higher
  from private.score_counts as counts;

  -- Equal totals: earlier hours from the counts, my hour by row.
  select coalesce(sum(counts.players), 0) into before_me
  from private.score_counts_by_hour as counts
  where counts.score = me.total_score and counts.hour < my_hour;
  select before_me + count(*) into before_me
  from public.users
  where users.ranked
    and users.total_score = me.total_score
    and users.score_reached_at >= my_hour
    and (users.score_reached_at, users.id) < (me.score_reached_at, me.id);

  return jsonb_build_object(
    'rank', case when me.ranked then higher + 1 end,
    'page', case when me.ranked then (higher + before_me) / 10 + 1 end,
    'player_count', player_count,
    'total_score', me.total_score,
    'completed_enigmes', me.completed_enigmes,
    'last_quest_at', me.last_quest_at,
    'out_of_ranking', me.out_of_ranking,
    'is_class', me.is_class);
end $$;
comment on function public.my_standing() is
  'The caller''s rank and page (null when not ranked), the number of players, and whether the team '
  'has taken the caller out of the ranking or the account is a class''s. Runs as its owner to count '
  'other players'' rows.';
grant execute on function public.my_standing() to authenticated, service_role;
