CREATE OR REPLACE FUNCTION private.revelation(riddle integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return (
    select jsonb_build_object(
      'answer', solutions.answers[1],
      'closing', solutions.closing,
      'explanation', solutions.explanation,
      'fragment', solutions.reponse_decoder,
      'artefact', jsonb_build_object(
        'title', solutions.artefact_title,
        'description', solutions.artefact_description,
        'image_url', solutions.artefact_image_url),
      'book', (
        select jsonb_build_object(
          'slug', books.slug, 'title', books.title, 'cover_url', books.cover_url)
        from public.books where books.slug = solutions.book and books.is_published))
    from private.enigme_solutions as solutions where solutions.enigme_id = riddle);
end $function$;
COMMENT ON FUNCTION private.revelation(integer) IS 'The texts that completing a riddle reveals, and its book if that is published (rule 26.10).';
