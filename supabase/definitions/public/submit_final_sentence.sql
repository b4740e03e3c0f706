CREATE OR REPLACE FUNCTION public.submit_final_sentence(answer text, edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := case when auth.uid() is not null then (private.lock_player()).id end;
  wanted private.final_sentence := private.require_final_sentence(edition);
begin
  perform private.refuse_long_answer(answer);
  if me is null then
    return private.judge_for_visitor('final_sentence', wanted.edition, null, answer);
  end if;
  if not private.has_all_fragments(me, wanted.edition) then
    return '{"status": "refused"}'::jsonb;
  end if;
  return private.judge_for_knight(me, 'final_sentence', wanted.edition, null, answer);
end $function$;
COMMENT ON FUNCTION public.submit_final_sentence(text,text) IS 'Judges the final sentence. Raises PT404 when the edition has none. Runs as its owner to read the sentence and write progress.';
