CREATE OR REPLACE FUNCTION private.judge_for_knight(knight uuid, of_kind text, of_edition text, riddle integer, answer text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  success jsonb := private.success_of(knight, of_kind, of_edition, riddle);
  wait integer;
  judged record;
begin
  if success is not null then
    return '{"status": "already_solved"}' || success;
  end if;
  wait := private.lock_seconds(knight, of_kind, of_edition, riddle);
  if wait > 0 then
    return jsonb_build_object('status', 'locked', 'retry_after_s', wait);
  end if;

  judged := private.judge_text(of_kind, of_edition, riddle, answer);
  if judged.verdict = 'right' then
    perform private.record_success(knight, of_kind, of_edition, riddle);
    return '{"status": "correct"}' || private.success_of(knight, of_kind, of_edition, riddle);
  end if;

  insert into private.wrong_answers as wrong (
    user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at, almost)
  values (
    knight, of_kind, of_edition, riddle, private.normalize_answer(answer), coalesce(answer, ''),
    public.server_now(), public.server_now(), judged.verdict = 'almost')
  on conflict (user_id, kind, edition, enigme_id, normalized) do update
    set
      times = wrong.times + 1, last_at = excluded.last_at,
      -- Another spelling of the same letters never frees a place in the stricter limit.
      almost = wrong.almost and excluded.almost;
  return jsonb_strip_nulls(jsonb_build_object(
    'status', judged.verdict,
    'retry_after_s', private.lock_seconds(knight, of_kind, of_edition, riddle),
    'message', judged.message));
end $function$;
COMMENT ON FUNCTION private.judge_for_knight(uuid,text,text,integer,text) IS 'Judges and records an answer of a knight whose row is locked.';
