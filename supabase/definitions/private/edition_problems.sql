CREATE OR REPLACE FUNCTION private.edition_problems(of_edition text)
 RETURNS text[]
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  checked public.editions := (
    select editions from public.editions where editions.code = of_edition);
  problems text[] := array[]::text[];
begin
  problems := problems || array(
    select format('le jour %s manque', day)
    from generate_series(1, 24) as day
    where not exists (
      select from public.enigmes
      join private.enigme_solutions as solutions on solutions.enigme_id = enigmes.id
      where enigmes.edition = of_edition and enigmes.day_number = day)
    order by day);
  if not exists (
    select from private.final_sentence as sentences where sentences.edition = of_edition
  ) then
    problems := problems || 'la phrase finale manque'::text;
  end if;
  problems := problems || array(
    select format('la porte %s ne s''ouvre pas après la porte %s', day_number, day_number - 1)
    from (
      select enigmes.day_number, enigmes.opens_at,
        lag(enigmes.opens_at) over (order by enigmes.day_number) as before,
        lag(enigmes.day_number) over (order by enigmes.day_number) as day_before
      from public.enigmes where enigmes.edition = of_edition
    ) as doors
    where doors.day_before is not null
      -- An open day after a closed one, or doors in the wrong order.
      and doors.before is not null
      and (doors.opens_at is null or doors.opens_at <= doors.before)
    order by day_number);
  if checked.ranking_ends_at <= (
    select max(enigmes.opens_at) from public.enigmes where enigmes.edition = of_edition
  ) then
    problems := problems || 'le classement finit avant la dernière porte'::text;
  end if;
  if checked.purge_on is null then
    problems := problems || 'la date d''effacement manque'::text;
  end if;
  return problems;
end $function$;
COMMENT ON FUNCTION private.edition_problems(text) IS 'Why an edition cannot be published, in French; empty when it can. `npm run edition` checks far more: this is what the game''s functions rely on.';
