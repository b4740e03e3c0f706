CREATE VIEW public.contest_draws WITH (security_invoker=false, security_barrier=true) AS
 SELECT draws.edition,
    draws.seed,
    draws.entrants,
    draws.tickets_digest,
    draws.winners,
    draws.drawn_at
   FROM private.contest_draws draws
     JOIN public.editions ON editions.code = draws.edition
  WHERE editions.status <> 'draft'::text;
COMMENT ON VIEW public.contest_draws IS 'The draws, without names. Runs as its owner because draws are private: the publisher tells the winners.';
