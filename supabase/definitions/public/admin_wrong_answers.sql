CREATE OR REPLACE FUNCTION public.admin_wrong_answers(day integer, edition text DEFAULT NULL::text)
 RETURNS TABLE(normalized text, typed text, times integer, knights integer, last_at timestamp with time zone, almost boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '30s'
AS $function$
declare
  riddle integer := private.find_riddle(day, edition);
begin
  perform private.require_admin();
  return query
    select
      wrong.normalized,
      mode() within group (order by wrong.typed),
      sum(wrong.times)::integer,
      count(*)::integer,
      max(wrong.last_at),
      bool_or(wrong.almost)
    from private.wrong_answers as wrong
    join public.users on users.id = wrong.user_id
    where wrong.kind = 'riddle'
      and wrong.enigme_id = riddle
      and wrong.normalized <> ''
      and not users.isnotuser
    group by wrong.normalized
    order by count(*) desc, sum(wrong.times) desc, wrong.normalized limit 100;
end $function$;
COMMENT ON FUNCTION public.admin_wrong_answers(integer,text) IS 'The 100 most frequent wrong answers of a riddle, test accounts left out. Admins only. Runs as its owner to read private attempts.';
