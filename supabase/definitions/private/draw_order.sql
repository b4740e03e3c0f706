CREATE OR REPLACE FUNCTION private.draw_order(seed text, ticket text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select encode(sha256(convert_to(seed || ':' || ticket, 'UTF8')), 'hex')
$function$;
COMMENT ON FUNCTION private.draw_order(text,text) IS 'Tickets are drawn in the order of this: SHA-256 of « seed:ticket », in hexadecimal.';
