CREATE OR REPLACE FUNCTION private.fillers_for(answer text, fillers text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  part text;
  words text[];
begin
  if coalesce(left(answer, 200) !~ '[,;/+&|\n]', true) then
    return fillers;
  end if;
  foreach part in array regexp_split_to_array(left(answer, 200), '[,;/+&|\n]') loop
    words := private.spoken_words(part);
    if cardinality(words) > 0 then
      words := private.content_words(words);
      if cardinality(words) = 1 and position('|' in words[1]) > 0
        and split_part(words[1], '|', 2) = any (fillers)
      then
        return '{}'::text[];
      end if;
    end if;
  end loop;
  return fillers;
end $function$;
COMMENT ON FUNCTION private.fillers_for(text,text[]) IS 'The fillers that are ignored in a text: none where it lists a word of the question as a guess (« lune, hiver »).';
