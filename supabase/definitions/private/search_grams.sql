CREATE OR REPLACE FUNCTION private.search_grams(text text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE COST 1000
 SET search_path TO ''
AS $function$
  select array(
    select distinct substr(search_grams.text, start, 5)
    from generate_series(1, length(search_grams.text) - 4) as start)
$function$;
COMMENT ON FUNCTION private.search_grams(text) IS 'Every five letters in a row, of which an index finds the texts that contain a longer one. The three of pg_trgm are in too many texts: five digits in a row are in one, three in hundreds.';
