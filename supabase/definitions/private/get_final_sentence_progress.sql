CREATE OR REPLACE FUNCTION private.get_final_sentence_progress(knight uuid, of_edition text)
 RETURNS public.final_sentence_progress
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select progress from public.final_sentence_progress as progress
  where progress.user_id = knight and progress.edition = of_edition
$function$;
COMMENT ON FUNCTION private.get_final_sentence_progress(uuid,text) IS 'A knight''s progress with an edition''s final sentence; null when there is none.';
