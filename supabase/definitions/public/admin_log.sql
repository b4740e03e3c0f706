CREATE OR REPLACE FUNCTION public.admin_log(page integer DEFAULT 1, page_size integer DEFAULT 50)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '30s'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 200);
  total integer;
  page_count integer;
  shown integer;
  last_line integer;
  rows jsonb;
begin
  perform private.require_admin();
  total := (select count(*)::integer from private.team_decisions)
    + (select count(*)::integer from private.review_decisions)
    + (select count(*)::integer from private.accepted_answers)
    + (select count(*)::integer from private.contest_draws);
  page_count := greatest(1, ceil(total / size::numeric)::integer);
  shown := least(greatest(coalesce(page, 1), 1), page_count);
  last_line := shown * size;

  select coalesce(jsonb_agg(
    jsonb_build_object(
      'action', line.action,
      'decided_at', line.decided_at,
      'admin_name', private.admin_label(line.admin_id),
      'user_id', line.user_id,
      'user_name', about.name,
      'user_email', about.email,
      'subject', line.subject,
      'edition', line.edition,
      'day', line.day,
      'reason', line.reason,
      'entrants', line.entrants,
      'winners', line.winners)
    order by line.decided_at desc, line.source, line.number desc, line.subject), '[]'::jsonb)
  into rows
  from (
    select * from (
      (
        select 1 as source, decisions.id as number, decisions.decided_at, decisions.admin_id,
          decisions.action, decisions.user_id, decisions.subject, decisions.edition,
          decisions.day_number as day, decisions.reason, null::integer as entrants,
          null::integer as winners
        from private.team_decisions as decisions
        order by decisions.decided_at desc, decisions.id desc limit last_line
      )
      union all
      (
        select 2, reviews.id, reviews.decided_at, reviews.admin_id,
          case
            when reviews.has_review and reviews.has_media then 'kept_review_and_photo'
            when reviews.has_review then 'kept_review'
            when reviews.has_media then 'kept_photo'
            else 'withdrew_review'
          end,
          reviews.user_id, null::text, reviews.edition, null::integer, null::text,
          null::integer, null::integer
        from private.review_decisions as reviews
        order by reviews.decided_at desc, reviews.id desc limit last_line
      )
      union all
      (
        select 3, accepted.enigme_id, accepted.accepted_at, accepted.admin_id, 'accepted_answer',
          null::uuid, accepted.typed, enigmes.edition, enigmes.day_number, null::text,
          null::integer, null::integer
        from private.accepted_answers as accepted
        join public.enigmes on enigmes.id = accepted.enigme_id
        order by accepted.accepted_at desc, accepted.enigme_id desc, accepted.typed limit last_line
      )
      union all
      (
        select 4, draws.id, draws.drawn_at, draws.admin_id, 'drew_winners', null::uuid, draws.seed,
          draws.edition, null::integer, null::text, draws.entrants, cardinality(draws.winners)
        from private.contest_draws as draws
        order by draws.drawn_at desc, draws.id desc limit last_line
      )
    ) as sources
    order by sources.decided_at desc, sources.source, sources.number desc, sources.subject
    offset last_line - size limit size
  ) as line
  -- A plain join would be planned as a scan of every account.
  left join lateral (
    select private.chosen_name(users) as name, users.email
    from public.users where users.id = line.user_id limit 1
  ) as about on true;
  return jsonb_build_object(
    'total', total, 'page', shown, 'page_count', page_count, 'rows', rows);
end $function$;
COMMENT ON FUNCTION public.admin_log(integer,integer) IS 'A page of what admins decided, newest first (rule 8.6): names, ranking, reviews, accepted answers, messages, draws, editions. Admins only. Runs as its owner to read private decisions.';
