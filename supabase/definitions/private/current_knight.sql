CREATE OR REPLACE FUNCTION private.current_knight()
 RETURNS uuid
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  account uuid := auth.uid();
  named text := btrim(coalesce(
    nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-knight', ''));
  knight uuid;
begin
  if account is null or named = '' or lower(named) = account::text then
    return account;
  end if;
  if named ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    knight := (
      select users.id from public.users
      where users.id = named::uuid and users.account_id = account);
  end if;
  -- One answer for a knight of another account, a removed one and any other text.
  if knight is null then
    raise exception 'Ce chevalier n''existe pas' using errcode = 'PT404', hint = 'unknown_knight';
  end if;
  return knight;
end $function$;
COMMENT ON FUNCTION private.current_knight() IS 'The knight that plays (decision 0026): the one that the header x-knight names, which must be of the caller''s account; without the header the account''s first knight, which has the account''s id; null without a session. Raises PT404 for any other knight. Runs as its owner because policies of users call it. The API''s roles execute it in policies and views (granted in lockdown.sql).';
