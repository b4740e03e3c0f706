CREATE OR REPLACE FUNCTION private.visitor_tries(riddle integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select count(*)::integer + 1
    from private.caller_digests() as caller
    join private.visitor_attempts as attempts on attempts.browser_digest = caller.browser
    where attempts.enigme_id = riddle);
end $function$;
COMMENT ON FUNCTION private.visitor_tries(integer) IS 'The answers to a riddle of the caller''s browser in the last hour, with the answer that is being judged.';
