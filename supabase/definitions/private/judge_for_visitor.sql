CREATE OR REPLACE FUNCTION private.judge_for_visitor(of_kind text, of_edition text, riddle integer, answer text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  locked jsonb := private.visitor_lock();
  judged record;
begin
  if locked is not null then
    return locked;
  end if;
  judged := private.judge_text(of_kind, of_edition, riddle, answer);
  if of_kind = 'riddle' then
    perform private.count_once(riddle, 'tried');
  end if;
  if judged.verdict = 'right' then
    if of_kind = 'riddle' then
      perform private.count_once(riddle, 'found', private.visitor_tries(riddle));
    end if;
    return '{"status": "correct"}' || private.solution(of_kind, of_edition, riddle);
  end if;
  perform private.count_visitor_attempt(riddle);
  return jsonb_strip_nulls(jsonb_build_object(
    'status', judged.verdict, 'retry_after_s', 0, 'message', judged.message));
end $function$;
COMMENT ON FUNCTION private.judge_for_visitor(text,text,integer,text) IS 'The same for a visitor, of whom nothing but the attempt is recorded.';
