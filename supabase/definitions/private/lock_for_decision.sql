CREATE OR REPLACE FUNCTION private.lock_for_decision(target uuid)
 RETURNS public.users
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  found public.users;
begin
  perform private.require_admin();
  perform private.hold_edition();
  -- The decision refers to the admin: both rows are locked, in the order of accept_answer.
  perform from public.users where users.id in (target, auth.uid()) order by users.id
  for no key update;
  perform private.require_admin();
  select * into found from public.users where users.id = target;
  if found.id is null then
    raise exception 'Ce compte n''existe pas' using errcode = 'PT404', hint = 'account_gone';
  end if;
  return found;
end $function$;
COMMENT ON FUNCTION private.lock_for_decision(uuid) IS 'The account that an admin decides on, locked with the admin''s. Raises 42501 for a caller who is not an admin, PT404 when the account is gone.';
