CREATE OR REPLACE FUNCTION private.score_for_hints(hints_used integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case
    when hints_used <= 0 then 5
    when hints_used = 1 then 3
    when hints_used = 2 then 2
    else 1
  end
$function$;
COMMENT ON FUNCTION private.score_for_hints(integer) IS 'Points for a riddle by hints used (rule 5.1).';
