CREATE OR REPLACE FUNCTION private.joined_forms(words text[])
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  content constant text[] := private.content_words(words);
  joined text;
  letters text;
begin
  if cardinality(words) = 0 then
    return '{}'::text[];
  end if;
  select string_agg(split_part(word, '|', -1), '' order by place),
    string_agg(split_part(word, '|', 1), '' order by place)
  into joined, letters
  from unnest(words) with ordinality as list (word, place)
  where place between array_position(words, content[1])
    and (array_positions(words, content[cardinality(content)]))[
      cardinality(array_positions(words, content[cardinality(content)]))];
  joined := regexp_replace(private.loose_keys(joined), '(?<=.)e(?=.)', '', 'g');
  return case when joined ~ '^[a-zA-Z]{4,}$'
    then array['=' || joined] || case when cardinality(content) > 2 then '"' || letters end
    else '{}'::text[] end;
end $function$;
COMMENT ON FUNCTION private.joined_forms(text[]) IS 'The words from the first to the last that counts as one, because spaces are ignored in a misspelt text: by sound after « = », and for a sentence by letters after a quotation mark (rule 2.2).';
