CREATE OR REPLACE FUNCTION private.tg_answer_reveals__count()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if private.is_counted(new.user_id) then
    perform private.count_event(new.enigme_id, 'knight', 'revealed', 0, new.revealed_at);
  end if;
  return null;
end $function$;
COMMENT ON FUNCTION private.tg_answer_reveals__count() IS 'Counts an answer that is revealed to a knight.';
