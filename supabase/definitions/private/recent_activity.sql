CREATE OR REPLACE FUNCTION private.recent_activity(entries integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
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
          'Énigme ' || enigmes.day_number
            || case when editions.status = 'current' then '' else ' (' || editions.code || ')' end
            || case when progress.revealed then ' révélée' else ' résolue' end,
          progress.completed_at
        from public.enigme_progress as progress
        join public.users as players on players.id = progress.user_id
        join public.enigmes on enigmes.id = progress.enigme_id
        join public.editions on editions.code = enigmes.edition
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
$function$;
COMMENT ON FUNCTION private.recent_activity(integer) IS 'The latest sign-ups, completed riddles and review decisions, newest first.';
