-- Why: with a hundred thousand knights and a million completed riddles, what `npm run bench` found slow: the statistics read every
-- completed riddle beside its knight, the staff's list lowered every name twice, and a page in the middle of the ranking read
-- everybody of its total who stands before. What they answer is what it was. Besides: two admins who accept the same answer at
-- once take turns, and a name may not hold a variant that the staff has accepted.

-- Indexes --------------------------------------------------------------------------------------------------------------------

drop index public.users_by_creation;
create index users_by_creation on public.users (created_at desc, id) include (isnotuser, review_points, media_points);
comment on index public.users_by_creation is 'The staff''s list and its filters are counted and paged here, without reading the accounts.';
create index users_not_ranked on public.users (created_at, id) where isnotuser;
comment on index public.users_not_ranked is 'The few test accounts: statistics count everybody, then take these away.';

-- The ranking ----------------------------------------------------------------------------------------------------------------
-- On the first evening everybody has the same total: what comes before within a total is counted by the hour in which it was reached.

create table private.score_arrivals (
  score integer not null,
  hour timestamptz not null,
  players integer not null,
  primary key (score, hour)
);
comment on table private.score_arrivals is
  'How many ranked players reached each total in which hour (kept by tg_users__count_scores, under the lock of that total''s count).';
alter table private.score_arrivals enable row level security;
revoke all on table private.score_arrivals from public, anon, authenticated;
insert into private.score_arrivals (score, hour, players)
select users.total_score, date_trunc('hour', users.score_reached_at, 'UTC'), count(*)
from public.users where not users.isnotuser and users.total_score > 0 group by 1, 2;

create or replace function private.tg_users__count_scores() returns trigger
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
drop trigger tg_users__count_scores on public.users;
create trigger tg_users__count_scores after insert or delete or update of total_score, isnotuser, score_reached_at on public.users
  for each row execute function private.tg_users__count_scores();

create or replace function public.leaderboard_page(page integer) returns jsonb
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

create or replace function public.my_standing() returns jsonb
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

-- The statistics -------------------------------------------------------------------------------------------------------------

create function private.riddle_completions() returns table (day integer, completions integer)
language sql stable
set search_path = ''
as $$
  select everybody.enigme_id, (everybody.n - coalesce(hidden.n, 0))::integer
  from (select progress.enigme_id, count(*) as n from public.enigme_progress as progress group by progress.enigme_id) as everybody
  left join (
    select progress.enigme_id, count(*) as n
    from public.users join public.enigme_progress as progress on progress.user_id = users.id
    where users.isnotuser group by progress.enigme_id
  ) as hidden using (enigme_id)
$$;
comment on function private.riddle_completions() is
  'How many knights completed each riddle: everybody, counted in an index, less the test accounts.';
revoke execute on function private.riddle_completions() from public, anon, authenticated;

create or replace function private.daily_stats(days integer) returns jsonb
language sql stable
set search_path = ''
as $$
  with calendar as materialized (
    select listed.day, listed.day::timestamp at time zone 'Europe/Paris' as begins,
      (listed.day + 1)::timestamp at time zone 'Europe/Paris' as ends
    from (
      select (public.server_now() at time zone 'Europe/Paris')::date - back as day from generate_series(days - 1, 0, -1) as back
    ) as listed
  ), hidden_quests as materialized (
    select (progress.completed_at at time zone 'Europe/Paris')::date as day, count(*) as n
    from public.users join public.enigme_progress as progress on progress.user_id = users.id
    where users.isnotuser and progress.completed_at >= (select min(calendar.begins) from calendar)
    group by 1
  )
  select jsonb_agg(jsonb_build_object('date', calendar.day, 'new_users', sign_ups.n,
    'completed_enigmes', quests.n - coalesce(hidden_quests.n, 0), 'reviews_submitted', reviews.n) order by calendar.day)
  from calendar
  cross join lateral (
    select count(*) as n from public.users
    where users.created_at >= calendar.begins and users.created_at < calendar.ends and not users.isnotuser
  ) as sign_ups
  cross join lateral (
    -- Everybody, counted in an index; the test accounts are taken away above.
    select count(*) as n from public.enigme_progress as progress
    where progress.completed_at >= calendar.begins and progress.completed_at < calendar.ends
  ) as quests
  cross join lateral (
    select count(*) as n from private.review_decisions as decisions join public.users on users.id = decisions.user_id
    where decisions.decided_at >= calendar.begins and decisions.decided_at < calendar.ends
      and decisions.has_review and not decisions.had_review and not users.isnotuser
  ) as reviews
  left join hidden_quests on hidden_quests.day = calendar.day
$$;

create or replace function private.recent_activity(entries integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'user_id', latest.user_id, 'username', named.username, 'display_name', named.display_name,
    'action', latest.action, 'timestamp', latest.moment) order by latest.moment desc), '[]'::jsonb)
  from (
    select * from (
      (select created.id as user_id, 'Inscription' as action, created.created_at as moment
        from public.users as created where not created.isnotuser order by created.created_at desc limit entries)
      union all
      (select progress.user_id, 'Énigme ' || progress.enigme_id || case when progress.revealed then ' révélée' else ' résolue' end,
          progress.completed_at
        from public.enigme_progress as progress join public.users as players on players.id = progress.user_id
        where not players.isnotuser order by progress.completed_at desc limit entries)
      union all
      (select decisions.user_id,
          case when decisions.has_media and not decisions.had_media then 'Photo validée'
            when decisions.has_review and not decisions.had_review then 'Avis validé'
            when decisions.had_review and not decisions.has_review then 'Avis retiré'
            else 'Photo retirée' end,
          decisions.decided_at
        from private.review_decisions as decisions join public.users as judged on judged.id = decisions.user_id
        where not judged.isnotuser order by decisions.decided_at desc limit entries)
    ) as events
    order by events.moment desc limit entries
  ) as latest
  -- One at a time: how few they are is not known when this is planned, and every account would be read for twenty names.
  cross join lateral (
    select users.username, users.display_name from public.users where users.id = latest.user_id limit 1
  ) as named
$$;

create or replace function public.admin_stats() returns jsonb
language plpgsql stable security definer -- counts every knight's rows
set search_path = ''
set jit = off -- compiling these few counts takes longer than counting
as $$
declare
  -- Read once: the clock is a function, and there may be a hundred thousand rows to compare with it.
  a_month_ago timestamptz := public.server_now() - interval '30 days';
  totals record;
begin
  perform private.require_admin();
  select count(*)::integer as users, coalesce(sum(users.completed_enigmes), 0)::integer as completed,
    coalesce(sum(users.total_score), 0)::integer as score,
    count(*) filter (where users.review_points)::integer as reviews,
    count(*) filter (where users.media_points)::integer as media,
    count(*) filter (where users.created_at > a_month_ago)::integer as recent
  into totals from public.users where not users.isnotuser;
  return jsonb_build_object(
    'totalUsers', totals.users,
    'totalEnigmesCompleted', totals.completed,
    'totalScore', totals.score,
    'averageScore', case when totals.users = 0 then 0 else round(totals.score / totals.users::numeric)::integer end,
    'participationRate', case when totals.users = 0 then 0 else round(100 * totals.reviews / totals.users::numeric)::integer end,
    'newUsersLast30Days', totals.recent,
    'usersWithReviews', totals.reviews,
    'usersWithMedia', totals.media,
    'totalReviewPoints', 10 * totals.reviews + 3 * totals.media,
    'topUsers', (
      select coalesce(jsonb_agg(to_jsonb(best)), '[]'::jsonb) from (
        select users.id as user_id, users.username, users.display_name, users.total_score, users.completed_enigmes,
          users.review_points, users.media_points
        from public.users where not users.isnotuser and users.total_score > 0
        order by users.total_score desc, users.score_reached_at, users.id limit 10
      ) as best),
    'enigmeStats', (
      select jsonb_agg(jsonb_build_object('enigme_id', days.day, 'completion_count', coalesce(done.completions, 0), 'completion_rate',
        case when totals.users = 0 then 0 else round(100 * coalesce(done.completions, 0) / totals.users::numeric)::integer end)
        order by days.day)
      from generate_series(1, 24) as days (day)
      left join private.riddle_completions() as done on done.day = days.day),
    'recentActivity', private.recent_activity(20),
    'dailyStats', private.daily_stats(7));
end $$;

-- The list of accounts -------------------------------------------------------------------------------------------------------

create or replace function public.admin_users(
  search text default '', review text default 'all', hide_test_accounts boolean default true, page integer default 1,
  page_size integer default 50
) returns jsonb
language plpgsql stable security definer -- reads who decided on a review, which is private
set search_path = ''
as $$
declare
  wanted text := lower(btrim(coalesce(search, '')));
  hides boolean := coalesce(hide_test_accounts, true);
  size integer := least(greatest(coalesce(page_size, 50), 1), 1000);
  total integer;
  page_count integer;
  shown integer;
  listed uuid[];
  rows jsonb;
begin
  perform private.require_admin();
  if review is null or review not in ('all', 'no_review', 'review_only', 'review_and_media') then
    raise exception 'Ce filtre n''existe pas' using errcode = '22023', hint = 'filter_unknown';
  end if;
  if wanted = '' then
    select count(*) into total from public.users
    where not (hides and users.isnotuser)
      and (review = 'all' or (users.review_points, users.media_points) = (review <> 'no_review', review = 'review_and_media'));
  else
    -- Every name is read, once; a line break between two fields, so that nothing is found across them.
    select count(*), array_agg(users.id order by users.created_at desc, users.id) into total, listed from public.users
    where not (hides and users.isnotuser)
      and (review = 'all' or (users.review_points, users.media_points) = (review <> 'no_review', review = 'review_and_media'))
      and position(wanted in lower(concat_ws(E'\n', users.email, users.display_name, nullif(users.username, users.display_name)))) > 0;
  end if;
  page_count := greatest(1, ceil(total / size::numeric)::integer);
  shown := least(greatest(coalesce(page, 1), 1), page_count);
  if wanted = '' then
    select array_agg(paged.id) into listed from (
      select users.id from public.users
      where not (hides and users.isnotuser)
        and (review = 'all' or (users.review_points, users.media_points) = (review <> 'no_review', review = 'review_and_media'))
      order by users.created_at desc, users.id
      offset (shown - 1) * size limit size
    ) as paged;
  else
    listed := listed[(shown - 1) * size + 1 : shown * size];
  end if;
  select coalesce(jsonb_agg(to_jsonb(account) order by account.created_at desc, account.id), '[]'::jsonb) into rows
  from (
    select users.id, users.email, users.username, users.display_name, users.total_score, users.completed_enigmes,
      users.review_points, users.media_points, users.isnotuser, users.created_at, users.updated_at, decided.decision
    from public.users
    left join lateral (
      select jsonb_build_object('has_review', decisions.has_review, 'has_media', decisions.has_media,
        'admin_name', coalesce(admins.display_name, admins.username, admins.email), 'decided_at', decisions.decided_at) as decision
      from private.review_decisions as decisions left join public.users as admins on admins.id = decisions.admin_id
      where decisions.user_id = users.id order by decisions.decided_at desc, decisions.id desc limit 1
    ) as decided on true
    where users.id = any (listed)
  ) as account;
  return jsonb_build_object('total', total, 'page', shown, 'page_count', page_count, 'rows', rows);
end $$;

-- Variants that the staff has accepted ---------------------------------------------------------------------------------------

create or replace function public.accept_answer(day integer, answer text) returns jsonb
language plpgsql volatile security definer -- writes answers and scores, which no caller may
set search_path = ''
as $$
declare
  wanted text := left(private.normalize_answer(answer), 120);
  already boolean;
  given record;
  regraded integer := 0;
begin
  perform private.require_admin();
  if wanted = '' then
    raise exception 'Cette réponse est vide' using errcode = '22023', hint = 'answer_empty';
  end if;
  if not exists (select from private.enigme_solutions as solutions where solutions.enigme_id = day) then
    raise exception 'Cette énigme n''existe pas' using errcode = 'PT404', hint = 'riddle_missing';
  end if;
  -- Two admins on the same riddle take turns: the second sees what the first has accepted, and has nobody left to regrade.
  perform pg_advisory_xact_lock(hashtext('accept_answer'), day);
  already := private.is_accepted(day, wanted);
  if not already then
    insert into private.accepted_answers (enigme_id, normalized, typed, admin_id, accepted_at)
    values (day, wanted, left(btrim(answer), 120), auth.uid(), public.server_now());
  end if;
  -- Locked knight by knight, always in the same order; what has been regraded is no longer a wrong answer, hence only once.
  for given in
    select wrong.user_id, wrong.first_at from private.wrong_answers as wrong
    where wrong.enigme_id = day and wrong.normalized = wanted order by wrong.user_id
  loop
    perform from public.users where users.id = given.user_id for no key update;
    if exists (select from private.wrong_answers as wrong
      where wrong.user_id = given.user_id and wrong.enigme_id = day and wrong.normalized = wanted) then
      perform private.regrade(given.user_id, day, wanted, given.first_at);
      regraded := regraded + 1;
    end if;
  end loop;
  return jsonb_build_object('status', case when already then 'already_accepted' else 'accepted' end, 'regraded', regraded);
end $$;

create or replace function private.tg_users__check_names() returns trigger
language plpgsql security definer -- reads the refused words and the solutions
set search_path = ''
as $$
declare
  wished text;
  refusal text;
  compared text;
begin
  foreach wished in array array_remove(array[new.username, new.display_name], null) loop
    refusal := private.name_refusal(wished);
    compared := private.normalize_answer(wished);
    -- Only answers that this knight has already found, variants included: refusing others would tell them by refusing.
    if refusal is null and exists (
      select from public.enigme_progress as progress
      cross join lateral (
        select unnest(solutions.accepted) as answer from private.enigme_solutions as solutions
        where solutions.enigme_id = progress.enigme_id
        union all
        select variants.normalized from private.accepted_answers as variants where variants.enigme_id = progress.enigme_id
      ) as told
      where progress.user_id = new.id
        and (compared = told.answer or (char_length(told.answer) >= 4 and position(told.answer in compared) > 0))
    ) then
      refusal := 'name_tells_answer';
    end if;
    if refusal is not null then
      raise exception '%', case refusal
        when 'name_blank' then 'Le nom d''utilisateur ne peut pas être vide'
        when 'name_too_long' then 'Le nom de chevalier a vingt caractères au plus'
        when 'name_is_email' then 'Une adresse e-mail ne peut pas servir de nom : tout le monde la verrait'
        when 'name_tells_answer' then 'Ce nom contient la réponse d''une énigme'
        else 'Ce nom ne convient pas : choisis-en un autre'
      end using errcode = '22023', hint = refusal;
    end if;
  end loop;
  return new;
end $$;
