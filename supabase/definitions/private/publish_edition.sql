CREATE OR REPLACE FUNCTION private.publish_edition(wanted text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  target public.editions;
  problems text[];
begin
  -- Two admins who publish run one after the other.
  perform pg_advisory_xact_lock(hashtext('publish_edition'));
  select * into target from public.editions where editions.code = wanted;
  if target.code is null then
    raise exception 'Cette édition n''existe pas' using errcode = 'PT404', hint = 'edition_missing';
  elsif target.status = 'current' then
    return jsonb_build_object('status', 'already_current', 'archived', null, 'results', 0);
  elsif target.status = 'past' then
    raise exception 'L''édition % est passée : elle ne se joue plus que dans les archives', wanted
      using errcode = '22023', hint = 'edition_past';
  end if;
  problems := private.edition_problems(wanted);
  if cardinality(problems) > 0 then
    raise exception 'L''édition % n''est pas prête : %', wanted, array_to_string(problems, ', ')
      using errcode = '22023', hint = 'edition_incomplete';
  end if;
  return private.make_current(wanted);
end $function$;
COMMENT ON FUNCTION private.publish_edition(text) IS 'Publishes a draft (make_current). Returns {status, archived, results}. Raises 22023 with the reasons when something is missing.';
