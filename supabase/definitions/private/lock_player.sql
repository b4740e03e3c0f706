CREATE OR REPLACE FUNCTION private.lock_player()
 RETURNS public.users
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  me public.users;
begin
  perform private.hold_edition();
  select * into me from public.users where users.id = auth.uid() for no key update;
  if me.id is null then
    -- The sign-up trigger failed, or the account is older than the game.
    insert into public.users (id, email)
    select accounts.id, accounts.email
    from auth.users as accounts
    where accounts.id = auth.uid()
    on conflict (id) do nothing;
    select * into me from public.users where users.id = auth.uid() for no key update;
  end if;
  if me.id is null then
    raise exception 'Ce compte n''existe plus' using errcode = 'PT401', hint = 'account_gone';
  end if;
  return me;
end $function$;
COMMENT ON FUNCTION private.lock_player() IS 'The caller''s users row, created when missing and locked (for no key update, so that rows that refer to it can still be added) until the end of the transaction, with the current edition (hold_edition). Raises PT401 when the account was deleted.';
