CREATE OR REPLACE FUNCTION private.readable_table_name(of_table private.round_tables, reader private.round_table_members)
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when not of_table.name_withheld then of_table.name
    when reader.has_named and not private.name_contains_answer(
      of_table.name, private.found_forms(reader.user_id), of_table.name_forms)
    then of_table.name
  end
$function$;
COMMENT ON FUNCTION private.readable_table_name(private.round_tables,private.round_table_members) IS 'The name of a table for a member; null once it is withheld. Who chose it reads it until they have found the answer: otherwise renaming would tell which words are answers (rule 18.8).';
