CREATE OR REPLACE FUNCTION private.totals_of(knight public.users, played public.editions)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  if played.status = 'current' then
    return jsonb_build_object(
      'total_score', knight.total_score, 'completed_enigmes', knight.completed_enigmes);
  end if;
  return (
    select jsonb_build_object(
      'total_score', coalesce(sum(progress.score), 0), 'completed_enigmes', count(*))
    from public.enigme_progress as progress
    join public.enigmes on enigmes.id = progress.enigme_id
    where progress.user_id = knight.id and progress.completed and enigmes.edition = played.code);
end $function$;
COMMENT ON FUNCTION private.totals_of(public.users,public.editions) IS 'A knight''s points and completed riddles in an edition; for the current one, from their row of users.';
