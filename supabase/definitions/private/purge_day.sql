CREATE OR REPLACE FUNCTION private.purge_day(edition public.editions)
 RETURNS date
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select min(day)::date
  from generate_series(0, 100) as years,
    lateral (select edition.purge_on + make_interval(years => years)) as purges (day)
  where day >= (edition.published_at at time zone 'Europe/Paris')::date
$function$;
COMMENT ON FUNCTION private.purge_day(public.editions) IS 'When an edition''s purge comes: its purge date, or the same day of a later year where it was published after that date; otherwise what is being played would be deleted each night.';
