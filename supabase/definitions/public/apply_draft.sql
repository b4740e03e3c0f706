CREATE OR REPLACE FUNCTION public.apply_draft(edition text, version bigint, other_words text[] DEFAULT NULL::text[])
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '30s'
AS $function$
declare
  last_version bigint;
  file jsonb;
begin
  perform private.require_admin();
  perform from private.workshop_editions as workshop where workshop.code = edition for update;
  if not found then
    raise exception 'Cette édition n''existe pas' using errcode = 'PT404', hint = 'edition_missing';
  end if;
  select max(versions.id) into last_version from private.edition_versions as versions
  where versions.edition = apply_draft.edition;
  if last_version is distinct from version then
    raise exception 'Quelqu''un d''autre a enregistré entre-temps'
      using errcode = 'PT409', hint = 'edit_conflict', detail = '[]';
  end if;
  select
    (jsonb_agg(parts.content) filter (where parts.day = 0)) -> 0
      || jsonb_build_object(
        'riddles', coalesce(
          jsonb_agg(parts.content order by parts.day)
            filter (where parts.day > 0 and parts.content is not null), '[]'),
        'other_words', coalesce(
          to_jsonb(apply_draft.other_words),
          (select jsonb_agg(kept.word order by kept.word) from private.other_words as kept
            where kept.edition = apply_draft.edition),
          '[]'))
  into file
  from private.parts_of(edition) as parts;
  begin
    perform private.write_edition(file);
  exception
    when integrity_constraint_violation or data_exception then
      raise exception 'L''édition % n''est pas complète', edition
        using errcode = '22023', hint = 'edition_incomplete', detail = sqlerrm;
  end;
  update private.workshop_editions as workshop set
    applied_version = last_version, applied_at = public.server_now(), applied_by = auth.uid()
  where workshop.code = edition;
  return public.workshop_edition(edition);
end $function$;
COMMENT ON FUNCTION public.apply_draft(text,bigint,text[]) IS 'Writes the last version of an edition into the game (write_edition): a draft stays one, a published edition is corrected. other_words: rule 12.7, by default those that the game has. Raises PT409 when a newer version exists, 22023 when something that the tables need is missing. Returns workshop_edition. Admins only. Runs as its owner to write the game''s tables.';
