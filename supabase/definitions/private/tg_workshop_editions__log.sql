CREATE OR REPLACE FUNCTION private.tg_workshop_editions__log()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'DELETE' then
    perform private.log_decision('deleted_draft', of_edition => old.code);
  elsif exists (
    select from public.editions where editions.code = new.code and editions.status <> 'draft'
  ) then
    perform private.log_decision('corrected_edition', of_edition => new.code, subject => (
      select string_agg(distinct_days.day::text, ',' order by distinct_days.day)
      from (
        select distinct versions.day from private.edition_versions as versions
        where versions.edition = new.code
          and versions.id > coalesce(old.applied_version, 0)
          and versions.id <= new.applied_version
      ) as distinct_days));
  end if;
  return null;
end $function$;
COMMENT ON FUNCTION private.tg_workshop_editions__log() IS 'Records that a draft was deleted, or that a published edition was corrected; its subject is the list of days, 0 for the rest of the edition. Runs as its owner because the log is private.';
