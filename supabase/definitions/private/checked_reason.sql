CREATE OR REPLACE FUNCTION private.checked_reason(reason text, is_required boolean)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE
 SET search_path TO ''
AS $function$
declare
  tidy text := nullif(btrim(reason), '');
begin
  if tidy is null and is_required then
    raise exception 'Une raison est demandée' using errcode = '22023', hint = 'reason_missing';
  elsif char_length(tidy) > 300 then
    raise exception 'Cette raison est trop longue : trois cents caractères au plus'
      using errcode = '22023', hint = 'reason_too_long';
  end if;
  return tidy;
end $function$;
COMMENT ON FUNCTION private.checked_reason(text,boolean) IS 'The reason of a decision, trimmed; null when it is blank. Raises 22023 when it is required and missing, or longer than 300 characters.';
