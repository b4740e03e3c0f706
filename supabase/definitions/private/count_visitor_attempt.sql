CREATE OR REPLACE FUNCTION private.count_visitor_attempt(riddle integer)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.visitor_attempts (browser_digest, address_digest, enigme_id, tried_at)
  select caller.browser, caller.address, riddle, public.server_now()
  from private.caller_digests() as caller
$function$;
COMMENT ON FUNCTION private.count_visitor_attempt(integer) IS 'Records a wrong answer of the caller, to a riddle or, with null, to something else.';
