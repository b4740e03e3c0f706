CREATE OR REPLACE FUNCTION private.tg_auth_users__sync_email()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.users set email = new.email
  where id = new.id and email is distinct from new.email;
  return new;
end $function$;
COMMENT ON FUNCTION private.tg_auth_users__sync_email() IS 'Copies a changed e-mail address to public.users. Runs as its owner because the auth service has no grant on public.users.';
