CREATE OR REPLACE FUNCTION private.import_entry(knight uuid, of_edition text, entry jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  day integer := (entry ->> 'day')::integer;
  riddle public.enigmes := private.riddle_to_import(of_edition, entry);
  outcome jsonb;
begin
  if riddle.id is null then
    return jsonb_build_object('day', day, 'status', 'ignored');
  end if;
  if exists (
    select from public.enigme_progress as progress
    where progress.user_id = knight and progress.enigme_id = riddle.id
  ) then
    return jsonb_build_object('day', day, 'status', 'kept');
  end if;

  insert into public.hints_revealed (user_id, enigme_id, hint_id, revealed_at)
  select knight, riddle.id, hint.id, public.server_now()
  from public.enigme_indices as hint
  where hint.enigme_id = riddle.id and hint.rang <= private.hints_claimed(entry)
  on conflict do nothing;

  if entry -> 'revealed' = 'true'::jsonb then
    outcome := public.reveal_answer(day, of_edition);
  elsif jsonb_typeof(entry -> 'answer') is distinct from 'string' then
    return jsonb_build_object('day', day, 'status', 'hints_kept');
  elsif private.is_too_long(entry ->> 'answer') then
    return jsonb_build_object('day', day, 'status', 'wrong');
  else
    outcome := public.submit_answer(day, entry ->> 'answer', of_edition);
  end if;
  outcome := outcome || case outcome ->> 'status'
    when 'correct' then '{"status": "imported"}'
    when 'almost' then '{"status": "wrong"}'
    else '{}'
  end::jsonb;
  return outcome || jsonb_build_object('day', day);
end $function$;
COMMENT ON FUNCTION private.import_entry(uuid,text,jsonb) IS 'Imports one day of a visitor''s progress for the caller, whose row is locked: what the direct calls refuse is refused.';
