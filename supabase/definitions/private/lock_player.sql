CREATE OR REPLACE FUNCTION private.lock_player()
 RETURNS public.users
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me public.users := private.lock_account();
  -- Read once the account is locked: another tab may have removed the knight.
  knight uuid := private.current_knight();
begin
  if knight <> me.id then
    select * into me from public.users where users.id = knight;
  end if;
  return me;
end $function$;
COMMENT ON FUNCTION private.lock_player() IS 'The users row of the knight that plays, locked like the other knights of the account (lock_account). Raises like current_knight.';
