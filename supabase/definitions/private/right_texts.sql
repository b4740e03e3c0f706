CREATE OR REPLACE FUNCTION private.right_texts(tried jsonb)
 RETURNS boolean[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select array(
    select private.has_form(
      text.value,
      case when asked.value ? 'near' then private.answer_forms(
        array(select jsonb_array_elements_text(asked.value -> 'near')))
        else accepted.forms end,
      private.filler_keys(asked.value ->> 'question', accepted.forms))
    from jsonb_array_elements(tried) with ordinality as asked (value, place),
      private.answer_forms(
        array(select jsonb_array_elements_text(asked.value -> 'answers'))) as accepted (forms),
      jsonb_array_elements_text(asked.value -> 'texts') with ordinality as text (value, place)
    order by asked.place, text.place)
$function$;
COMMENT ON FUNCTION private.right_texts(jsonb) IS 'For each text of a list of {question, answers, near, texts}, in their order: whether it has a form of the question''s answers or, where there are any, of its near misses (rules 12.1 to 12.4, 12.6).';
