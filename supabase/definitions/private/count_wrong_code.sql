CREATE OR REPLACE FUNCTION private.count_wrong_code(account uuid)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.visitor_attempts (browser_digest, address_digest, tried_at)
  select caller.account, caller.address, public.server_now()
  from private.code_digests(account) as caller
$function$;
COMMENT ON FUNCTION private.count_wrong_code(uuid) IS 'Counts a wrong code of a round table, of an account or of a visitor (null), for private.code_lock.';
