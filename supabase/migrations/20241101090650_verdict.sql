-- The verdict on an answer: right, almost or wrong (rule 12.5, decision 0011).

create function private.almost_same(typed text, wanted text) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  most constant integer := case
    when char_length(wanted) < 4 then 0
    when char_length(wanted) < 8 then 1
    else 2
  end;
  before_last integer[];
  last integer[];
  current integer[];
  ours text;
  theirs text;
  least_cost integer;
begin
  if most = 0
    or left(typed, 1) <> left(wanted, 1)
    or abs(char_length(typed) - char_length(wanted)) > most
    or typed || wanted !~ '^[a-z]+$'
  then
    return false;
  end if;
  last := array(select generate_series(0, char_length(wanted)));
  for i in 1 .. char_length(typed) loop
    ours := substr(typed, i, 1);
    current := array[i];
    for j in 1 .. char_length(wanted) loop
      theirs := substr(wanted, j, 1);
      least_cost := least(last[j + 1] + 1, current[j] + 1, last[j] + case
        when ours = theirs then 0
        when position(ours in 'aeiouy') > 0 and position(theirs in 'aeiouy') > 0 then 1
        else 2
      end);
      if i > 1 and j > 1
        and ours = substr(wanted, j - 1, 1) and theirs = substr(typed, i - 1, 1)
      then
        least_cost := least(least_cost, before_last[j - 1] + 1);
      end if;
      current := current || least_cost;
    end loop;
    before_last := last;
    last := current;
  end loop;
  return last[char_length(wanted) + 1] <= most;
end $$;
comment on function private.almost_same(text, text) is
  'Whether a word is one edit from another (two from eight letters up, none below four): a letter '
  'missing, added or swapped with its neighbour, or a vowel for a vowel. Another consonant counts '
  'as two edits. Never the first letter or a number (rule 12.5).';

create function private.compare_answer(answer text, forms text[], fillers text[]) returns text
language plpgsql stable
set search_path = ''
as $$
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
  if private.has_exact_form(answer, words, forms, fillers) then
    return 'right';
  end if;
  keys := private.form_keys(forms);
  unknown := array(
    select split_part(word, '|', 1) from unnest(private.content_words(words)) as word
    where position('|' in word) > 0 and split_part(word, '|', 2) <> all (keys || fillers));
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
end $$;
comment on function private.compare_answer(text, text[], text[]) is
  'Verdict, « right », « almost » or « wrong », given the accepted forms (answer_forms) and '
  'ignored words (filler_keys).';

create function private.judge_text(
  day integer, answer text, out verdict text, out message text
)
language plpgsql stable
set search_path = ''
as $$
declare
  solution private.enigme_solutions;
begin
  select * into solution from private.enigme_solutions as solutions where solutions.enigme_id = day;
  if solution.board_answers is not null then
    verdict := case
      when btrim(answer) = any (solution.board_answers || array(
        select variants.typed from private.accepted_answers as variants
        where variants.enigme_id = day)) then 'right'
      else 'wrong'
    end;
  else
    verdict := private.compare_answer(
      answer,
      solution.forms || array(
        select unnest(variants.forms)
        from private.accepted_answers as variants
        where variants.enigme_id = day),
      solution.fillers);
  end if;
  if verdict = 'right' then
    return;
  end if;
  select near.message into message from private.near_misses as near
  where near.enigme_id = day and private.has_form(answer, near.forms, solution.fillers)
  order by near.place limit 1;
  -- Separate letters are no misspelt word.
  if message is not null or answer !~ '[[:alpha:]]{2}' then
    verdict := 'wrong';
  end if;
end $$;
comment on function private.judge_text(integer, text) is
  'Verdict on an answer to a riddle, with the message of a near miss (rule 12.6). Where a board '
  'makes the answer, only its text is right (rule 3.14).';
