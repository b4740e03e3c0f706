CREATE OR REPLACE FUNCTION private.name_forms(name text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  written text;
  words text[];
  texts text[] := '{}'::text[];
  whole_names text[] := '{}'::text[];
begin
  for written in
    select name
    union select regexp_replace(name, '(?<=[[:lower:]])(?=[[:upper:]])', ' ', 'g') -- « LaNeige »
    union select translate(private.folded_name(name), '01345789', likeness)
      from unnest(array['oieastbg', 'oleastbg']) as likeness
      where name ~ '[0-9]|[^\u0001-\u00ff]'
    union select translate(name, '0123456789', '') where name ~ '[0-9]'
  loop
    words := private.name_words(left(written, 40));
    for head in 1 .. cardinality(words) loop
      for tail in head .. cardinality(words) loop
        texts := texts || array[
          array_to_string(words[head:tail], ' '), array_to_string(words[head:tail], '')];
      end loop;
    end loop;
    whole_names := whole_names || array[array_to_string(words, ' '), array_to_string(words, '')];
  end loop;
  return array(
    select distinct form
    from (select distinct unnest(texts) as text) as runs,
      private.normalize_answer(text) as plain,
      unnest(private.spoken_forms(text) || plain
        || case when char_length(plain) >= 5 then reverse(plain) end
        -- A letter or digit of its own is no word: « Sucre 7 » is not almost « secret ».
        || case when position(' ' in text) > 0 and text !~ '(?:^| ).(?: |$)'
          then '+' || plain end) as form
    -- A short answer (a letter, « 22 ») is found as a whole name only.
    where char_length(ltrim(form, '~')) >= 3 or (form <> '' and text = any (whole_names)));
end $function$;
COMMENT ON FUNCTION private.name_forms(text) IS 'Every form (spoken_forms) by which a name, or some of its words in a row, would be judged as an answer, reversed letters included; after a plus sign, words that are joined (« chat beau »).';
