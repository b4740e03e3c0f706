CREATE OR REPLACE FUNCTION private.round_table_owner(of_table bigint)
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select members.user_id from private.round_table_members as members
  where members.table_id = of_table order by members.id limit 1
$function$;
COMMENT ON FUNCTION private.round_table_owner(bigint) IS 'The member who has sat longest at a table (rule 18.5).';
