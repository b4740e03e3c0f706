-- Judging for visitors. Nothing is stored about them but, for an hour, the wrong answers of a
-- digested address.

create function private.caller_digest() returns text
language sql stable
set search_path = ''
as $$
  -- The gateway writes the last hop of x-forwarded-for; the client can forge the earlier ones.
  select encode(sha256(convert_to(salts.salt || coalesce(
    headers ->> 'cf-connecting-ip',
    btrim(split_part(headers ->> 'x-forwarded-for', ',', -1)),
    'unknown'), 'UTF8')), 'hex')
  from private.address_salt as salts,
    (select nullif(current_setting('request.headers', true), '')::jsonb) as request (headers)
$$;
comment on function private.caller_digest() is 'Salted digest of the caller''s address.';

create function private.visitor_lock_seconds() returns integer
language plpgsql stable
set search_path = ''
as $$
declare
  this_minute timestamptz := date_trunc('minute', public.server_now());
  digest text := private.caller_digest();
begin
  if (
    select count(*) >= 60 from private.visitor_attempts
    where tried_at >= this_minute and address_digest = digest
  ) then
    return ceil(extract(epoch from
      this_minute + interval '1 minute' - public.server_now()))::integer;
  end if;
  return 0;
end $$;
comment on function private.visitor_lock_seconds() is
  'Seconds until an answer from the caller''s address is judged (rule 3.9). It only limits the '
  'load.';

create function private.count_visitor_attempt() returns void
language plpgsql
set search_path = ''
as $$
begin
  -- Skip locked: a visitor never waits for another one's deletion.
  delete from private.visitor_attempts where id in (
    select id from private.visitor_attempts
    where tried_at < public.server_now() - interval '1 hour'
    limit 1000 for update skip locked);
  insert into private.visitor_attempts (address_digest, tried_at)
  values (private.caller_digest(), public.server_now());
end $$;
comment on function private.count_visitor_attempt() is
  'Records a wrong answer of the caller''s address, and deletes old ones.';

create function private.judge_for_visitor(day integer, answer text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wait integer := private.visitor_lock_seconds();
  judged record;
begin
  if wait > 0 then
    return jsonb_build_object('status', 'locked', 'retry_after_s', wait);
  end if;
  judged := private.judge_text(day, answer);
  if judged.verdict = 'right' then
    return jsonb_build_object('status', 'correct', 'revealed', false) || private.revelation(day);
  end if;
  perform private.count_visitor_attempt();
  return jsonb_strip_nulls(jsonb_build_object(
    'status', judged.verdict, 'retry_after_s', 0, 'message', judged.message));
end $$;
comment on function private.judge_for_visitor(integer, text) is
  'Judges a visitor''s answer to a riddle: locked, correct, wrong or almost.';

create function private.judge_unscored_for_visitor(
  answer text, forms text[], fillers text[], solution jsonb
) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wait integer := private.visitor_lock_seconds();
  verdict text;
begin
  if wait > 0 then
    return jsonb_build_object('status', 'locked', 'retry_after_s', wait);
  end if;
  verdict := private.compare_answer(answer, forms, fillers);
  if verdict = 'right' then
    return '{"status": "correct"}' || solution;
  end if;
  perform private.count_visitor_attempt();
  return jsonb_build_object('status', verdict, 'retry_after_s', 0);
end $$;
comment on function private.judge_unscored_for_visitor(text, text[], text[], jsonb) is
  'Judges a visitor''s bonus answer or final sentence against forms and fillers; returns the '
  'solution when it is right.';
