CREATE OR REPLACE FUNCTION private.knight_outcome(knight uuid, riddle integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object(
      'score', progress.score,
      'hints_used', progress.hints_used,
      'revealed', progress.revealed,
      'completed_at', progress.completed_at,
      'total_score', users.total_score,
      'completed_enigmes', (
        -- Those that came after the end of the ranking too.
        select count(*) from public.enigmes as this
        join public.enigmes as days on days.edition = this.edition
        join public.enigme_progress as done
          on done.enigme_id = days.id and done.user_id = knight and done.completed
        where this.id = riddle)) || private.revelation(riddle)
    from public.enigme_progress as progress
    join public.users on users.id = progress.user_id
    where progress.user_id = knight and progress.enigme_id = riddle);
end $function$;
COMMENT ON FUNCTION private.knight_outcome(uuid,integer) IS 'A riddle that a knight completed: score, totals and revelation; null before.';
