CREATE OR REPLACE FUNCTION public.submit_answer(day integer, answer text, edition text DEFAULT NULL::text)
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
  if btrim(coalesce(answer, '')) = 'REVEAL_ANSWER' then
    -- A visitor reveals through reveal_answer only: typing the literal does nothing.
    return case
      when me is null
        then jsonb_build_object('status', 'refused', 'hints_left', riddle.hint_count)
      else public.reveal_answer(day, edition)
    end;
  end if;
  if me is null then
    return private.judge_for_visitor('riddle', riddle.edition, riddle.id, answer);
  end if;
  return private.judge_for_knight(me, 'riddle', riddle.edition, riddle.id, answer);
end $function$;
COMMENT ON FUNCTION public.submit_answer(integer,text,text) IS 'Judges an answer; the literal REVEAL_ANSWER reveals it (rule 4.4). Runs as its owner to read solutions and write progress.';
