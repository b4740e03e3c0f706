CREATE OR REPLACE FUNCTION private.fold_visits()
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  with gone as (
    delete from private.visit_events
    returning enigme_id, counted_on, audience, event, tries
  )
  insert into private.visits as folded (enigme_id, counted_on, audience, event, tries, times)
  select gone.enigme_id, gone.counted_on, gone.audience, gone.event, gone.tries, count(*)
  from gone
  join public.enigmes on enigmes.id = gone.enigme_id
  group by gone.enigme_id, gone.counted_on, gone.audience, gone.event, gone.tries
  order by gone.enigme_id, gone.counted_on, gone.audience, gone.event, gone.tries
  on conflict (enigme_id, counted_on, audience, event, tries) do update
    set times = folded.times + excluded.times;
end $function$;
COMMENT ON FUNCTION private.fold_visits() IS 'Adds what was counted lately to private.visits.';
