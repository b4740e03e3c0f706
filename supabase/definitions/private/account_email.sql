CREATE OR REPLACE FUNCTION private.account_email(account uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$ select users.email from public.users where users.id = account $function$;
COMMENT ON FUNCTION private.account_email(uuid) IS 'The e-mail address of an account, which its first knight has.';
