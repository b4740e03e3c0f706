CREATE OR REPLACE FUNCTION private.loose_keys(keys text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  word text;
  loose text[] := array[]::text[];
begin
  foreach word in array string_to_array(keys, ' ') loop
    word := regexp_replace(word, 'Nn|N|nY', 'ni', 'g');
    word := replace(word, 'ii', 'i');
    word := regexp_replace(word, 'e(?=[oO])', '', 'g');
    word := regexp_replace(word, '[uU]Q', 'Q', 'g');
    word := regexp_replace(word, '[oU]a', 'wa', 'g');
    word := regexp_replace(word, '(?<=o)w(?=e)|(?<=[AIO])p(?=[St])', '', 'g');
    if char_length(word) >= 4 then
      word := regexp_replace(word, 'gu(?=[eiI])|g', 'j', 'g');
      word := replace(replace(word, 'Y', 'il'), 'U', 'u');
      word := regexp_replace(word, '(?<=.)e(?=...)', '', 'g');
      word := regexp_replace(word, '([a-zA-Z])\1+', '\1', 'g');
    end if;
    loose := loose || word;
  end loop;
  return array_to_string(loose, ' ');
end $function$;
COMMENT ON FUNCTION private.loose_keys(text) IS 'Phonetic keys, separated by spaces, without what children confuse most: gn, g and ill, a silent or mute « e »… Texts with another word of the language are not compared by them (rule 12.7).';
