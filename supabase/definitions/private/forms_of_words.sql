CREATE OR REPLACE FUNCTION private.forms_of_words(words text[], fillers text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  said text;
  kept text[];
  without_fillers text[];
  forms text[] := '{}'::text[];
begin
  if cardinality(words) = 0 then
    return forms;
  end if;
  foreach said in array array_to_string(words, ' ') || private.day_words(words, fillers) loop
    kept := private.content_words(string_to_array(said, ' '));
    forms := forms || private.word_forms(kept);
    if cardinality(fillers) > 0 then
      without_fillers := array(
        select word from unnest(kept) with ordinality as list (word, place)
        where position('|' in word) = 0 or split_part(word, '|', 2) <> all (fillers)
        order by place);
      if cardinality(without_fillers) between 1 and cardinality(kept) - 1 then
        forms := forms || private.word_forms(without_fillers);
      end if;
    end if;
  end loop;
  return forms;
end $function$;
COMMENT ON FUNCTION private.forms_of_words(text[],text[]) IS 'The forms of words from spoken_words: without small words, and also without the fillers.';
