CREATE OR REPLACE FUNCTION private.tg_users__set_name_forms()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.name_forms := private.name_forms(
    coalesce(nullif(btrim(new.display_name), ''), nullif(btrim(new.username), ''), ''));
  return new;
end $function$;
COMMENT ON FUNCTION private.tg_users__set_name_forms() IS 'Sets name_forms of a new row; a name that changes has had them computed (tg_users__check_names). Runs as its owner because knights may not call private functions.';
