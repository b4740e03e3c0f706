CREATE OR REPLACE FUNCTION public.right_texts(tried jsonb)
 RETURNS boolean[]
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '8s'
AS $function$
begin
  perform private.require_admin();
  perform private.refuse_many_texts(array(
    select text.value
    from jsonb_array_elements(tried) as asked,
      jsonb_array_elements_text(asked -> 'answers' || (asked -> 'texts')) as text));
  return array(
    select private.has_form(
      text.value, accepted.forms, private.filler_keys(asked.value ->> 'question', accepted.forms))
    from jsonb_array_elements(tried) with ordinality as asked (value, place),
      private.answer_forms(
        array(select jsonb_array_elements_text(asked.value -> 'answers'))) as accepted (forms),
      jsonb_array_elements_text(asked.value -> 'texts') with ordinality as text (value, place)
    order by asked.place, text.place);
end $function$;
COMMENT ON FUNCTION public.right_texts(jsonb) IS 'Whether each text of a list of {question, answers, texts} has a form of that question''s answers (rules 12.1 to 12.4), in their order; at most 500 texts and answers. Admins only. Runs as its owner to call the judge.';
