CREATE OR REPLACE FUNCTION private.has_exact_form(answer text, words text[], forms text[], fillers text[])
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  plain text := private.normalize_answer(answer);
begin
  return (plain = any (forms) and private.is_one_number(answer, forms))
    or private.forms_of_words(words, private.fillers_for(answer, fillers)) && forms
    or (cardinality(words) = 1 and '@' || plain = any (forms));
end $function$;
COMMENT ON FUNCTION private.has_exact_form(text,text[],text[],text[]) IS 'Whether a text, with its spoken_words, has one of these forms as it is written, or is the name of a letter.';
