CREATE OR REPLACE FUNCTION private.insert_versions(of_edition text, changes jsonb, source text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  days text;
begin
  if exists (
    select from jsonb_array_elements(changes) as change
    where case
      when (change ->> 'day')::integer = 0
        then change -> 'content' ->> 'edition' is distinct from of_edition
      when jsonb_typeof(change -> 'content') = 'null' then false
      else change -> 'content' ->> 'day' is distinct from change ->> 'day'
    end
  ) then
    raise exception 'Le contenu n''est pas celui de cette édition'
      using errcode = '22023', hint = 'part_mismatch';
  end if;
  with added as (
    insert into private.edition_versions (edition, day, content, source, saved_at, saved_by)
    select of_edition, (change ->> 'day')::integer, nullif(change -> 'content', 'null'),
      insert_versions.source, public.server_now(), auth.uid()
    from jsonb_array_elements(changes) with ordinality as list (change, place)
    left join private.parts_of(of_edition) as parts on parts.day = (change ->> 'day')::integer
    where parts.content is distinct from nullif(change -> 'content', 'null')
    order by place
    returning edition_versions.day
  )
  select string_agg(added.day::text, ',' order by added.day) into days from added;
  if insert_versions.source = 'restore' and days is not null then
    perform private.log_decision('restored_version', of_edition => of_edition, subject => days);
  end if;
end $function$;
COMMENT ON FUNCTION private.insert_versions(text,jsonb,text) IS 'Adds a version of each part that changes; restoring is logged, with its days. Raises 22023 for the content of another part.';
