CREATE OR REPLACE FUNCTION private.import_bonus_answer(of_edition text, entry jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  day integer := (entry ->> 'day')::integer;
  riddle public.enigmes := private.riddle_to_import(of_edition, entry);
begin
  if jsonb_typeof(entry -> 'bonus_answer') is distinct from 'string' or not exists (
    select from private.bonus_questions as questions where questions.enigme_id = riddle.id
  ) then
    return '{}'::jsonb;
  elsif private.is_too_long(entry ->> 'bonus_answer') then
    return '{"bonus_answer": "wrong"}'::jsonb;
  end if;
  return jsonb_build_object('bonus_answer',
    public.submit_bonus_answer(day, entry ->> 'bonus_answer', of_edition) ->> 'status');
end $function$;
COMMENT ON FUNCTION private.import_bonus_answer(text,jsonb) IS 'Imports a bonus answer of the caller: {bonus_answer: status}, or {} when there is none.';
