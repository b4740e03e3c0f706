CREATE OR REPLACE FUNCTION public.answer_forms(texts text[])
 RETURNS TABLE(answer text, forms text[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '8s'
AS $function$
begin
  perform private.require_admin();
  perform private.refuse_many_texts(texts);
  return query
    select list.answer, private.answer_forms(array[list.answer])
    from unnest(texts) with ordinality as list (answer, place)
    order by list.place;
end $function$;
COMMENT ON FUNCTION public.answer_forms(text[]) IS 'The forms by which each text would be recognised as an answer (rules 12.1 to 12.3), in the order of the texts, at most 500. Admins only. Runs as its owner to call the judge.';
