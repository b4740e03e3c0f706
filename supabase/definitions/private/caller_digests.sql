CREATE OR REPLACE FUNCTION private.caller_digests(OUT browser text, OUT address text)
 RETURNS record
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    encode(sha256(convert_to('browser' || salt || coalesce(token, caller), 'UTF8')), 'hex'),
    encode(sha256(convert_to('address' || salt || caller, 'UTF8')), 'hex')
  from (
    select
      salts.salt,
      nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-browser' as token,
      private.caller_address() as caller
    from private.visitor_salt as salts
  ) as read
$function$;
COMMENT ON FUNCTION private.caller_digests() IS 'Salted digests of the caller''s address and of the random token that their browser sends in x-browser; without a token, the address stands for the browser.';
