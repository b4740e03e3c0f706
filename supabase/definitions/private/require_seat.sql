CREATE OR REPLACE FUNCTION private.require_seat(of_table bigint, as_owner boolean DEFAULT false)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  me uuid := private.current_knight();
begin
  -- The same message as for a missing table: a non-member learns nothing.
  if not exists (
    select from private.round_table_members as members
    where members.table_id = of_table and members.user_id = me
  ) then
    raise exception 'Cette table n''existe pas, ou tu n''y es plus'
      using errcode = 'PT404', hint = 'round_table_missing';
  elsif as_owner and private.round_table_owner(of_table) <> me then
    raise exception 'Seul le gardien de la table peut faire cela'
      using errcode = 'PT403', hint = 'round_table_owner_only';
  end if;
end $function$;
COMMENT ON FUNCTION private.require_seat(bigint,boolean) IS 'Raises PT404 unless the caller sits at the table, and PT403 unless they are its owner, where `as_owner` asks for it.';
