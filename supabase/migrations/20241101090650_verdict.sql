-- Why: an answer that is a slip away from right is told so instead of being refused (rule 12.5, decision 0011). The verdict on a text
-- stands in one function, whatever asked for the text.

create function private.almost_same(typed text, wanted text) returns boolean
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  most constant integer := case when char_length(wanted) < 4 then 0 when char_length(wanted) < 8 then 1 else 2 end;
  before_last integer[];
  last integer[];
  current integer[];
  ours text;
  theirs text;
  least_cost integer;
begin
  if most = 0 or left(typed, 1) <> left(wanted, 1) or abs(char_length(typed) - char_length(wanted)) > most
    or typed || wanted !~ '^[a-z]+$' then
    return false;
  end if;
  last := array(select generate_series(0, char_length(wanted)));
  for i in 1 .. char_length(typed) loop
    ours := substr(typed, i, 1);
    current := array[i];
    for j in 1 .. char_length(wanted) loop
      theirs := substr(wanted, j, 1);
      least_cost := least(last[j + 1] + 1, current[j] + 1, last[j] + case when ours = theirs then 0
        when position(ours in 'aeiouy') > 0 and position(theirs in 'aeiouy') > 0 then 1 else 2 end);
      if i > 1 and j > 1 and ours = substr(wanted, j - 1, 1) and theirs = substr(typed, i - 1, 1) then
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
  'Whether one word is a slip away from another: a letter missing, too many or in its neighbour''s place, or a vowel for another; two '
  'slips from eight letters up, none below four. Never the first letter, nor a number. One consonant for another makes two slips, '
  'for it most often makes another word.';

create function private.compare_answer(answer text, forms text[], fillers text[]) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  plain text := private.normalize_answer(answer);
  said text[];
begin
  if plain = any (forms) then
    return 'right';
  end if;
  said := private.spoken_forms(left(answer, 200), fillers); -- as has_form does, once for both
  if said && forms then
    return 'right';
  end if;
  -- What is heard begins with a tilde: slips are of what is written.
  return case when exists (select from unnest(plain || said) as typed, unnest(forms) as wanted
    where left(typed, 1) = left(wanted, 1) and abs(char_length(typed) - char_length(wanted)) <= 2 -- cheap, and most often enough
      and private.almost_same(typed, wanted)) then 'almost' else 'wrong' end;
end $$;
comment on function private.compare_answer(text, text[], text[]) is
  'Whether a text is right, almost or wrong for whoever accepts these forms (answer_forms), the words of the question being passed '
  'over (filler_keys): the one judgement of whatever is answered by a text.';

create function private.judge_text(day integer, answer text, out verdict text, out message text)
language plpgsql stable
set search_path = ''
as $$
declare
  fillers text[];
begin
  select private.compare_answer(answer, solutions.forms || array(
    select unnest(variants.forms) from private.accepted_answers as variants where variants.enigme_id = day), solutions.fillers),
    solutions.fillers
  into verdict, fillers from private.enigme_solutions as solutions where solutions.enigme_id = day;
  if verdict = 'right' then
    return;
  end if;
  select near.message into message from private.near_misses as near
  where near.enigme_id = day and private.has_form(answer, near.forms, fillers) order by near.place limit 1;
  -- What is made by hand is digits, or letters apart: it is not misspelt. Below a board that helps, an answer is typed like any other.
  if message is not null or answer !~ '[[:alpha:]]{2}' then
    verdict := 'wrong';
  end if;
end $$;
comment on function private.judge_text(integer, text) is
  'What compare_answer says of an answer to a riddle, whose answers are the edition''s and the variants that the staff has accepted; '
  'with the message of the near miss that a wrong one is (rule 12.6).';
