CREATE OR REPLACE FUNCTION private.own_knight(knight uuid)
 RETURNS public.users
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  found public.users;
begin
  select * into found from public.users
  where users.id = knight and users.account_id = auth.uid();
  if found.id is null then
    raise exception 'Ce chevalier n''existe pas' using errcode = 'PT404', hint = 'unknown_knight';
  end if;
  return found;
end $function$;
COMMENT ON FUNCTION private.own_knight(uuid) IS 'A knight of the caller''s account. Raises PT404 for any other, like current_knight.';
