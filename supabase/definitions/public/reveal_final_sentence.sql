CREATE OR REPLACE FUNCTION public.reveal_final_sentence(edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := case when auth.uid() is not null then (private.lock_player()).id end;
  wanted private.final_sentence := private.require_final_sentence(edition);
  progress public.final_sentence_progress;
begin
  if me is null then
    return '{"status": "correct"}' || private.final_sentence_solution(wanted.edition, true);
  end if;
  progress := private.get_final_sentence_progress(me, wanted.edition);
  if progress.solved_at is not null then
    return '{"status": "already_solved"}'
      || private.final_sentence_solution(wanted.edition, progress.revealed);
  elsif coalesce(progress.hints_seen, 0) < cardinality(wanted.hints)
    or not private.has_all_fragments(me, wanted.edition)
  then
    return '{"status": "refused"}'::jsonb;
  end if;
  perform private.record_final_sentence(me, wanted.edition, true);
  return '{"status": "correct"}' || private.final_sentence_solution(wanted.edition, true);
end $function$;
COMMENT ON FUNCTION public.reveal_final_sentence(text) IS 'Reveals the final sentence; a knight must have seen every hint. Raises PT404 when the edition has none. Runs as its owner to read the sentence and write progress.';
