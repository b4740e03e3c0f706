CREATE OR REPLACE FUNCTION private.final_sentence_solution(of_edition text, was_revealed boolean)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'revealed', was_revealed,
    'sentence', final_sentence.sentence,
    'letter', final_sentence.letter)
  from private.final_sentence where final_sentence.edition = of_edition
$function$;
COMMENT ON FUNCTION private.final_sentence_solution(text,boolean) IS 'The reply to finding or revealing an edition''s final sentence.';
