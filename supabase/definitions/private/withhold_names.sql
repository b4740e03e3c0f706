CREATE OR REPLACE FUNCTION private.withhold_names(knights uuid[], forms text[])
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.users set name_withheld = 'name_contains_answer'
  where users.id = any (knights)
    and users.name_withheld is null
    and private.name_contains_answer(users.public_name, forms, users.name_forms);
  update private.round_tables set name_withheld = true
  where round_tables.id in (
    select tables.id
    from private.round_tables as tables
    where tables.id in (
        select members.table_id from private.round_table_members as members
        where members.user_id = any (knights))
      and not tables.name_withheld
      and private.name_contains_answer(tables.name, forms, tables.name_forms)
    order by tables.id
    for no key update)
$function$;
COMMENT ON FUNCTION private.withhold_names(uuid[],text[]) IS 'Withholds the names that contain an answer just found or accepted, given its forms, of knights whose rows are locked and of their round tables.';
