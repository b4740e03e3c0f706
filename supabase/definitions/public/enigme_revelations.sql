CREATE VIEW public.enigme_revelations WITH (security_invoker=false, security_barrier=true) AS
 SELECT enigmes.edition,
    editions.status = 'current'::text AS is_current,
    enigmes.day_number,
    enigme_progress.enigme_id,
    enigme_solutions.answers[1] AS answer,
    enigme_solutions.closing,
    enigme_solutions.explanation,
    enigme_solutions.reponse_decoder
   FROM public.enigme_progress
     JOIN private.enigme_solutions ON enigme_solutions.enigme_id = enigme_progress.enigme_id
     JOIN public.enigmes ON enigmes.id = enigme_progress.enigme_id
     JOIN public.editions ON editions.code = enigmes.edition
  WHERE enigme_progress.user_id = (( SELECT auth.uid() AS uid)) AND enigme_progress.completed;
COMMENT ON VIEW public.enigme_revelations IS 'Texts that the caller''s completed riddles revealed. Runs as its owner to read private.enigme_solutions, for the caller only.';
