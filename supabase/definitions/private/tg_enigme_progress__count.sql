CREATE OR REPLACE FUNCTION private.tg_enigme_progress__count()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- One statement: a right answer pays for it. An answer that an admin accepts later is itself
  -- among the wrong ones, and none of those before it.
  insert into private.visit_events (enigme_id, counted_on, audience, event, tries)
  select
    new.enigme_id, (new.completed_at at time zone editions.time_zone)::date, 'knight',
    counted.event, counted.tries
  from public.enigmes
  join public.editions on editions.code = enigmes.edition
  cross join lateral (
    select
      count(*) as wrong,
      count(*) filter (where answers.first_at < new.completed_at) as earlier
    from private.wrong_answers as answers
    where answers.user_id = new.user_id and answers.kind = 'riddle'
      and answers.edition = enigmes.edition and answers.enigme_id = enigmes.id
  ) as answered
  cross join lateral (values
    ('tried', 0::smallint), ('found', least(answered.earlier + 1, 20)::smallint)
  ) as counted (event, tries)
  where enigmes.id = new.enigme_id
    and (counted.event = 'found' or answered.wrong = 0)
    and not exists (
      select from private.replayed_days as replayed
      where replayed.user_id = new.user_id and replayed.enigme_id = new.enigme_id)
    and not exists (
      select from public.users where users.id = new.user_id and users.isnotuser);
  return null;
end $function$;
COMMENT ON FUNCTION private.tg_enigme_progress__count() IS 'Counts a riddle that a knight finds, with the different answers that it took. Runs as its owner because counts are private.';
