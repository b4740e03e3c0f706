CREATE OR REPLACE FUNCTION public.final_sentence(edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := private.current_knight();
  played public.editions := private.readable_edition(edition);
  progress public.final_sentence_progress := private.get_final_sentence_progress(me, played.code);
begin
  if me is not null
    and progress.solved_at is null
    and not private.has_all_fragments(me, played.code)
  then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'question', wanted.question,
      'hint_count', cardinality(wanted.hints),
      'hints', to_jsonb(wanted.hints[:coalesce(progress.hints_seen, 0)]),
      'solved', case
        when progress.solved_at is not null
        then private.final_sentence_solution(played.code, progress.revealed)
      end)
    from private.final_sentence as wanted where wanted.edition = played.code);
end $function$;
COMMENT ON FUNCTION public.final_sentence(text) IS 'The question, hint count and revealed hints of the final sentence and, once solved, its solution; null when there is none, or while a knight misses fragments. Runs as its owner to read private data.';
