CREATE OR REPLACE FUNCTION public.edition_history(edition text, day integer DEFAULT NULL::integer, before bigint DEFAULT NULL::bigint)
 RETURNS TABLE(version bigint, day_number integer, source text, saved_at timestamp with time zone, saved_by text, changed text[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '10s'
AS $function$
begin
  perform private.require_admin();
  return query
    select
      versions.id,
      versions.day,
      versions.source,
      versions.saved_at,
      private.admin_label(versions.saved_by),
      array(
        select keys.key
        from jsonb_object_keys(
          coalesce(versions.content, '{}') || coalesce(earlier.content, '{}')) as keys (key)
        where versions.content -> keys.key is distinct from earlier.content -> keys.key
        order by keys.key)
    from private.edition_versions as versions
    left join lateral (
      select previous.content from private.edition_versions as previous
      where previous.edition = versions.edition and previous.day = versions.day
        and previous.id < versions.id
      order by previous.id desc limit 1
    ) as earlier on true
    where versions.edition = edition_history.edition
      and (edition_history.day is null or versions.day = edition_history.day)
      and (before is null or versions.id < before)
    order by versions.id desc limit 50;
end $function$;
COMMENT ON FUNCTION public.edition_history(text,integer,bigint) IS 'Versions of an edition or of one of its parts, the last first, 50 at a time, with the fields that changed. Admins only. Runs as its owner to read private documents.';
