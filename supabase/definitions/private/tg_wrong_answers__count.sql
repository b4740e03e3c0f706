CREATE OR REPLACE FUNCTION private.tg_wrong_answers__count()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not exists (
      select from private.wrong_answers as earlier
      where earlier.user_id = new.user_id and earlier.kind = 'riddle'
        and earlier.edition = new.edition and earlier.enigme_id = new.enigme_id
        and earlier.id <> new.id)
    and not exists (
      select from private.replayed_days as replayed
      where replayed.user_id = new.user_id and replayed.enigme_id = new.enigme_id)
    and private.is_counted(new.user_id)
  then
    perform private.count_event(new.enigme_id, 'knight', 'tried');
  end if;
  return null;
end $function$;
COMMENT ON FUNCTION private.tg_wrong_answers__count() IS 'Counts a knight who tries a riddle, at the first wrong answer.';
