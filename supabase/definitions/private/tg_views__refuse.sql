CREATE OR REPLACE FUNCTION private.tg_views__refuse()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  raise exception 'Cette vue ne s''écrit pas' using errcode = '42501';
end $function$;
COMMENT ON FUNCTION private.tg_views__refuse() IS 'Never runs: it makes a write fail for missing privileges (42501).';
