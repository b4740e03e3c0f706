CREATE OR REPLACE FUNCTION public.remove_round_table_member(round_table bigint, member bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
begin
  perform private.require_seat(round_table, true);
  perform private.lock_round_table(round_table);
  perform private.require_seat(round_table, true);
  if exists (
    select from private.round_table_members as members
    where members.id = member and members.table_id = round_table
      and members.user_id = private.current_knight()
  ) then
    raise exception 'Pour partir toi-même, quitte la table'
      using errcode = '22023', hint = 'round_table_own_seat';
  end if;
  delete from private.round_table_members as members
  where members.id = member and members.table_id = round_table;
  if found then
    -- The removed member still knows the code.
    update private.round_tables as tables set code = private.new_round_table_code()
    where tables.id = round_table;
  end if;
  return '{"status": "removed"}'::jsonb;
end $function$;
COMMENT ON FUNCTION public.remove_round_table_member(bigint,bigint) IS 'Takes another member from a table of which the caller is the owner, and changes its code (rule 18.7). Returns {status: removed}, for a member who is gone too. Raises like require_seat, 22023 for the caller. Runs as its owner because the tables are private.';
