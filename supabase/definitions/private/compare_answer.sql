CREATE OR REPLACE FUNCTION private.compare_answer(answer text, forms text[], fillers text[])
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  given constant text := private.with_slash(answer, fillers);
  plain text := private.normalize_answer(given);
  turning constant text[] := private.turning_keys(); -- computed once a session
  keys text[];
  typed_keys text[];
  words text[];
  unknown text[];
  typed_forms text[];
begin
  if private.has_sign(given) and '±' <> all (forms) then
    return 'wrong';
  elsif plain = any (forms) and private.is_one_number(given, forms) then
    return 'right'; -- before its words are computed
  end if;
  words := private.spoken_words(left(given, 200)); -- like has_form
  keys := private.form_keys(forms);
  unknown := array(
    select split_part(word, '|', 1) from unnest(private.content_words(words)) as word
    where position('|' in word) > 0 and split_part(word, '|', 2) <> all (keys || fillers));
  -- A letter is answered with another one too.
  if exists (select from unnest(forms) as form where left(form, 1) = '@') and exists (
    select from unnest(unknown || array(
      select private.normalize_answer(part)
      from regexp_split_to_table(left(given, 200), E'[.,;/+&|\n]') as part)) as letter
    where letter ~ '^[a-z]$' and letter <> all (forms)
  ) then
    return 'wrong';
  end if;
  if private.has_exact_form(given, words, forms, fillers) then
    return 'right';
  end if;
  -- No word is misspelt, or one is another word of the language (rule 12.7).
  if cardinality(unknown) = 0
    or exists (select from private.other_words where other_words.word = any (unknown))
  then
    return 'wrong';
  end if;
  -- A word that turns the sentence, and is none of the answer's, is no misspelt one.
  typed_keys := array(
    select split_part(word, '|', -1) from unnest(private.content_words(words)) as word);
  if exists (
    select from unnest(typed_keys) as key
    where key = any (turning) and key <> all (keys)
  ) then
    return 'wrong';
  end if;
  typed_forms := private.forms_of_words(
    private.separate_articles(words, keys), private.fillers_for(given, fillers));
  if typed_forms && forms
    or array(
      select private.loose_keys(substr(form, 2)) from unnest(typed_forms) as form
      where left(form, 1) = '~'
    ) && array(
      select private.loose_keys(substr(form, 2)) from unnest(forms) as form
      where left(form, 1) = '~')
    or private.joined_forms(words) && forms
  then
    return 'right';
  end if;
  -- Nor is a whole answer with another word, or with letters before it.
  if exists (
    select from unnest(forms) as form
    where left(form, 1) = '~' and string_to_array(substr(form, 2), ' ') <@ typed_keys
  ) or exists (
    select from unnest(plain || typed_forms) as typed, unnest(forms) as form
    where char_length(form) > 2 and right(substr(typed, 3), char_length(form)) = form
  ) then
    return 'wrong';
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
