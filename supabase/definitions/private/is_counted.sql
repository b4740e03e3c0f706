CREATE OR REPLACE FUNCTION private.is_counted(knight uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return not exists (
    select from public.users where users.id = knight and users.isnotuser);
end $function$;
COMMENT ON FUNCTION private.is_counted(uuid) IS 'Whether a knight is in the figures: all but test and staff accounts (rule 1.4).';
