CREATE OR REPLACE FUNCTION private.tidy_name(raw text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
 SET search_path TO ''
AS $function$
  select btrim(regexp_replace(normalize(left(raw, 400), nfkc), '[ \t\n\v\f\r]+', ' ', 'g'))
$function$;
COMMENT ON FUNCTION private.tidy_name(text) IS 'A name as it is stored: NFKC, trimmed, single spaces. Cut first: normalizing ten megabytes takes seconds, and what is left is too long anyway.';
