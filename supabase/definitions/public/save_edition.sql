CREATE OR REPLACE FUNCTION public.save_edition(edition text, changes jsonb, source text DEFAULT 'form'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '10s'
AS $function$
declare
  conflicts jsonb;
begin
  perform private.require_admin();
  perform from private.workshop_editions as workshop where workshop.code = edition for update;
  if not found then
    raise exception 'Cette édition n''existe pas' using errcode = 'PT404', hint = 'edition_missing';
  end if;
  select jsonb_agg(jsonb_build_object(
    'day', parts.day, 'version', parts.id, 'saved_at', parts.saved_at,
    'saved_by', private.admin_label(parts.saved_by)))
  into conflicts
  from jsonb_array_elements(changes) as change
  join private.parts_of(edition) as parts on parts.day = (change ->> 'day')::integer
  where parts.id is distinct from (change ->> 'based_on')::bigint
    -- The same content twice is no conflict: a lost reply is asked for again.
    and parts.content is distinct from nullif(change -> 'content', 'null');
  if conflicts is not null then
    raise exception 'Quelqu''un d''autre a enregistré entre-temps'
      using errcode = 'PT409', hint = 'edit_conflict', detail = conflicts::text;
  end if;
  perform private.insert_versions(edition, changes, source);
  return public.workshop_edition(edition);
end $function$;
COMMENT ON FUNCTION public.save_edition(text,jsonb,text) IS 'Saves parts [{day, content, based_on}] in one transaction; based_on is the version that was edited, null for a new part. Raises PT409 with the newer versions when another admin saved in between: nothing is overwritten. Returns workshop_edition. Admins only. Runs as its owner to write private documents.';
