CREATE OR REPLACE FUNCTION public.round_table_invitation(code text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  account uuid := auth.uid();
  typed text := upper(regexp_replace(left(coalesce(code, ''), 100), '[^A-Za-z]', '', 'g'));
  locked jsonb;
  invited private.round_tables;
begin
  if account is not null then
    perform private.lock_player();
  end if;
  locked := private.code_lock(account);
  if locked is not null then
    return locked;
  end if;
  select * into invited from private.round_tables as tables where tables.code = typed;
  if invited.id is null then
    perform private.count_wrong_code(account);
    return '{"status": "unknown"}'::jsonb;
  end if;
  return jsonb_build_object(
    'status', 'open',
    'name', case when not invited.name_withheld then invited.name end,
    'owner', (
      select case when members.is_unnamed then 'Chevalier' else users.public_name end
      from private.round_table_members as members
      join public.users on users.id = members.user_id
      where members.table_id = invited.id order by members.id limit 1),
    'member_count', (
      select count(*) from private.round_table_members as members
      where members.table_id = invited.id));
end $function$;
COMMENT ON FUNCTION public.round_table_invitation(text) IS 'What the holder of a code reads before joining (rule 18.10): {status: open} with the name of the table, null while it is withheld, its owner''s as others read it, and how many sit there; unknown; or locked with retry_after_s. A wrong code counts like one of join_round_table. Runs as its owner because the tables are private.';
