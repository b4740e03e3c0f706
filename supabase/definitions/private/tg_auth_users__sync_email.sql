CREATE OR REPLACE FUNCTION private.tg_auth_users__sync_email()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.email is not distinct from old.email then
    return new;
  end if;
  -- In the order of every function that writes.
  perform from public.users where users.account_id = new.id order by users.id for no key update;
  -- The other knights' rows have no address, but their search text does (tg_users__set_search_text).
  update public.users set email = case when users.id = new.id then new.email end
  where users.account_id = new.id;
  return new;
end $function$;
COMMENT ON FUNCTION private.tg_auth_users__sync_email() IS 'Copies a changed e-mail address to public.users. Runs as its owner because the auth service has no grant on public.users.';
