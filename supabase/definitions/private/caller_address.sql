CREATE OR REPLACE FUNCTION private.caller_address()
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(
    nullif(btrim(hops[greatest(1, cardinality(hops) - named.trusted_hops + 1)]), ''), 'unknown')
  from private.client_address as named,
    (select nullif(current_setting('request.headers', true), '')::jsonb) as request (headers),
    string_to_array(request.headers ->> named.header, ',') as hops
$function$;
COMMENT ON FUNCTION private.caller_address() IS 'The caller''s address, from the header that private.client_address names; without one, the word unknown.';
