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
COMMENT ON FUNCTION private.publishable(bigint[]) IS 'What may be read of the sum of an event''s counts by date; null below 5. Dates below 5 are hidden, and are added together only when that makes 5: one less than their sum where they are all 4, so that no hidden date follows from the others (decision 0018).';
