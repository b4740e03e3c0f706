CREATE OR REPLACE FUNCTION public.rehearse_answer(day integer, answer text, edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  judged record;
  riddle public.enigmes;
begin
  perform private.require_class();
  riddle := private.get_open_riddle(day, edition);
  perform private.refuse_long_answer(answer);
  judged := private.judge_text('riddle', riddle.edition, riddle.id, answer);
  return jsonb_build_object('verdict', judged.verdict, 'message', judged.message);
end $function$;
COMMENT ON FUNCTION public.rehearse_answer(integer,text,text) IS 'How an answer to an open day would be judged: {verdict, message}, for a class''s account (rule 25.8). Nothing is recorded or counted. Runs as its owner to call the judge.';
