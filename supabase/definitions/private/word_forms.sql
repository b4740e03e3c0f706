CREATE OR REPLACE FUNCTION private.word_forms(words text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select array[
    string_agg(
      split_part(word, '|', 1),
      case when array_to_string(words, '') ~ '[0-9]' then ' ' else '' end order by place),
    '~' || string_agg(split_part(word, '|', -1), ' ' order by place)]
  from unnest(words) with ordinality as list (word, place)
$function$;
COMMENT ON FUNCTION private.word_forms(text[]) IS 'A form by spelling and one by phonetic key (after a tilde), from spoken_words.';
