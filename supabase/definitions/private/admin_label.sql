CREATE OR REPLACE FUNCTION private.admin_label(admin uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(users.display_name, users.username, users.email)
  from public.users where users.id = admin
$function$;
COMMENT ON FUNCTION private.admin_label(uuid) IS 'An admin''s name, for other admins.';
