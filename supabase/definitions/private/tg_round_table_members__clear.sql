CREATE OR REPLACE FUNCTION private.tg_round_table_members__clear()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- Two accounts that are deleted at once: the second one looks once the first is gone.
  perform from private.round_tables as tables
  where tables.id in (select gone.table_id from gone)
  order by tables.id for update;
  delete from private.round_tables as tables
  where tables.id in (select gone.table_id from gone) and not exists (
    select from private.round_table_members as members where members.table_id = tables.id);
  return null;
end $function$;
COMMENT ON FUNCTION private.tg_round_table_members__clear() IS 'Deletes a table that its last member leaves, by deleting their account too. Runs as its owner because the auth service, which deletes accounts, may not read private tables.';
