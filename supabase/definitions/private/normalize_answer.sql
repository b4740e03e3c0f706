CREATE OR REPLACE FUNCTION private.normalize_answer(raw text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select regexp_replace(
    lower(normalize(
      replace(replace(replace(replace(replace(
        left(coalesce(raw, ''), 500), 'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae'), 'ß', 'ss'),
      nfkd)),
    '[^a-z0-9]', '', 'g')
$function$;
COMMENT ON FUNCTION private.normalize_answer(text) IS 'The letters and digits of an answer, without case or accents (rule 3.3).';
