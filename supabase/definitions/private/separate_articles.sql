CREATE OR REPLACE FUNCTION private.separate_articles(words text[], keys text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  stuck constant text := private.stuck_articles(); -- computed once a session
  separated text[] := array[]::text[];
  word text;
  plain text;
  ending text;
begin
  foreach word in array words loop
    plain := split_part(word, '|', 1);
    if position('|' in word) > 0 and split_part(word, '|', 2) <> all (keys) then
      for length in 1 .. least(char_length(plain) - 2, 9) loop
        if left(plain, length) ~ stuck then
          ending := substr(plain, length + 1);
          if (private.sound_keys(ending))[1] = any (keys) then
            word := ending || '|' || (private.sound_keys(ending))[1];
            exit;
          end if;
        end if;
      end loop;
    end if;
    separated := separated || word;
  end loop;
  return separated;
end $function$;
COMMENT ON FUNCTION private.separate_articles(text[],text[]) IS 'Separates articles and the like that are written as one word with a word of the answer (« lombre », « cestlechateau »).';
