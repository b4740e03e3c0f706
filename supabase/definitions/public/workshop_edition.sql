CREATE OR REPLACE FUNCTION public.workshop_edition(edition text, version bigint DEFAULT NULL::bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '10s'
AS $function$
declare
  found private.workshop_editions;
begin
  perform private.require_admin();
  select * into found from private.workshop_editions as workshop where workshop.code = edition;
  if found.code is null then
    raise exception 'Cette édition n''existe pas' using errcode = 'PT404', hint = 'edition_missing';
  end if;
  return jsonb_build_object(
    'code', found.code,
    'status', coalesce(
      (select editions.status from public.editions where editions.code = found.code), 'draft'),
    'applied_version', found.applied_version,
    'copied_from', found.copied_from,
    'parts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', parts.day,
        'version', parts.id,
        'content', parts.content,
        'copied', private.copied_of(parts),
        'saved_at', parts.saved_at,
        'saved_by', private.admin_label(parts.saved_by)) order by parts.day), '[]')
      from private.parts_of(found.code, version) as parts));
end $function$;
COMMENT ON FUNCTION public.workshop_edition(text,bigint) IS 'An edition of the workshop at a version, by default the last one: {code, status, applied_version, copied_from, parts}. Admins only. Runs as its owner to read private documents.';
