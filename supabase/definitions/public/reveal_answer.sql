CREATE OR REPLACE FUNCTION public.reveal_answer(day integer, edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := case when auth.uid() is not null then (private.lock_player()).id end;
  riddle public.enigmes := private.get_open_riddle(day, edition);
  hints_left integer;
begin
  if riddle.hint_count = 0 then
    return jsonb_build_object('status', 'refused', 'hints_left', 0);
  end if;
  if me is null then
    perform private.count_once(riddle.id, 'revealed');
    return jsonb_build_object('status', 'correct', 'revealed', true, 'score', 0)
      || private.revelation(riddle.id);
  end if;
  if exists (
    select from public.enigme_progress as progress
    where progress.user_id = me and progress.enigme_id = riddle.id
  ) then
    return '{"status": "already_solved"}' || private.knight_outcome(me, riddle.id);
  end if;
  hints_left := riddle.hint_count - private.hints_seen(me, riddle.id);
  if hints_left > 0 then
    return jsonb_build_object('status', 'refused', 'hints_left', hints_left);
  end if;
  perform private.complete_riddle(me, riddle.id, true, public.server_now());
  return '{"status": "correct"}' || private.knight_outcome(me, riddle.id);
end $function$;
COMMENT ON FUNCTION public.reveal_answer(integer,text) IS 'Reveals the answer for 0 points; a knight must have revealed every hint (rule 4.3). Runs as its owner to read solutions and write progress.';
