CREATE VIEW public.enigme_calendar WITH (security_invoker=false, security_barrier=true) AS
 SELECT enigmes.edition,
    editions.status = 'current'::text AS is_current,
    enigmes.day_number,
    enigmes.opens_at,
    editions.status = 'past'::text OR enigmes.opens_at IS NULL OR enigmes.opens_at <= public.server_now() AS is_open,
    editions.time_zone
   FROM public.enigmes
     JOIN public.editions ON editions.code = enigmes.edition
  WHERE editions.status <> 'draft'::text;
COMMENT ON VIEW public.enigme_calendar IS 'Every day of the published editions with its opening time. Runs as its owner because the policy of enigmes hides closed riddles.';
