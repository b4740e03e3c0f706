CREATE OR REPLACE FUNCTION private.equivalent_answers(riddle integer, wanted text, forms text[])
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return array(
    select typed.normalized from (
      select wrong.normalized, min(wrong.typed) as example
      from private.wrong_answers as wrong
      where wrong.kind = 'riddle' and wrong.enigme_id = riddle
      group by wrong.normalized
    ) as typed
    where typed.normalized = wanted or private.has_form(typed.example, forms, '{}'));
end $function$;
COMMENT ON FUNCTION private.equivalent_answers(integer,text,text[]) IS 'The wrong answers to a riddle, normalized, that are `wanted` or have one of its forms.';
