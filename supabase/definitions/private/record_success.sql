CREATE OR REPLACE FUNCTION private.record_success(knight uuid, of_kind text, of_edition text, riddle integer)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  case of_kind
    when 'riddle' then perform private.complete_riddle(knight, riddle, false, public.server_now());
    when 'bonus' then
      insert into public.bonus_questions_solved (user_id, enigme_id, solved_at)
      values (knight, riddle, public.server_now());
      perform private.withhold_names(array[knight], (
        select questions.forms from private.bonus_questions as questions
        where questions.enigme_id = riddle));
    else perform private.record_final_sentence(knight, of_edition, false);
  end case;
end $function$;
COMMENT ON FUNCTION private.record_success(uuid,text,text,integer) IS 'Records a knight''s right answer.';
