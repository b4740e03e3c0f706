CREATE OR REPLACE FUNCTION private.tg_day_messages__log()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.log_decision(
    case
      when new.status = old.status then 'corrected_message'
      when new.status = 'published' then 'published_message'
      else 'resolved_message'
    end,
    subject => new.body, of_edition => new.edition, day => new.day_number);
  return null;
end $function$;
COMMENT ON FUNCTION private.tg_day_messages__log() IS 'Records that a message was published, corrected where players read it, or resolved. Runs as its owner because the log is private.';
