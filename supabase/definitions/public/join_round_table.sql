CREATE OR REPLACE FUNCTION public.join_round_table(code text, is_unnamed boolean DEFAULT false)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := (private.lock_player()).id;
  typed text := upper(regexp_replace(left(coalesce(code, ''), 100), '[^A-Za-z]', '', 'g'));
  locked jsonb := private.code_lock(auth.uid());
  wanted bigint;
begin
  if locked is not null then
    return locked;
  end if;
  wanted := (
    select members.table_id
    from private.round_table_members as members
    join private.round_tables as tables on tables.id = members.table_id
    where members.user_id = me and tables.code = typed);
  if wanted is not null then
    return jsonb_build_object('status', 'joined', 'id', wanted);
  end if;
  -- Before the code is looked up: who may not join does not learn whether it is right.
  perform private.refuse_more_tables(me);
  -- Locked, so that the last place is taken once.
  select tables.id into wanted from private.round_tables as tables
  where tables.code = typed for update;
  if wanted is null then
    perform private.count_wrong_code(auth.uid());
    return '{"status": "unknown"}'::jsonb;
  elsif (
    select count(*) from private.round_table_members as members where members.table_id = wanted
  ) >= 20 then
    raise exception 'Cette table est complète : vingt chevaliers y sont déjà'
      using errcode = 'PT409', hint = 'round_table_full';
  end if;
  insert into private.round_table_members (table_id, user_id, is_unnamed)
  values (wanted, me, coalesce(join_round_table.is_unnamed, false));
  perform private.withhold_table_name(wanted, array[me]);
  return jsonb_build_object('status', 'joined', 'id', wanted);
end $function$;
COMMENT ON FUNCTION public.join_round_table(text,boolean) IS 'Seats the caller at the table that has this code, whatever its case and spaces; again changes nothing. Returns {status}: joined with the table''s id, unknown, or locked with retry_after_s (rule 18.4). Raises PT409 for a full table and beyond ten tables. Runs as its owner because the tables are private.';
