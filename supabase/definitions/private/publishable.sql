CREATE OR REPLACE FUNCTION private.publishable(counts bigint[])
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select nullif(
    coalesce(sum(dates.times) filter (where dates.times >= 5), 0)
      + case
        when sum(dates.times) filter (where dates.times < 5) >= 5
        then least(
          sum(dates.times) filter (where dates.times < 5),
          4 * count(*) filter (where dates.times between 1 and 4) - 1)
        else 0
      end,
    0)::bigint
  from unnest(counts) as dates (times)
$function$;
COMMENT ON FUNCTION private.publishable(bigint[]) IS 'The publishable sum of an event''s counts by date; null below 5. Counts under 5 are hidden: they are added only if they sum to 5 or more, minus one if each is 4, so that no hidden count can be derived (decision 0018).';
