CREATE OR REPLACE FUNCTION private.judge_text(of_kind text, of_edition text, riddle integer, answer text, OUT verdict text, OUT message text)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  solution private.enigme_solutions;
  accepted text[];
begin
  if of_kind = 'bonus' then
    select private.compare_answer(answer, questions.forms, questions.fillers) into verdict
    from private.bonus_questions as questions where questions.enigme_id = riddle;
    return;
  elsif of_kind = 'final_sentence' then
    select private.compare_answer(answer, wanted.forms, wanted.fillers) into verdict
    from private.final_sentence as wanted where wanted.edition = of_edition;
    return;
  end if;
  select * into solution from private.enigme_solutions as solutions
  where solutions.enigme_id = riddle;
  accepted := array(
    select case when solution.board_answers is null then forms.form else variants.typed end
    from private.accepted_answers as variants
    cross join lateral unnest(
      case when solution.board_answers is null then variants.forms else array[variants.typed] end
    ) as forms (form)
    where variants.enigme_id = riddle);
  select judged.verdict, judged.message into verdict, message
  from private.judge_riddle(
    answer, solution.forms || accepted, solution.fillers,
    case when solution.board_answers is not null then solution.board_answers || accepted end,
    array(
      select near from private.near_misses as near
      where near.enigme_id = riddle order by near.place)
  ) as judged;
end $function$;
COMMENT ON FUNCTION private.judge_text(text,text,integer,text) IS 'Verdict on an answer to a riddle, a bonus question or the final sentence; a riddle''s with the message of a near miss (rule 12.6). Where a board makes the answer, only its text is right (rule 3.14).';
