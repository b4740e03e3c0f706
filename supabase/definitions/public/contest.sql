CREATE VIEW public.contest WITH (security_invoker=false, security_barrier=true) AS
 SELECT contest_ends_at AS ends_at,
    COALESCE(contest_ends_at <= public.server_now(), false) AS is_over,
    contest_opens_on AS opens_on,
    contest_written_on AS written_on,
    contest_draw_on AS draw_on,
    contest_winners AS winners,
    contest_entrants AS entrants,
    contest_prizes AS prizes,
    contest_gift AS gift
   FROM public.editions
  WHERE status = 'current'::text;
COMMENT ON VIEW public.contest IS 'The current edition''s contest: its dates, the texts of its rules, and whether it is over. Runs as its owner because server_now is all that it needs of the caller.';
