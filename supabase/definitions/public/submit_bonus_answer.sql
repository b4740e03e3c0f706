CREATE OR REPLACE FUNCTION public.submit_bonus_answer(day integer, answer text, edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := case when auth.uid() is not null then (private.lock_player()).id end;
  riddle public.enigmes := private.get_open_riddle(day, edition);
begin
  perform private.refuse_long_answer(answer);
  if not exists (
    select from private.bonus_questions as questions where questions.enigme_id = riddle.id
  ) then
    raise exception 'Ce jour n''a pas de défi'
      using errcode = 'PT404', hint = 'bonus_question_missing';
  end if;
  if me is null then
    return private.judge_for_visitor('bonus', riddle.edition, riddle.id, answer);
  end if;
  if not exists (
    select from public.enigme_progress as progress
    where progress.user_id = me and progress.enigme_id = riddle.id
  ) then
    return '{"status": "refused"}'::jsonb;
  end if;
  return private.judge_for_knight(me, 'bonus', riddle.edition, riddle.id, answer);
end $function$;
COMMENT ON FUNCTION public.submit_bonus_answer(integer,text,text) IS 'Judges an answer to a day''s bonus question. Raises PT404 when it has none. Runs as its owner to read answers and write progress.';
