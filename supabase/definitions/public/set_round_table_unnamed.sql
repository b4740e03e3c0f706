CREATE OR REPLACE FUNCTION public.set_round_table_unnamed(round_table bigint, is_unnamed boolean)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := (private.lock_player()).id;
begin
  perform private.require_seat(round_table);
  update private.round_table_members as members
  set is_unnamed = coalesce(set_round_table_unnamed.is_unnamed, false)
  where members.table_id = round_table and members.user_id = me;
  return '{"status": "changed"}'::jsonb;
end $function$;
COMMENT ON FUNCTION public.set_round_table_unnamed(bigint,boolean) IS 'Whether the others at a table read « Chevalier » instead of the caller''s name. Returns {status: changed}. Raises PT404 for who does not sit there. Runs as its owner because the tables are private.';
