CREATE OR REPLACE FUNCTION private.riddle_completions()
 RETURNS TABLE(day integer, completions integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select enigmes.day_number, (everyone.n - coalesce(hidden.n, 0))::integer
  from public.enigmes
  cross join lateral (
    select count(*) as n from public.enigme_progress as progress
    where progress.enigme_id = enigmes.id
  ) as everyone
  left join (
    select progress.enigme_id, count(*) as n
    from public.users
    join public.enigme_progress as progress on progress.user_id = users.id
    where users.isnotuser
    group by progress.enigme_id
  ) as hidden on hidden.enigme_id = enigmes.id
  where enigmes.edition = (select editions.code from public.editions where status = 'current')
$function$;
COMMENT ON FUNCTION private.riddle_completions() IS 'Number of knights who completed each riddle of the current edition, without test accounts.';
