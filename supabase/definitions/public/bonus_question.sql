CREATE OR REPLACE FUNCTION public.bonus_question(day integer, edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := private.current_knight();
  riddle public.enigmes := private.get_open_riddle(day, edition);
begin
  if me is not null and not exists (
    select from public.enigme_progress as progress
    where progress.user_id = me and progress.enigme_id = riddle.id
  ) then
    return null;
  end if;
  return (
    select jsonb_build_object('question', bonus.question, 'hint', bonus.hint, 'solved', (
      select private.bonus_solution(riddle.id)
      from public.bonus_questions_solved as solved
      where solved.user_id = me and solved.enigme_id = riddle.id))
    from private.bonus_questions as bonus where bonus.enigme_id = riddle.id);
end $function$;
COMMENT ON FUNCTION public.bonus_question(integer,text) IS 'A day''s bonus question, its hint and, once solved, its solution; null when there is none, or while a knight has not completed the day. Runs as its owner to read private questions.';
