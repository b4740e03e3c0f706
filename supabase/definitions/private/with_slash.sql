CREATE OR REPLACE FUNCTION private.with_slash(answer text, fillers text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select case when '@day' = any (fillers) then regexp_replace(answer,
    '^([^0-9]*[0-9]{1,2}) ?[ ./‐–-] ?(0?[1-9]|1[0-2])(?: ?[ ./‐–-] ?(?:20)?[0-9]{2})?(?=[^0-9]*$)',
    '\1/\2') else answer end
$function$;
COMMENT ON FUNCTION private.with_slash(text,text[]) IS '« 22.12 », « 22-12 » and « 22 12 » as « 22/12 » where a day is asked for; the year is left out.';
