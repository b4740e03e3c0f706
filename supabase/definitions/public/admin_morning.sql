CREATE OR REPLACE FUNCTION public.admin_morning()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '30s'
AS $function$
declare
  moment timestamptz := public.server_now();
  played public.editions;
  today date;
  door public.enigmes;
begin
  perform private.require_admin();
  select editions.* into played from public.editions where editions.status = 'current';
  today := (moment at time zone coalesce(played.time_zone, 'Europe/Paris'))::date;
  select enigmes.* into door from public.enigmes
  where enigmes.edition = played.code and enigmes.opens_at <= moment
  order by enigmes.opens_at desc, enigmes.day_number desc limit 1;
  return jsonb_build_object(
    'threshold', 5,
    'today', today,
    'edition', case when played.code is not null then jsonb_build_object(
      'code', played.code, 'title', played.title, 'time_zone', played.time_zone,
      'purge_on', played.purge_on) end,
    'door', case when door.id is not null then jsonb_build_object(
      'day', door.day_number,
      'title', door.title,
      'opened_on', (door.opens_at at time zone played.time_zone)::date,
      -- The very numbers of « Fréquentation », small ones hidden.
      'figures', (
        select days.figures from jsonb_array_elements(public.admin_visits() -> 'days') as days (figures)
        where (days.figures -> 'day')::integer = door.day_number)) end,
    'next_door', (
      select jsonb_build_object('day', enigmes.day_number, 'opens_at', enigmes.opens_at)
      from public.enigmes
      where enigmes.edition = played.code and enigmes.opens_at > moment
      order by enigmes.opens_at, enigmes.day_number limit 1),
    'refused_answers', private.refused_since(
      played.code, today::timestamp at time zone coalesce(played.time_zone, 'Europe/Paris')),
    'withheld_names', (
      select count(*) from public.users where users.name_withheld is not null),
    'draft_days', (
      select coalesce(jsonb_agg(messages.day_number order by messages.day_number), '[]')
      from private.day_messages as messages
      where messages.edition = played.code and messages.status = 'draft'),
    'waiting_parts', (
      select coalesce(jsonb_agg(parts.day order by parts.day), '[]')
      from private.workshop_editions as workshop
      cross join lateral private.parts_of(workshop.code) as parts
      where workshop.code = played.code and parts.id > workshop.applied_version),
    'unsent_mail', (
      select coalesce(jsonb_agg(
        jsonb_build_object('failed_on', mail.failed_on, 'kind', mail.kind, 'times', mail.times)
        order by mail.failed_on desc, mail.kind), '[]')
      from private.unsent_mail as mail
      where mail.failed_on > (moment at time zone 'Europe/Paris')::date - 7),
    'findings', (
      select coalesce(jsonb_agg(findings.sentence), '[]')
      from private.golive_findings() as findings));
end $function$;
COMMENT ON FUNCTION public.admin_morning() IS 'The first page of the team (rule 8.9), of the edition that is played, by the server''s clock in its time zone: {threshold, today, edition, door, next_door, refused_answers, withheld_names, draft_days, waiting_parts, unsent_mail, findings}. `door`: the last one that has opened, with its figures as admin_visits gives them. Admins only. Runs as its owner to read private tables.';
