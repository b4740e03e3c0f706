CREATE OR REPLACE FUNCTION private.copied_of(part private.edition_versions)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'same', array(
      select keys.key from jsonb_object_keys(copy.content || part.content) as keys (key)
      where nullif(part.content -> keys.key, 'null')
        is not distinct from nullif(copy.content -> keys.key, 'null')
      order by keys.key),
    'answers', coalesce(nullif(copy.content -> 'answers', 'null'), '[]'))
  from private.edition_versions as copy
  where copy.edition = part.edition and copy.day = part.day and copy.source = 'copy'
    and part.content is not null
  order by copy.id limit 1
$function$;
COMMENT ON FUNCTION private.copied_of(private.edition_versions) IS 'Fields that a part of a copied edition still has as they were copied, and the answers that it was copied with: {same, answers}; null for a part that was not copied, or was removed.';
