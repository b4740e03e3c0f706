-- Why: a visitor's attempt was counted after it was judged. Asked with GET, which the API runs read-only, a wrong answer failed to
-- be counted and a right one was told: nothing limited the guesses. Asked many times at once, several read the count before any of
-- them wrote it.

create or replace function private.judge_for_visitor(day integer, answer text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wrong_a_minute constant integer := 60;
  address text := private.caller_address();
  this_minute timestamptz := date_trunc('minute', public.server_now());
  tried integer;
  wait integer := ceil(extract(epoch from this_minute + interval '1 minute' - public.server_now()))::integer;
begin
  -- Written before anything is judged: those of an address take turns from here on, and who cannot be counted is not answered.
  delete from private.visitor_attempts where minute < public.server_now() - interval '1 hour';
  insert into private.visitor_attempts as attempts (address_digest, minute, wrong) values (address, this_minute, 0)
  on conflict (address_digest, minute) do update set wrong = attempts.wrong
  returning attempts.wrong into tried;
  if tried >= wrong_a_minute then
    return jsonb_build_object('status', 'locked', 'retry_after_s', greatest(1, wait));
  end if;
  if private.is_accepted(day, answer) then
    return jsonb_build_object('status', 'correct', 'revealed', false) || private.revelation(day);
  end if;
  update private.visitor_attempts as attempts set wrong = attempts.wrong + 1
  where attempts.address_digest = address and attempts.minute = this_minute;
  return jsonb_build_object('status', 'wrong', 'retry_after_s', 0);
end $$;
