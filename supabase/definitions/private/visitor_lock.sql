CREATE OR REPLACE FUNCTION private.visitor_lock()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  this_minute timestamptz := date_trunc('minute', public.server_now());
  caller record := private.caller_digests();
  by_browser boolean := exists (
    select from private.visitor_attempts
    where browser_digest = caller.browser and tried_at >= this_minute offset 59);
begin
  if by_browser or exists (
    select from private.visitor_attempts
    where address_digest = caller.address and tried_at >= this_minute offset 2999)
  then
    return jsonb_strip_nulls(jsonb_build_object(
      'status', 'locked',
      'retry_after_s', ceil(extract(epoch from
        this_minute + interval '1 minute' - public.server_now()))::integer,
      'shared', nullif(not by_browser, false)));
  end if;
  return null;
end $function$;
COMMENT ON FUNCTION private.visitor_lock() IS 'The reply to a visitor whose browser gave sixty wrong answers this minute, or whose address gave three thousand (`shared`: others use it too); null when they may answer (rule 3.9).';
