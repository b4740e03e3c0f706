CREATE OR REPLACE FUNCTION private.spoken_forms(raw text, fillers text[] DEFAULT '{}'::text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select private.forms_of_words(private.spoken_words(raw), fillers) $function$;
COMMENT ON FUNCTION private.spoken_forms(text,text[]) IS 'The forms of a text (rules 12.1 to 12.4): its words without small words (and without the fillers), by spelling and by phonetic key. Texts that share a form are one answer.';
