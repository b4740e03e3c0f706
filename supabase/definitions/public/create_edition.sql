CREATE OR REPLACE FUNCTION public.create_edition(edition text, changes jsonb, source text DEFAULT 'form'::text, copied_from text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '10s'
AS $function$
begin
  perform private.require_admin();
  insert into private.workshop_editions (code, copied_from) values (edition, create_edition.copied_from)
  on conflict do nothing;
  if not found then
    raise exception 'L''édition % existe déjà', edition
      using errcode = 'PT409', hint = 'edition_exists';
  end if;
  perform private.insert_versions(edition, changes, source);
  return public.workshop_edition(edition);
end $function$;
COMMENT ON FUNCTION public.create_edition(text,jsonb,text,text) IS 'Creates a draft of the parts [{day, content}], of another edition where it is a copy; returns workshop_edition. Admins only. Runs as its owner to write private documents.';
