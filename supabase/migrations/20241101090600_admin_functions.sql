-- Why: what the staff does and sees. The admin flag is checked here, by the server, whatever the page shows.

create function private.require_admin() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Cette page est réservée à l''équipe' using errcode = '42501', hint = 'not_admin';
  end if;
end $$;
comment on function private.require_admin() is 'Raises 42501 unless the caller is flagged admin.';

create function public.validate_user_review(user_uuid uuid, has_review boolean, has_media boolean) returns integer
language plpgsql volatile security definer -- writes flags and totals, which no caller may
set search_path = ''
as $$
declare
  target public.users;
begin
  perform private.require_admin();
  if has_review is null or has_media is null or (has_media and not has_review) then
    raise exception 'Une photo ne se valide qu''avec son avis' using errcode = '22023', hint = 'media_without_review';
  end if;
  select * into target from public.users where users.id = user_uuid for no key update;
  if target.id is null then
    raise exception 'Ce compte n''existe pas' using errcode = 'PT404', hint = 'account_gone';
  end if;
  if (target.review_points, target.media_points) is distinct from (has_review, has_media) then
    insert into private.review_decisions (user_id, admin_id, has_review, has_media, had_review, had_media, decided_at)
    values (target.id, auth.uid(), has_review, has_media, target.review_points, target.media_points, public.server_now());
    update public.users set review_points = has_review, media_points = has_media where users.id = target.id;
  end if;
  target := private.refresh_totals(target.id);
  return target.total_score;
end $$;
comment on function public.validate_user_review(uuid, boolean, boolean) is
  'Sets a knight''s review and photo flags and returns the new total (spec §7). Admins only; every change is audited.';
revoke execute on function public.validate_user_review(uuid, boolean, boolean) from public, anon, authenticated;
grant execute on function public.validate_user_review(uuid, boolean, boolean) to authenticated;

create function private.recent_activity(entries integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'user_id', latest.user_id, 'username', users.username, 'display_name', users.display_name,
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
  join public.users on users.id = latest.user_id
$$;
comment on function private.recent_activity(integer) is 'The latest sign-ups, quests and review decisions, newest first.';

create function private.daily_stats(days integer) returns jsonb
language sql stable
set search_path = ''
as $$
  with calendar as (
    select (today.day - back)::date as day
    from (select (public.server_now() at time zone 'Europe/Paris')::date as day) as today, generate_series(days - 1, 0, -1) as back
  ), bounds as (
    select (min(calendar.day)::timestamp at time zone 'Europe/Paris') as since from calendar
  ), sign_ups as (
    select (users.created_at at time zone 'Europe/Paris')::date as day, count(*) as n
    from public.users, bounds where users.created_at >= bounds.since and not users.isnotuser group by 1
  ), quests as (
    select (progress.completed_at at time zone 'Europe/Paris')::date as day, count(*) as n
    from public.enigme_progress as progress join public.users on users.id = progress.user_id, bounds
    where progress.completed_at >= bounds.since and not users.isnotuser group by 1
  ), reviews as (
    select (decisions.decided_at at time zone 'Europe/Paris')::date as day, count(*) as n
    from private.review_decisions as decisions join public.users on users.id = decisions.user_id, bounds
    where decisions.decided_at >= bounds.since and decisions.has_review and not decisions.had_review and not users.isnotuser group by 1
  )
  select jsonb_agg(jsonb_build_object('date', calendar.day, 'new_users', coalesce(sign_ups.n, 0),
    'completed_enigmes', coalesce(quests.n, 0), 'reviews_submitted', coalesce(reviews.n, 0)) order by calendar.day)
  from calendar left join sign_ups using (day) left join quests using (day) left join reviews using (day)
$$;
comment on function private.daily_stats(integer) is
  'New knights, completed riddles and validated reviews of the last days, in the publisher''s time zone.';

create function public.admin_stats() returns jsonb
language plpgsql stable security definer -- counts every knight's rows
set search_path = ''
as $$
declare
  totals record;
begin
  perform private.require_admin();
  select count(*)::integer as users, coalesce(sum(users.completed_enigmes), 0)::integer as completed,
    coalesce(sum(users.total_score), 0)::integer as score,
    count(*) filter (where users.review_points)::integer as reviews,
    count(*) filter (where users.media_points)::integer as media,
    count(*) filter (where users.created_at > public.server_now() - interval '30 days')::integer as recent
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
      select jsonb_agg(jsonb_build_object('enigme_id', days.day, 'completion_count', coalesce(done.n, 0), 'completion_rate',
        case when totals.users = 0 then 0 else round(100 * coalesce(done.n, 0) / totals.users::numeric)::integer end) order by days.day)
      from generate_series(1, 24) as days (day)
      left join (
        select progress.enigme_id, count(*)::integer as n
        from public.enigme_progress as progress join public.users on users.id = progress.user_id
        where not users.isnotuser group by progress.enigme_id
      ) as done on done.enigme_id = days.day),
    'recentActivity', private.recent_activity(20),
    'dailyStats', private.daily_stats(7));
end $$;
comment on function public.admin_stats() is
  'The statistics object of spec §3, every figure counted from the rows; accounts marked isnotuser are left out. Admins only.';
revoke execute on function public.admin_stats() from public, anon, authenticated;
grant execute on function public.admin_stats() to authenticated;
