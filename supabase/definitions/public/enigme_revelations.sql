CREATE VIEW public.enigme_revelations WITH (security_invoker=false, security_barrier=true) AS
 SELECT enigmes.edition,
    editions.status = 'current'::text AS is_current,
    enigmes.day_number,
    enigme_progress.enigme_id,
    enigme_solutions.answers[1] AS answer,
    enigme_solutions.closing,
    enigme_solutions.explanation,
    enigme_solutions.reponse_decoder,
        CASE
            WHEN books.slug IS NOT NULL THEN jsonb_build_object('slug', books.slug, 'title', books.title, 'cover_url', books.cover_url)
            ELSE NULL::jsonb
        END AS book
   FROM public.enigme_progress
     JOIN private.enigme_solutions ON enigme_solutions.enigme_id = enigme_progress.enigme_id
     JOIN public.enigmes ON enigmes.id = enigme_progress.enigme_id
     JOIN public.editions ON editions.code = enigmes.edition
     LEFT JOIN public.books ON books.slug = enigme_solutions.book AND books.is_published
  WHERE enigme_progress.user_id = (( SELECT private.current_knight() AS current_knight)) AND enigme_progress.completed;
COMMENT ON VIEW public.enigme_revelations IS 'Texts that the caller''s completed riddles revealed, and their published books. Runs as its owner to read private.enigme_solutions, for the caller only.';
