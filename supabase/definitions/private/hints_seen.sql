CREATE OR REPLACE FUNCTION private.hints_seen(knight uuid, riddle integer)
 RETURNS integer
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select count(*)::integer from public.hints_revealed
    where user_id = knight and enigme_id = riddle);
end $function$;
COMMENT ON FUNCTION private.hints_seen(uuid,integer) IS 'Number of hints of a riddle that a knight has revealed.';
