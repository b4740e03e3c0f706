CREATE OR REPLACE FUNCTION private.withhold_table_name(of_table bigint, knights uuid[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update private.round_tables as tables set name_withheld = true
  where tables.id = of_table
    and not tables.name_withheld
    and private.name_contains_answer(
      tables.name,
      array(select distinct unnest(private.found_forms(knight)) from unnest(knights) as knight),
      tables.name_forms)
$function$;
COMMENT ON FUNCTION private.withhold_table_name(bigint,uuid[]) IS 'Withholds the name of a table, whose row is locked, if it contains an answer that one of these knights has found.';
