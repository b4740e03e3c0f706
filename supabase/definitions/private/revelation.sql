CREATE OR REPLACE FUNCTION private.revelation(riddle integer)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'answer', solutions.answers[1],
    'closing', solutions.closing,
    'explanation', solutions.explanation,
    'fragment', solutions.reponse_decoder,
    'artefact', jsonb_build_object(
      'title', solutions.artefact_title,
      'description', solutions.artefact_description,
      'image_url', solutions.artefact_image_url))
  from private.enigme_solutions as solutions where solutions.enigme_id = riddle
$function$;
COMMENT ON FUNCTION private.revelation(integer) IS 'The texts that completing a riddle reveals.';
