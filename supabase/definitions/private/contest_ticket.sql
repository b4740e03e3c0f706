CREATE OR REPLACE FUNCTION private.contest_ticket(of_edition text, account uuid)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select left(
    encode(sha256(convert_to('ticket:' || of_edition || ':' || account, 'UTF8')), 'hex'), 16)
$function$;
COMMENT ON FUNCTION private.contest_ticket(text,uuid) IS 'An account''s number in an edition''s contest, which says nothing of whose it is.';
