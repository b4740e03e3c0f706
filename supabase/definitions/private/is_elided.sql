CREATE OR REPLACE FUNCTION private.is_elided(word text, next text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select word ~ '^[cdjlmnsty]\|' and split_part(next, '|', 1) ~ '^(?:[aeiouyh].|[ay]$)'
$function$;
COMMENT ON FUNCTION private.is_elided(text,text) IS 'Whether a word is elided before the next one (« l''ombre » without its apostrophe).';
