CREATE OR REPLACE FUNCTION private.lock_account()
 RETURNS public.users
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  first public.users;
begin
  perform private.hold_edition();
  perform from public.users where users.account_id = auth.uid()
  order by users.id for no key update;
  select * into first from public.users where users.id = auth.uid();
  if first.id is null then
    -- The sign-up trigger failed, or the account is older than the game.
    insert into public.users (id, account_id, email)
    select accounts.id, accounts.id, accounts.email
    from auth.users as accounts
    where accounts.id = auth.uid()
    on conflict (id) do nothing;
    select * into first from public.users where users.id = auth.uid() for no key update;
  end if;
  if first.id is null then
    raise exception 'Ce compte n''existe plus' using errcode = 'PT401', hint = 'account_gone';
  end if;
  return first;
end $function$;
COMMENT ON FUNCTION private.lock_account() IS 'The first knight of the caller''s account, created when missing. Locks every knight of the account (for no key update, so that rows that refer to them can still be added) until the end of the transaction, with the current edition (hold_edition). Raises PT401 when the account was deleted.';
