CREATE OR REPLACE FUNCTION private.code_digests(account_id uuid, OUT account text, OUT address text)
 RETURNS record
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    encode(sha256(convert_to('code account' || salts.salt || coalesce(
      account_id::text,
      'visitor ' || (nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-browser'),
      'visitor ' || private.caller_address(),
      'unknown'), 'UTF8')), 'hex'),
    encode(sha256(convert_to(
      'code address' || salts.salt || coalesce(private.caller_address(), 'unknown'),
      'UTF8')), 'hex')
  from private.visitor_salt as salts
$function$;
COMMENT ON FUNCTION private.code_digests(uuid) IS 'Salted digests of an account, or of a visitor''s browser (null), and of the caller''s address, under which wrong codes are counted in visitor_attempts. They differ from the digests of wrong answers.';
