CREATE OR REPLACE FUNCTION public.admin_visits(edition text DEFAULT NULL::text, on_date date DEFAULT NULL::date)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '30s'
AS $function$
declare
  played text;
begin
  perform private.require_admin();
  played := (private.readable_edition(edition)).code;
  return (
    with counts as materialized (
      select * from private.visit_counts(played)
    ),
    chosen as (
      select * from counts where on_date is null or counts.counted_on = on_date
    ),
    by_date as (
      select chosen.day, chosen.audience, chosen.event, sum(chosen.times)::bigint as times
      from chosen group by chosen.day, chosen.audience, chosen.event, chosen.counted_on
    ),
    masked as (
      select
        by_date.day, by_date.audience, by_date.event,
        private.publishable(array_agg(by_date.times)) as times
      from by_date group by by_date.day, by_date.audience, by_date.event
    ),
    running as (
      select
        histogram.day, histogram.audience, histogram.tries,
        sum(histogram.times) over (
          partition by histogram.day, histogram.audience order by histogram.tries) as up_to,
        sum(histogram.times) over (partition by histogram.day, histogram.audience) as total
      from (
        select chosen.day, chosen.audience, chosen.tries, sum(chosen.times) as times
        from chosen where chosen.event = 'found'
        group by chosen.day, chosen.audience, chosen.tries
      ) as histogram
    ),
    medians as (
      select running.day, running.audience, min(running.tries) as median_tries
      from running
      join masked
        on masked.day = running.day and masked.audience = running.audience
        and masked.event = 'found' and masked.times is not null
      where running.up_to * 2 >= running.total
      group by running.day, running.audience
    )
    select jsonb_build_object(
      'threshold', 5,
      'dates', (
        select coalesce(jsonb_agg(distinct counts.counted_on order by counts.counted_on), '[]')
        from counts),
      'days', (
        select coalesce(jsonb_agg(
          jsonb_build_object('day', enigmes.day_number) || (
            select jsonb_object_agg(audiences.audience, (
              select jsonb_build_object('median_tries', (
                select medians.median_tries from medians
                where medians.day = enigmes.day_number
                  and medians.audience = audiences.audience))
                || jsonb_object_agg(events.event, (
                  select masked.times from masked
                  where masked.day = enigmes.day_number
                    and masked.audience = audiences.audience
                    and masked.event = events.event))
              from unnest(
                '{opened,tried,hint1,hint2,hint3,found,revealed}'::text[]) as events (event)))
            from unnest('{knight,visitor}'::text[]) as audiences (audience))
          order by enigmes.day_number), '[]')
        from public.enigmes where enigmes.edition = played)));
end $function$;
COMMENT ON FUNCTION public.admin_visits(text,date) IS 'How often the days of an edition were opened, tried, helped, found and revealed, on a date or in all (rule 8.8): {threshold, dates, days: [{day, knight, visitor}]}; null is a number below the threshold. Raises PT404 for a draft. Admins only. Runs as its owner to read private counts.';
