CREATE OR REPLACE FUNCTION private.record_versions(of_edition text, source text, by_admin uuid)
 RETURNS bigint
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  last_version bigint;
begin
  insert into private.workshop_editions (code) values (of_edition) on conflict do nothing;
  perform from private.workshop_editions where code = of_edition for update;
  insert into private.edition_versions (edition, day, content, source, saved_by)
  select of_edition, coalesce(written.day, parts.day), written.content, record_versions.source, by_admin
  from private.document_of(of_edition) as written
  full join private.parts_of(of_edition) as parts on parts.day = written.day
  where parts.content is distinct from written.content
  order by coalesce(written.day, parts.day);
  select max(versions.id) into last_version from private.edition_versions as versions
  where versions.edition = of_edition;
  update private.workshop_editions set
    applied_version = last_version, applied_at = public.server_now(), applied_by = by_admin
  where code = of_edition;
  return last_version;
end $function$;
COMMENT ON FUNCTION private.record_versions(text,text,uuid) IS 'Records what the game''s tables have as the last version of each part that differs; returns the edition''s version.';
