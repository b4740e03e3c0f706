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
      most.normalized, most.typed, most.times, most.knights, latest.last_at, most.almost
    from (
      select
        spellings.normalized,
        (array_agg(spellings.typed order by spellings.knights desc, spellings.typed))[1] as typed,
        sum(spellings.times)::integer as times,
        sum(spellings.knights)::integer as knights,
        bool_or(spellings.almost) as almost
      from (
        select
          counts.normalized, counts.typed, sum(counts.times) as times, sum(counts.knights) as knights,
          coalesce(sum(counts.knights) filter (where counts.almost), 0) > 0 as almost
        from private.wrong_answer_counts as counts
        where counts.enigme_id = riddle
        group by counts.normalized, counts.typed
        having sum(counts.knights) > 0
      ) as spellings
      group by spellings.normalized
      order by sum(spellings.knights) desc, sum(spellings.times) desc, spellings.normalized limit 100
    ) as most
    cross join lateral (
      select wrong.last_at
      from private.wrong_answers as wrong
      where wrong.enigme_id = riddle and wrong.kind = 'riddle'
        and wrong.normalized = most.normalized
        and not exists (
          select from public.users where users.id = wrong.user_id and users.isnotuser)
      order by wrong.last_at desc limit 1
    ) as latest
    order by most.knights desc, most.times desc, most.normalized;
end $function$;
COMMENT ON FUNCTION public.admin_wrong_answers(integer,text) IS 'The 100 most frequent wrong answers of a riddle, test accounts left out. Admins only. Runs as its owner to read private attempts.';
