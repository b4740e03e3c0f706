CREATE OR REPLACE FUNCTION private.count_event(riddle integer, audience text, event text, tries integer DEFAULT 0, moment timestamp with time zone DEFAULT NULL::timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.visit_events (enigme_id, counted_on, audience, event, tries)
  select
    enigmes.id,
    (coalesce(moment, public.server_now()) at time zone editions.time_zone)::date,
    count_event.audience, count_event.event, least(count_event.tries, 20)::smallint
  from public.enigmes
  join public.editions on editions.code = enigmes.edition
  where enigmes.id = riddle;
end $function$;
COMMENT ON FUNCTION private.count_event(integer,text,text,integer,timestamp with time zone) IS 'Counts an event of a riddle, now or at the time when it happened.';
