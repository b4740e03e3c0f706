CREATE OR REPLACE FUNCTION public.create_round_table(name text, is_unnamed boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := (private.lock_player()).id;
  checked record := private.checked_table_name(name, me);
  made bigint;
begin
  perform private.refuse_more_tables(me);
  if (
    select count(*) from private.round_table_members as members
    where members.user_id = me and private.round_table_owner(members.table_id) = me
  ) >= 5 then
    raise exception 'Tu gardes déjà cinq tables : ferme-en une d''abord'
      using errcode = 'PT409', hint = 'round_tables_owned';
  end if;
  perform private.count_name('table', auth.uid(), 10);
  insert into private.round_tables (name, name_forms, code)
  values (checked.tidy, checked.forms, private.new_round_table_code())
  returning id into made;
  insert into private.round_table_members (table_id, user_id, is_unnamed, has_named)
  values (made, me, coalesce(create_round_table.is_unnamed, false), true);
  return jsonb_build_object('status', 'created', 'id', made);
end $function$;
COMMENT ON FUNCTION public.create_round_table(text,boolean) IS 'Opens a table whose owner is the caller. Returns {status: created, id}. Raises 22023 for a name that is refused (rule 18.1), PT409 beyond five tables owned, ten in all, or ten names an hour. Runs as its owner because the tables are private.';
