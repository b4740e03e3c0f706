CREATE OR REPLACE FUNCTION private.name_words(name text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select array(
    select word from regexp_split_to_table(
      regexp_replace(name, '(?<=[0-9])(?=[^0-9])|(?<=[^0-9])(?=[0-9])', ' ', 'g'),
      '[ ''’ʼ.,!?&+_·°‐-]+') as word
    where word <> '')
$function$;
COMMENT ON FUNCTION private.name_words(text) IS 'The words of a name as private.name_forms combines them: a number is a word.';
