CREATE OR REPLACE FUNCTION private.bonus_solution(riddle integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object('answer', bonus.answers[1], 'explanation', bonus.explanation)
  from private.bonus_questions as bonus where bonus.enigme_id = riddle
$function$;
COMMENT ON FUNCTION private.bonus_solution(integer) IS 'The answer and explanation that solving a bonus question reveals.';
