CREATE OR REPLACE FUNCTION private.tg_editions__log_publishing()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.log_decision('published_edition', of_edition => new.code);
  return null;
end $function$;
COMMENT ON FUNCTION private.tg_editions__log_publishing() IS 'Records the publishing of an edition. Runs as its owner because the log is private.';
