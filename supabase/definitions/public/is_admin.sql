CREATE OR REPLACE FUNCTION public.is_admin()
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((
    select users.is_admin from public.users
    where users.id = (select private.current_knight())), false)
$function$;
COMMENT ON FUNCTION public.is_admin() IS 'True if the knight that plays is an admin (rule 1.3): only the first knight of an account can be. Runs as its owner because the policy of users calls it.';
