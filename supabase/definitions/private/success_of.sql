CREATE OR REPLACE FUNCTION private.success_of(knight uuid, of_kind text, of_edition text, riddle integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case of_kind
    when 'riddle' then private.knight_outcome(knight, riddle)
    when 'bonus' then (
      select private.bonus_solution(riddle) from public.bonus_questions_solved as solved
      where solved.user_id = knight and solved.enigme_id = riddle)
    else (
      select private.final_sentence_solution(of_edition, progress.revealed)
      from public.final_sentence_progress as progress
      where progress.user_id = knight
        and progress.edition = of_edition
        and progress.solved_at is not null)
  end;
end $function$;
COMMENT ON FUNCTION private.success_of(uuid,text,text,integer) IS 'The reply to a right answer that a knight has given before; null without one.';
