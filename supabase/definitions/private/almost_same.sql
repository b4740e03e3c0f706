CREATE OR REPLACE FUNCTION private.almost_same(typed text, wanted text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
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
end $function$;
COMMENT ON FUNCTION private.almost_same(text,text) IS 'Whether a word is one edit from another (two from eight letters up, none below four): a letter missing, added or swapped with its neighbour, or a vowel for a vowel. Another consonant counts as two edits. Never the first letter or a number (rule 12.5).';
