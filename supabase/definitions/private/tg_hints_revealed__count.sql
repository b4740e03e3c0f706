CREATE OR REPLACE FUNCTION private.tg_hints_revealed__count()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  rank integer := (
    select hints.rang from public.enigme_indices as hints where hints.id = new.hint_id);
begin
  if rank <= 3 and private.is_counted(new.user_id) then
    perform private.count_event(
      new.enigme_id, 'knight', 'hint' || rank, 0, new.revealed_at);
  end if;
  return null;
end $function$;
COMMENT ON FUNCTION private.tg_hints_revealed__count() IS 'Counts a hint that a knight reveals. Runs as its owner because counts are private.';
