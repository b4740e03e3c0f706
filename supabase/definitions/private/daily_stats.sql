CREATE OR REPLACE FUNCTION private.daily_stats(days integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
$function$;
COMMENT ON FUNCTION private.daily_stats(integer) IS 'New knights, completed riddles and validated reviews per day (Europe/Paris).';
