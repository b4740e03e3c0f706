CREATE OR REPLACE FUNCTION public.change_knight(knight uuid, name text DEFAULT NULL::text, portrait integer DEFAULT NULL::integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  changed public.users;
begin
  perform private.lock_account();
  changed := private.own_knight(knight);
  perform private.set_knight(
    changed,
    coalesce(change_knight.name, private.chosen_name(changed)),
    coalesce(change_knight.portrait, changed.portrait));
  return '{"status": "changed"}'::jsonb;
end $function$;
COMMENT ON FUNCTION public.change_knight(uuid,text,integer) IS 'Changes the name and the portrait of a knight of the caller''s account; null changes nothing. Returns {status: changed}. Raises PT404 like current_knight, 22023 for a name or a portrait that is refused. Runs as its owner to write the row.';
