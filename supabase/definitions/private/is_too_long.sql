CREATE OR REPLACE FUNCTION private.is_too_long(answer text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$ select coalesce(char_length(answer), 0) > 200 $function$;
COMMENT ON FUNCTION private.is_too_long(text) IS 'Whether an answer is longer than what is judged. It is refused, not cut: what counts towards a limit is what was judged (rule 3.7).';
