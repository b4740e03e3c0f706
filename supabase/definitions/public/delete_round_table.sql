CREATE OR REPLACE FUNCTION public.delete_round_table(round_table bigint)
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
    perform private.require_seat(round_table, true);
    perform private.lock_round_table(round_table);
    perform private.require_seat(round_table, true);
    delete from private.round_tables as tables where tables.id = round_table;
  end if;
  return '{"status": "deleted"}'::jsonb;
end $function$;
COMMENT ON FUNCTION public.delete_round_table(bigint) IS 'Deletes a table of which the caller is the owner, for all its members; one where they do not sit is gone for them already, so that a repeated call answers the same. Returns {status: deleted}. Raises PT403 for a member who is not the owner. Runs as its owner because the tables are private.';
