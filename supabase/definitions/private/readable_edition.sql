CREATE OR REPLACE FUNCTION private.readable_edition(of_edition text)
 RETURNS public.editions
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  found public.editions;
begin
  select * into found from public.editions
  where editions.code = coalesce(of_edition, private.current_edition())
    and editions.status <> 'draft';
  if found.code is null then
    raise exception 'Cette édition n''existe pas' using errcode = 'PT404', hint = 'edition_missing';
  end if;
  return found;
end $function$;
COMMENT ON FUNCTION private.readable_edition(text) IS 'A published edition, by default the current one. Raises PT404 for any other and for a draft.';
