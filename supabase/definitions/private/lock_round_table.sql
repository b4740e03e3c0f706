CREATE OR REPLACE FUNCTION private.lock_round_table(of_table bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.hold_edition();
  -- Those whose rows are deleted may be deleting their accounts.
  perform from public.users
  where users.id in (
    select members.user_id from private.round_table_members as members
    where members.table_id = of_table)
  order by users.id for no key update;
  perform from private.round_tables as tables where tables.id = of_table for update;
end $function$;
COMMENT ON FUNCTION private.lock_round_table(bigint) IS 'Locks a table and the accounts of its members, in the order of every function that writes. The caller''s seat must be checked before, and again after.';
