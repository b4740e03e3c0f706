CREATE OR REPLACE FUNCTION private.parts_of(of_edition text, up_to bigint DEFAULT NULL::bigint)
 RETURNS SETOF private.edition_versions
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select distinct on (versions.day) versions.* from private.edition_versions as versions
  where versions.edition = of_edition and (up_to is null or versions.id <= up_to)
  order by versions.day, versions.id desc
$function$;
COMMENT ON FUNCTION private.parts_of(text,bigint) IS 'The parts of an edition at a version, by default the last one.';
