CREATE OR REPLACE FUNCTION private.found_forms(knight uuid)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return array(
    select unnest(private.forms_of(done.enigme_id))
    from public.enigme_progress as done
    where done.user_id = knight
    union
    select unnest(questions.forms)
    from private.bonus_questions as questions
    join public.bonus_questions_solved as solved using (enigme_id)
    where solved.user_id = knight
    union
    select unnest(sentence.forms)
    from private.final_sentence as sentence
    join public.final_sentence_progress as progress
      on progress.user_id = knight and progress.solved_at is not null);
end $function$;
COMMENT ON FUNCTION private.found_forms(uuid) IS 'The forms of every answer that a knight has found: riddles, bonus questions, final sentence.';
