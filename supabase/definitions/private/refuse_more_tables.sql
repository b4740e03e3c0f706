CREATE OR REPLACE FUNCTION private.refuse_more_tables(knight uuid)
 RETURNS void
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if (
    select count(*) from private.round_table_members as members where members.user_id = knight
  ) >= 10 then
    raise exception 'Tu es déjà à dix tables : quittes-en une d''abord'
      using errcode = 'PT409', hint = 'round_tables_joined';
  end if;
end $function$;
COMMENT ON FUNCTION private.refuse_more_tables(uuid) IS 'Raises PT409 for a knight who sits at ten tables (rule 18.2).';
