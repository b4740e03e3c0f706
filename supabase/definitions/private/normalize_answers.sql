CREATE OR REPLACE FUNCTION private.normalize_answers(raw text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select array(select private.normalize_answer(answer) from unnest(raw) as answer) $function$;
COMMENT ON FUNCTION private.normalize_answers(text[]) IS 'private.normalize_answer applied to a list, in order.';
