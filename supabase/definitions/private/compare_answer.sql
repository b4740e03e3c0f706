CREATE OR REPLACE FUNCTION private.compare_answer(answer text, forms text[], fillers text[])
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  plain text := private.normalize_answer(answer);
  keys text[];
  words text[];
  unknown text[];
  typed_forms text[];
begin
  if plain = any (forms) then -- before its words are computed
    return 'right';
  end if;
  words := private.spoken_words(left(answer, 200)); -- like has_form
  keys := private.form_keys(forms);
  unknown := array(
    select split_part(word, '|', 1) from unnest(private.content_words(words)) as word
    where position('|' in word) > 0 and split_part(word, '|', 2) <> all (keys || fillers));
  -- A letter is answered with another one too.
  if exists (select from unnest(forms) as form where left(form, 1) = '@') and exists (
    select from unnest(unknown || array(
      select private.normalize_answer(part)
      from regexp_split_to_table(left(answer, 200), E'[.,;/+&|\n]') as part)) as letter
    where letter ~ '^[a-z]$' and letter <> all (forms)
  ) then
    return 'wrong';
  end if;
  if private.has_exact_form(answer, words, forms, fillers) then
    return 'right';
  end if;
  -- No word is misspelt, or one is another word of the language (rule 12.7).
  if cardinality(unknown) = 0
    or exists (select from private.other_words where other_words.word = any (unknown))
  then
    return 'wrong';
  end if;
  typed_forms := private.forms_of_words(
    private.separate_articles(words, keys), private.fillers_for(answer, fillers));
  if typed_forms && forms or exists (
    select from unnest(typed_forms) as typed, unnest(forms) as wanted
    where left(typed, 1) = '~' and left(wanted, 1) = '~'
      and private.loose_keys(substr(typed, 2)) = private.loose_keys(substr(wanted, 2))
  ) then
    return 'right';
  end if;
  -- almost_same ignores phonetic forms (tilde). The cheap tests come first.
  return case when exists (
    select from unnest(plain || typed_forms) as typed, unnest(forms) as wanted
    where left(typed, 1) = left(wanted, 1)
      and abs(char_length(typed) - char_length(wanted)) <= 2
      and private.almost_same(typed, wanted)
  ) then 'almost' else 'wrong' end;
end $function$;
COMMENT ON FUNCTION private.compare_answer(text,text[],text[]) IS 'Verdict, « right », « almost » or « wrong », given the accepted forms (answer_forms) and ignored words (filler_keys).';
