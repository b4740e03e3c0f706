CREATE OR REPLACE FUNCTION public.admin_wrong_answers(day integer, edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '30s'
AS $function$
declare
  riddle integer := private.find_riddle(day, edition);
begin
  perform private.require_admin();
  return (
    select coalesce(
      jsonb_agg(
        to_jsonb(grouped) order by grouped.knights desc, grouped.times desc, grouped.normalized),
      '[]'::jsonb)
    from (
      select
        wrong.normalized,
        mode() within group (order by wrong.typed) as typed,
        sum(wrong.times)::integer as times,
        count(*)::integer as knights,
        max(wrong.last_at) as last_at,
        bool_or(wrong.almost) as almost
      from private.wrong_answers as wrong
      join public.users on users.id = wrong.user_id
      where wrong.kind = 'riddle'
        and wrong.enigme_id = riddle
        and wrong.normalized <> ''
        and not users.isnotuser
      group by wrong.normalized
      order by count(*) desc, sum(wrong.times) desc, wrong.normalized limit 100
    ) as grouped);
end $function$;
COMMENT ON FUNCTION public.admin_wrong_answers(integer,text) IS 'The 100 most frequent wrong answers of a riddle, test accounts left out. Admins only. Runs as its owner to read private attempts.';
