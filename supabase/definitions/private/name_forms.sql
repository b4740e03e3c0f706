CREATE OR REPLACE FUNCTION private.name_forms(name text)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
declare
  written text;
  words text[];
  run text;
  forms text[] := array[]::text[];
begin
  for written in
    select name
    union select regexp_replace(name, '(?<=[[:lower:]])(?=[[:upper:]])', ' ', 'g') -- « LaNeige »
    union select translate(private.folded_name(name), '01345789', likeness)
      from unnest(array['oieastbg', 'oleastbg']) as likeness
      where name ~ '[0-9]|[^\u0001-\u00ff]'
    union select translate(name, '0123456789', '') where name ~ '[0-9]'
  loop
    words := array(
      select word from regexp_split_to_table(
        regexp_replace(left(written, 40),
          '(?<=[0-9])(?=[^0-9])|(?<=[^0-9])(?=[0-9])', ' ', 'g'),
        '[ ''’ʼ.,!?&+_·°‐-]+') as word
      where word <> '');
    for head in 1 .. cardinality(words) loop
      for tail in head .. cardinality(words) loop
        run := array_to_string(words[head:tail], ' ');
        forms := forms || array(
          select form
          from unnest(private.normalize_answer(run) || private.spoken_forms(run)
            || private.spoken_forms(array_to_string(words[head:tail], ''))
            || case when char_length(private.normalize_answer(run)) >= 5
              then reverse(private.normalize_answer(run)) end
            || case when head < tail then '+' || private.normalize_answer(run) end) as form
          -- A short answer (a letter, « 22 ») is found as a whole name only.
          where char_length(ltrim(form, '~')) >= 3
            or (form <> '' and (head, tail) = (1, cardinality(words))));
      end loop;
    end loop;
  end loop;
  return array(select distinct form from unnest(forms) as form);
end $function$;
COMMENT ON FUNCTION private.name_forms(text) IS 'Every form (spoken_forms) by which a name, or some of its words in a row, would be judged as an answer, reversed letters included; after « + », words that are joined (« chat beau »).';
