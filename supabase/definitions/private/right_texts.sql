CREATE OR REPLACE FUNCTION private.right_texts(tried jsonb)
 RETURNS boolean[]
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  with accepted as materialized (
    select place, asked, private.answer_forms(
      array(select jsonb_array_elements_text(asked -> 'answers'))) as forms
    from jsonb_array_elements(tried) with ordinality as list (asked, place)
  ), questions as materialized ( -- computed once for all texts of a question
    select place, asked, private.filler_keys(asked ->> 'question', forms) as fillers,
      case when asked ? 'near' then private.answer_forms(
        array(select jsonb_array_elements_text(asked -> 'near')))
        else forms end as forms
    from accepted
  )
  select array(
    select private.has_form(text.value, questions.forms, questions.fillers)
    from questions,
      jsonb_array_elements_text(questions.asked -> 'texts') with ordinality as text (value, place)
    order by questions.place, text.place)
$function$;
COMMENT ON FUNCTION private.right_texts(jsonb) IS 'For each text of a list of {question, answers, near, texts}, in their order: whether it has a form of the question''s answers or, where there are any, of its near misses (rules 12.1 to 12.4, 12.6).';
