CREATE OR REPLACE FUNCTION private.judge_riddle(answer text, forms text[], fillers text[], board_answers text[], nears private.near_misses[], OUT verdict text, OUT message text)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  verdict := case
    when board_answers is null then private.compare_answer(answer, forms, fillers)
    when btrim(answer) = any (board_answers) then 'right'
    else 'wrong'
  end;
  if verdict = 'right' then
    return;
  end if;
  select near.message into message from unnest(nears) as near
  where private.has_form(answer, near.forms, fillers)
  order by near.place limit 1;
  -- Separate letters are no misspelt word.
  if message is not null or answer !~ '[[:alpha:]]{2}' then
    verdict := 'wrong';
  end if;
end $function$;
COMMENT ON FUNCTION private.judge_riddle(text,text[],text[],text[],private.near_misses[]) IS 'Verdict on an answer to a riddle, with the message of a near miss (rule 12.6). Where a board makes the answer, only its text is right (rule 3.14).';
