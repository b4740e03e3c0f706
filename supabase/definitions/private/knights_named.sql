CREATE OR REPLACE FUNCTION private.knights_named(riddle integer, forms text[])
 RETURNS SETOF uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select found_by.id
  from public.users as found_by
  join public.enigme_progress as progress on progress.user_id = found_by.id
  where progress.enigme_id = riddle
    and found_by.name_withheld is null
    and private.name_contains_answer(found_by.public_name, forms, found_by.name_forms)
$function$;
COMMENT ON FUNCTION private.knights_named(integer,text[]) IS 'Knights who completed a riddle and whose public name contains an answer, given its forms.';
