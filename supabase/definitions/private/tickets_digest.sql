CREATE OR REPLACE FUNCTION private.tickets_digest(tickets text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select encode(sha256(convert_to(coalesce(
    string_agg(listed.ticket, e'\n' order by listed.ticket), ''), 'UTF8')), 'hex')
  from unnest(tickets) as listed (ticket)
$function$;
COMMENT ON FUNCTION private.tickets_digest(text[]) IS 'SHA-256 of the sorted tickets, a line each: with the list, anyone can compute the draw again.';
