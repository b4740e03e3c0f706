CREATE OR REPLACE FUNCTION public.leave_round_table(round_table bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := private.current_knight();
begin
  if exists (
    select from private.round_table_members as members
    where members.table_id = round_table and members.user_id = me
  ) then
    perform private.lock_round_table(round_table);
    delete from private.round_table_members as members
    where members.table_id = round_table and members.user_id = me;
  end if;
  return '{"status": "left"}'::jsonb;
end $function$;
COMMENT ON FUNCTION public.leave_round_table(bigint) IS 'Takes the caller from a table, without a trace (rule 18.5); from one where they do not sit too, so that a repeated call answers the same. Returns {status: left}. Runs as its owner because the tables are private.';
