CREATE OR REPLACE FUNCTION public.rename_round_table(round_table bigint, name text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := private.current_knight();
  checked record;
begin
  perform private.require_seat(round_table, true);
  -- An answer that a member is finding waits, or is seen here: its name is withheld once.
  perform private.lock_round_table(round_table);
  perform private.require_seat(round_table, true);
  checked := private.checked_table_name(rename_round_table.name, me);
  -- A lost reply is asked for again.
  if exists (
    select from private.round_tables as tables
    join private.round_table_members as members on members.table_id = tables.id
    where tables.id = round_table and tables.name = checked.tidy
      and members.user_id = me and members.has_named
  ) then
    return '{"status": "renamed"}'::jsonb;
  end if;
  perform private.count_name('table', auth.uid(), 10);
  update private.round_tables as tables
  set name = checked.tidy, name_forms = checked.forms, name_withheld = false
  where tables.id = round_table;
  update private.round_table_members as members set has_named = members.user_id = me
  where members.table_id = round_table and members.has_named <> (members.user_id = me);
  perform private.withhold_table_name(round_table, array(
    select members.user_id from private.round_table_members as members
    where members.table_id = round_table));
  return '{"status": "renamed"}'::jsonb;
end $function$;
COMMENT ON FUNCTION public.rename_round_table(bigint,text) IS 'Renames a table of which the caller is the owner. Returns {status: renamed}. Raises PT404 and PT403 like require_seat, 22023 for a name that is refused, PT409 beyond ten names an hour. Runs as its owner because the tables are private.';
