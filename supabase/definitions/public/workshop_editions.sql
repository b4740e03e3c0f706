CREATE OR REPLACE FUNCTION public.workshop_editions()
 RETURNS TABLE(code text, title text, status text, first_door text, written_days integer, version bigint, saved_at timestamp with time zone, saved_by text, applied_version bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '10s'
AS $function$
begin
  perform private.require_admin();
  return query
    select
      workshop.code,
      coalesce(header.content ->> 'title', editions.title),
      coalesce(editions.status, 'draft'),
      header.content -> 'schedule' ->> 'first_door',
      (select count(*) from private.parts_of(workshop.code) as parts
        where parts.day > 0 and parts.content is not null)::integer,
      latest.id,
      latest.saved_at,
      private.admin_label(latest.saved_by),
      workshop.applied_version
    from private.workshop_editions as workshop
    left join public.editions on editions.code = workshop.code
    left join lateral (
      select versions.content from private.edition_versions as versions
      where versions.edition = workshop.code and versions.day = 0
      order by versions.id desc limit 1
    ) as header on true
    left join lateral (
      select versions.id, versions.saved_at, versions.saved_by
      from private.edition_versions as versions
      where versions.edition = workshop.code
      order by versions.id desc limit 1
    ) as latest on true
    order by
      array_position(array['current', 'draft', 'past'], coalesce(editions.status, 'draft')),
      workshop.code desc;
end $function$;
COMMENT ON FUNCTION public.workshop_editions() IS 'The editions of the workshop, the current one first, then drafts and past ones. Admins only. Runs as its owner to read private documents.';
