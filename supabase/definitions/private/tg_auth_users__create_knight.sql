CREATE OR REPLACE FUNCTION private.tg_auth_users__create_knight()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  chosen text := private.tidy_name(coalesce(new.raw_user_meta_data ->> 'username', ''));
begin
  -- A refused name never fails a sign-up: it is replaced by the default (rule 2.3).
  if chosen <> '' and private.name_refusal(chosen) is not null then
    chosen := 'Chevalier';
  end if;
  insert into public.users (
    id, account_id, username, display_name, email, created_at, updated_at, score_reached_at)
  values (
    new.id, new.id, nullif(chosen, ''), nullif(chosen, ''), new.email,
    public.server_now(), public.server_now(), public.server_now())
  on conflict (id) do nothing;
  return new;
exception when others then
  -- private.lock_account creates a missing row later; a failed sign-up cannot be repaired.
  raise warning 'knight not created for %: %', new.id, sqlerrm;
  return new;
end $function$;
COMMENT ON FUNCTION private.tg_auth_users__create_knight() IS 'Creates the first knight of a new account; never raises. Runs as its owner because the auth service has no grant on public.users.';
