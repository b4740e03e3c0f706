CREATE OR REPLACE FUNCTION private.content_words(words text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  small constant text[] := private.small_words(); -- computed once a session
  last_place constant integer := cardinality(words);
  kept text[] := array[]::text[];
  word text;
  previous text;
  next text;
begin
  for place in 1 .. last_place loop
    word := words[place];
    previous := coalesce(words[place - 1], '');
    next := coalesce(words[place + 1], '');
    if word <> '#1' and (
      split_part(word, '|', 1) <> all (small)
      or word = 'des|de' -- « dès »
      -- A letter of its own: the last word, or next to another letter (« A, B »).
      or (word ~ '^[a-z]\|' and not private.is_elided(word, next) and (
        (place = last_place and word ~ '^[cdjlmst]')
        or (next ~ '^[a-z]\|'
          and not private.is_elided(next, coalesce(words[place + 2], '')))
        or (previous ~ '^[a-z]\|' and not private.is_elided(previous, word))))
    ) then
      kept := kept || word;
    end if;
  end loop;
  return case
    when cardinality(kept) > 0 then kept
    when '#1' = any (words) then '{1}'::text[]
    else words
  end;
end $function$;
COMMENT ON FUNCTION private.content_words(text[]) IS 'The words of a text (spoken_words) that are compared: all but the small ones, or all of them where there is no other (rule 12.3).';
