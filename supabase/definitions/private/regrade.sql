CREATE OR REPLACE FUNCTION private.regrade(knight uuid, riddle integer, answered text, answered_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  hints integer;
  deserved integer;
  score_before integer;
begin
  select count(*)::integer into hints from public.hints_revealed as seen
  where seen.user_id = knight and seen.enigme_id = riddle and seen.revealed_at <= answered_at;
  deserved := case
    when exists (
      select from private.answer_reveals as reveals
      where reveals.user_id = knight
        and reveals.enigme_id = riddle
        and reveals.revealed_at <= answered_at
    ) then 0
    else private.score_for_hints(hints)
  end;
  select progress.score into score_before from public.enigme_progress as progress
  where progress.user_id = knight and progress.enigme_id = riddle;

  perform private.complete_riddle(knight, riddle, false, answered_at);
  -- complete_riddle counted hints seen after the answer.
  update public.enigme_progress as progress
  set score = deserved, hints_used = hints, revealed = false
  where progress.user_id = knight and progress.enigme_id = riddle and progress.score < deserved;

  insert into private.answer_regrades (
    user_id, enigme_id, normalized, score_before, score_after, regraded_at)
  select knight, riddle, answered, score_before, progress.score, public.server_now()
  from public.enigme_progress as progress
  where progress.user_id = knight and progress.enigme_id = riddle;
  perform private.refresh_totals(knight);
end $function$;
COMMENT ON FUNCTION private.regrade(uuid,integer,text,timestamp with time zone) IS 'Gives a knight the score that an answer was worth when it was given (rule 5.6), if it is higher. A riddle that it completes was completed then.';
