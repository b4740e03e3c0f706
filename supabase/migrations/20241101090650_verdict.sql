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
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  plain text := private.normalize_answer(answer);
  spoken text[];
begin
  if plain = any (forms) then
    return 'right';
  end if;
  spoken := private.spoken_forms(left(answer, 200), fillers); -- like has_form
  if spoken && forms then
    return 'right';
  end if;
  -- almost_same ignores phonetic forms (tilde). The cheap tests come first.
  return case when exists (
    select from unnest(plain || spoken) as typed, unnest(forms) as wanted
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
  fillers text[];
begin
  select
    private.compare_answer(
      answer,
      solutions.forms || array(
        select unnest(variants.forms)
        from private.accepted_answers as variants
        where variants.enigme_id = day),
      solutions.fillers),
    solutions.fillers
  into verdict, fillers
  from private.enigme_solutions as solutions where solutions.enigme_id = day;
  if verdict = 'right' then
    return;
  end if;
  select near.message into message from private.near_misses as near
  where near.enigme_id = day and private.has_form(answer, near.forms, fillers)
  order by near.place limit 1;
  -- Boards produce digits or separate letters, which cannot be misspelt.
  if message is not null or answer !~ '[[:alpha:]]{2}' then
    verdict := 'wrong';
  end if;
end $$;
comment on function private.judge_text(integer, text) is
  'Verdict on an answer to a riddle, with the message of a near miss (rule 12.6).';
