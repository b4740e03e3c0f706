CREATE OR REPLACE FUNCTION private.has_form(answer text, forms text[], fillers text[])
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  typed text := private.with_slash(answer, fillers);
  words text[] := private.spoken_words(left(typed, 200));
begin
  return not (private.has_sign(typed) and '±' <> all (forms)) and (
    private.has_exact_form(typed, words, forms, fillers)
    or private.forms_of_words(
      private.separate_articles(words, private.form_keys(forms)),
      private.fillers_for(typed, fillers)) && forms);
end $function$;
COMMENT ON FUNCTION private.has_form(text,text[],text[]) IS 'Whether a text has one of these forms; only 200 characters are compared by sound.';
