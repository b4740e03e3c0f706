CREATE OR REPLACE FUNCTION public.delete_draft(edition text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '10s'
AS $function$
begin
  perform private.require_admin();
  perform from private.workshop_editions as workshop where workshop.code = edition for update;
  if exists (
    select from public.editions
    where editions.code = delete_draft.edition and editions.status <> 'draft'
  ) then
    raise exception 'Seul un brouillon s''efface : l''édition % a été publiée', edition
      using errcode = '22023', hint = 'edition_published';
  end if;
  delete from public.editions where editions.code = delete_draft.edition;
  delete from private.workshop_editions as workshop where workshop.code = edition;
end $function$;
COMMENT ON FUNCTION public.delete_draft(text) IS 'Deletes an edition that was never published, with its versions. Raises 22023 for any other. Admins only. Runs as its owner to write private documents.';
