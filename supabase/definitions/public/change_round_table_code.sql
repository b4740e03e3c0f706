CREATE OR REPLACE FUNCTION public.change_round_table_code(round_table bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
begin
  perform private.lock_player();
  perform private.require_seat(round_table, true);
  update private.round_tables as tables set code = private.new_round_table_code()
  where tables.id = round_table;
  return '{"status": "changed"}'::jsonb;
end $function$;
COMMENT ON FUNCTION public.change_round_table_code(bigint) IS 'Gives a table of which the caller is the owner another code: the former one, and links made from it, lead nowhere. Returns {status: changed}. Raises like require_seat. Runs as its owner because the tables are private.';
