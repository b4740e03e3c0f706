CREATE OR REPLACE FUNCTION public.admin_log(page integer DEFAULT 1, page_size integer DEFAULT 50)
 RETURNS TABLE(action text, decided_at timestamp with time zone, admin_name text, user_id uuid, user_name text, user_email text, subject text, edition text, day_number integer, reason text, entrants integer, winners integer, total integer, shown_page integer, page_count integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '30s'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 200);
begin
  perform private.require_admin();
  total := (select count(*)::integer from private.team_decisions)
    + (select count(*)::integer from private.review_decisions)
    + (select count(*)::integer from private.accepted_answers)
    + (select count(*)::integer from private.contest_draws);
  page_count := greatest(1, ceil(total / size::numeric)::integer);
  shown_page := least(greatest(coalesce(page, 1), 1), page_count);
  return query
    select
      line.action, line.decided_at, private.admin_label(line.admin_id), line.user_id, about.name,
      about.email, line.subject, line.edition, line.day_number, line.reason, line.entrants,
      line.winners, total, shown_page, page_count
    from (
      select * from private.logged_decisions(shown_page * size) as decisions
      order by decisions.decided_at desc, decisions.source, decisions.number desc, decisions.subject
      offset (shown_page - 1) * size limit size
    ) as line
    -- A plain join would be planned as a scan of every account.
    left join lateral (
      select private.chosen_name(users) as name, private.account_email(users.account_id) as email
      from public.users where users.id = line.user_id limit 1
    ) as about on true
    order by line.decided_at desc, line.source, line.number desc, line.subject;
end $function$;
COMMENT ON FUNCTION public.admin_log(integer,integer) IS 'A page of what admins decided, newest first (rule 8.6): names, ranking, reviews, accepted answers, messages, draws, editions. Out of range, the nearest page. Each row repeats `total`, `shown_page` and `page_count`. Admins only. Runs as its owner to read private decisions.';
