CREATE OR REPLACE FUNCTION private.log_decision(action text, about uuid DEFAULT NULL::uuid, subject text DEFAULT NULL::text, reason text DEFAULT NULL::text, of_edition text DEFAULT NULL::text, day integer DEFAULT NULL::integer)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.team_decisions (
    admin_id, action, user_id, subject, edition, day_number, reason, decided_at)
  select (select users.id from public.users where users.id = auth.uid()),
    action, about, subject, of_edition, day, reason, public.server_now()
$function$;
COMMENT ON FUNCTION private.log_decision(text,uuid,text,text,text,integer) IS 'Records a decision of the caller; of no one for a command, which has no session. Every function by which an admin decides calls it, unless it has a table of its own.';
