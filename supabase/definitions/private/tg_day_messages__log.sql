CREATE OR REPLACE FUNCTION private.tg_day_messages__log()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.log_decision(
    case
      when new.status = 'draft' then 'unscheduled_message'
      when new.status = 'resolved' then 'resolved_message'
      when private.is_scheduled(new.status, new.published_at) then 'scheduled_message'
      when new.status = old.status and new.published_at = old.published_at then 'corrected_message'
      else 'published_message'
    end,
    subject => new.body, of_edition => new.edition, day => new.day_number);
  return null;
end $function$;
COMMENT ON FUNCTION private.tg_day_messages__log() IS 'Records that a message was published, scheduled for a moment or not any more, corrected after that, or resolved. Runs as its owner because the log is private.';
