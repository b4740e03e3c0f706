CREATE OR REPLACE FUNCTION public.answer_sounds(texts text[])
 RETURNS TABLE(answer text, forms text[], loose text[], words text[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '8s'
AS $function$
begin
  perform private.require_admin();
  perform private.refuse_many_texts(texts);
  return query
    select sounds.answer, sounds.forms, sounds.loose, sounds.words
    from private.answer_sounds(texts) as sounds;
end $function$;
COMMENT ON FUNCTION public.answer_sounds(text[]) IS 'Like private.answer_sounds, for at most 500 answers (rule 12.8). Admins only. Runs as its owner to call the judge.';
