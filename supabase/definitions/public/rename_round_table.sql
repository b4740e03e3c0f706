CREATE OR REPLACE FUNCTION public.rename_round_table(round_table bigint, name text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := (private.lock_player()).id;
  tidy text;
begin
  perform private.require_seat(round_table, true);
  tidy := private.checked_table_name(rename_round_table.name, me);
  update private.round_tables as tables
  set name = tidy, name_forms = private.name_forms(tidy), name_withheld = false
  where tables.id = round_table;
  perform private.withhold_table_name(round_table, array(
    select members.user_id from private.round_table_members as members
    where members.table_id = round_table));
  return '{"status": "renamed"}'::jsonb;
end $function$;
COMMENT ON FUNCTION public.rename_round_table(bigint,text) IS 'Renames a table of which the caller is the owner. Returns {status: renamed}. Raises PT404 and PT403 like require_seat, 22023 for a name that is refused. Runs as its owner because the tables are private.';
