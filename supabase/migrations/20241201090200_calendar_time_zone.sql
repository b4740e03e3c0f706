-- The calendar says in which time zone an edition's doors open (rule 15.2).

create or replace view public.enigme_calendar
with (security_invoker = false, security_barrier = true) as
  select
    enigmes.edition,
    editions.status = 'current' as is_current,
    enigmes.day_number,
    enigmes.opens_at,
    (editions.status = 'past' or enigmes.opens_at is null
      or enigmes.opens_at <= public.server_now()) as is_open,
    editions.time_zone
  from public.enigmes
  join public.editions on editions.code = enigmes.edition
  where editions.status <> 'draft';
