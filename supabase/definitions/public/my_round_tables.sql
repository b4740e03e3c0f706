CREATE OR REPLACE FUNCTION public.my_round_tables()
 RETURNS TABLE(id bigint, name text, is_owner boolean, member_count integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
  select
    tables.id,
    private.readable_table_name(tables, mine),
    private.round_table_owner(tables.id) = mine.user_id,
    (select count(*)::integer from private.round_table_members as members
      where members.table_id = tables.id)
  from private.round_table_members as mine
  join private.round_tables as tables on tables.id = mine.table_id
  where mine.user_id = (select private.current_knight())
  order by mine.id
$function$;
COMMENT ON FUNCTION public.my_round_tables() IS 'The tables where the caller sits, in the order in which they sat down; a null name is withheld (rule 18.8). Runs as its owner because the tables are private.';
