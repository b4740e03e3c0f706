CREATE OR REPLACE FUNCTION private.chosen_name(knight public.users)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(nullif(btrim(knight.display_name), ''), nullif(btrim(knight.username), ''))
$function$;
COMMENT ON FUNCTION private.chosen_name(public.users) IS 'The name that a knight has chosen, which others read unless it is withheld; null without one.';
