CREATE OR REPLACE FUNCTION private.seconds_until_retry(wrong timestamp with time zone[], almost timestamp with time zone[], shares integer DEFAULT 1)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select max(case
    when cardinality(latest) < most then 0
    else greatest(0, ceil(extract(epoch from
      latest[most] + interval '60 seconds' - public.server_now()))::integer)
  end)
  from (values (wrong, 10 * shares), (almost, 60 * shares)) as limits (latest, most)
$function$;
COMMENT ON FUNCTION private.seconds_until_retry(timestamp with time zone[],timestamp with time zone[],integer) IS 'Seconds until another attempt; 0 when at once. Ten distinct wrong answers a minute (rule 3.7), sixty almost right ones (rule 12.5), times `shares`. Takes the time of each, newest first.';
