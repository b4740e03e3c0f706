CREATE VIEW public.contest WITH (security_invoker=false, security_barrier=true) AS
 SELECT contest_ends_at AS ends_at,
    contest_ends_at <= public.server_now() AS is_over
   FROM public.editions
  WHERE status = 'current'::text AND contest_ends_at IS NOT NULL;
COMMENT ON VIEW public.contest IS 'When the current edition''s contest ends and whether it is over; no row without an end. Runs as its owner because server_now is all that it needs of the caller.';
