CREATE OR REPLACE FUNCTION private.visit_counts(of_edition text)
 RETURNS TABLE(day integer, counted_on date, audience text, event text, tries smallint, times bigint)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return query
    select
      enigmes.day_number, counted.counted_on, counted.audience, counted.event, counted.tries,
      sum(counted.times)::bigint
    from (
      select
        visits.enigme_id, visits.counted_on, visits.audience, visits.event, visits.tries,
        visits.times
      from private.visits
      union all
      select
        latest.enigme_id, latest.counted_on, latest.audience, latest.event, latest.tries, 1
      from private.visit_events as latest
    ) as counted
    join public.enigmes on enigmes.id = counted.enigme_id
    where enigmes.edition = of_edition
    group by
      enigmes.day_number, counted.counted_on, counted.audience, counted.event, counted.tries;
end $function$;
COMMENT ON FUNCTION private.visit_counts(text) IS 'The counts of an edition, unmasked, with those that are not folded yet.';
