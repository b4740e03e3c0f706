CREATE OR REPLACE FUNCTION private.solution(of_kind text, of_edition text, riddle integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return case of_kind
    when 'riddle' then '{"revealed": false}' || private.revelation(riddle)
    when 'bonus' then private.bonus_solution(riddle)
    else private.final_sentence_solution(of_edition, false)
  end;
end $function$;
COMMENT ON FUNCTION private.solution(text,text,integer) IS 'The reply to a visitor''s right answer.';
