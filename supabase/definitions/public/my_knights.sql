CREATE OR REPLACE FUNCTION public.my_knights()
 RETURNS TABLE(id uuid, name text, portrait integer, total_score integer, completed_enigmes integer, is_first boolean, created_at timestamp with time zone)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
  select
    users.id, private.chosen_name(users), users.portrait::integer, users.total_score,
    users.completed_enigmes, users.id = users.account_id, users.created_at
  from public.users where users.account_id = auth.uid()
  order by users.id = users.account_id desc, users.created_at, users.id
$function$;
COMMENT ON FUNCTION public.my_knights() IS 'The knights of the caller''s account, the first one first; a null name is none. The header x-knight changes nothing. Runs as its owner because a knight reads only their own row.';
