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
      jsonb_array_elements_text(
        asked -> 'answers' || coalesce(asked -> 'near', '[]') || (asked -> 'texts')) as text));
  return private.right_texts(tried);
end $function$;
COMMENT ON FUNCTION public.right_texts(jsonb) IS 'private.right_texts, for at most 500 texts and answers. Admins only. Runs as its owner to call the judge.';
