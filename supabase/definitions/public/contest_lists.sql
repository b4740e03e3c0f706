CREATE VIEW public.contest_lists WITH (security_invoker=false, security_barrier=true) AS
 SELECT lists.edition,
    cardinality(lists.tickets) AS entrants,
    lists.tickets_digest,
    lists.closed_at
   FROM private.contest_lists lists
     JOIN public.editions ON editions.code = lists.edition
  WHERE editions.status <> 'draft'::text AND cardinality(lists.tickets) > 0;
COMMENT ON VIEW public.contest_lists IS 'The digests of the lists, published as soon as a contest ends. Runs as its owner because the lists are private.';
