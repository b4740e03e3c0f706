-- The admins' statistics. Joining a million completed riddles to their knights takes seconds
-- (decision 0005): everything is counted in an index, then test accounts are subtracted.

create function private.recent_activity(entries integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'user_id', latest.user_id, 'username', named.username, 'display_name', named.display_name,
    'action', latest.action, 'timestamp', latest.moment) order by latest.moment desc), '[]'::jsonb)
  from (
    select * from (
      (
        select created.id as user_id, 'Inscription' as action, created.created_at as moment
        from public.users as created
        where not created.isnotuser
        order by created.created_at desc limit entries
      )
      union all
      (
        select
          progress.user_id,
          'Énigme ' || progress.enigme_id
            || case when progress.revealed then ' révélée' else ' résolue' end,
          progress.completed_at
        from public.enigme_progress as progress
        join public.users as players on players.id = progress.user_id
        where not players.isnotuser
        order by progress.completed_at desc limit entries
      )
      union all
      (
        select
          decisions.user_id,
          case
            when decisions.has_media and not decisions.had_media then 'Photo validée'
            when decisions.has_review and not decisions.had_review then 'Avis validé'
            when decisions.had_review and not decisions.has_review then 'Avis retiré'
            else 'Photo retirée'
          end,
          decisions.decided_at
        from private.review_decisions as decisions
        join public.users as judged on judged.id = decisions.user_id
        where not judged.isnotuser
        order by decisions.decided_at desc limit entries
      )
    ) as events
    order by events.moment desc limit entries
  ) as latest
  -- A plain join would be planned as a scan of every account.
  cross join lateral (
    select users.username, users.display_name from public.users
    where users.id = latest.user_id limit 1
  ) as named
$$;
comment on function private.recent_activity(integer) is
  'The latest sign-ups, completed riddles and review decisions, newest first.';

create function private.riddle_completions() returns table (day integer, completions integer)
language sql stable
set search_path = ''
as $$
  select everyone.enigme_id, (everyone.n - coalesce(hidden.n, 0))::integer
  from (
    select progress.enigme_id, count(*) as n
    from public.enigme_progress as progress
    group by progress.enigme_id
  ) as everyone
  left join (
    select progress.enigme_id, count(*) as n
    from public.users
    join public.enigme_progress as progress on progress.user_id = users.id
    where users.isnotuser
    group by progress.enigme_id
  ) as hidden using (enigme_id)
$$;
comment on function private.riddle_completions() is
  'Number of knights who completed each riddle, without test accounts.';

create function private.daily_stats(days integer) returns jsonb
language sql stable
set search_path = ''
as $$
  with calendar as materialized (
    select
      listed.day,
      listed.day::timestamp at time zone 'Europe/Paris' as begins,
      (listed.day + 1)::timestamp at time zone 'Europe/Paris' as ends
    from (
      select (public.server_now() at time zone 'Europe/Paris')::date - back as day
      from generate_series(days - 1, 0, -1) as back
    ) as listed
  ), hidden_quests as materialized (
    select (progress.completed_at at time zone 'Europe/Paris')::date as day, count(*) as n
    from public.users
    join public.enigme_progress as progress on progress.user_id = users.id
    where users.isnotuser
      and progress.completed_at >= (select min(calendar.begins) from calendar)
    group by 1
  )
  select jsonb_agg(jsonb_build_object(
    'date', calendar.day,
    'new_users', sign_ups.n,
    'completed_enigmes', quests.n - coalesce(hidden_quests.n, 0),
    'reviews_submitted', reviews.n) order by calendar.day)
  from calendar
  cross join lateral (
    select count(*) as n from public.users
    where users.created_at >= calendar.begins
      and users.created_at < calendar.ends
      and not users.isnotuser
  ) as sign_ups
  cross join lateral (
    -- Test accounts included; hidden_quests subtracts them.
    select count(*) as n from public.enigme_progress as progress
    where progress.completed_at >= calendar.begins and progress.completed_at < calendar.ends
  ) as quests
  cross join lateral (
    select count(*) as n
    from private.review_decisions as decisions
    join public.users on users.id = decisions.user_id
    where decisions.decided_at >= calendar.begins
      and decisions.decided_at < calendar.ends
      and decisions.has_review
      and not decisions.had_review
      and not users.isnotuser
  ) as reviews
  left join hidden_quests on hidden_quests.day = calendar.day
$$;
comment on function private.daily_stats(integer) is
  'New knights, completed riddles and validated reviews per day (Europe/Paris).';

create function public.admin_stats() returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '30s'
set jit = off -- compiling takes longer than these counts
as $$
declare
  -- A variable, so that the clock is not called for each row.
  a_month_ago timestamptz := public.server_now() - interval '30 days';
  totals record;
begin
  perform private.require_admin();
  select
    count(*)::integer as users,
    coalesce(sum(users.completed_enigmes), 0)::integer as completed,
    coalesce(sum(users.total_score), 0)::integer as score,
    count(*) filter (where users.review_points)::integer as reviews,
    count(*) filter (where users.media_points)::integer as media,
    count(*) filter (where users.created_at > a_month_ago)::integer as recent
  into totals
  from public.users where not users.isnotuser;
  return jsonb_build_object(
    'totalUsers', totals.users,
    'totalEnigmesCompleted', totals.completed,
    'totalScore', totals.score,
    'averageScore', case
      when totals.users = 0 then 0
      else round(totals.score / totals.users::numeric)::integer
    end,
    'participationRate', case
      when totals.users = 0 then 0
      else round(100 * totals.reviews / totals.users::numeric)::integer
    end,
    'newUsersLast30Days', totals.recent,
    'usersWithReviews', totals.reviews,
    'usersWithMedia', totals.media,
    'totalReviewPoints', 10 * totals.reviews + 3 * totals.media,
    'topUsers', (
      select coalesce(jsonb_agg(to_jsonb(best)), '[]'::jsonb) from (
        select
          users.id as user_id, users.username, users.display_name, users.total_score,
          users.completed_enigmes, users.review_points, users.media_points
        from public.users where users.ranked
        order by users.total_score desc, users.score_reached_at, users.id limit 10
      ) as best),
    'enigmeStats', (
      select jsonb_agg(jsonb_build_object(
        'enigme_id', days.day,
        'completion_count', coalesce(done.completions, 0),
        'completion_rate', case
          when totals.users = 0 then 0
          else round(100 * coalesce(done.completions, 0) / totals.users::numeric)::integer
        end) order by days.day)
      from generate_series(1, 24) as days (day)
      left join private.riddle_completions() as done on done.day = days.day),
    'recentActivity', private.recent_activity(20),
    'dailyStats', private.daily_stats(7));
end $$;
comment on function public.admin_stats() is
  'The statistics page (rule 8.3), without test accounts. Admins only. Runs as its owner to count '
  'every knight''s rows.';
grant execute on function public.admin_stats() to authenticated;
