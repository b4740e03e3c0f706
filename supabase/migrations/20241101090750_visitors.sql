-- Judging for visitors. Nothing is stored about them but, for an hour, the digests of their wrong
-- answers (rule 3.9).

create function private.caller_digests(out browser text, out address text)
language sql stable
set search_path = ''
as $$
  select
    encode(sha256(convert_to('browser' || salt || coalesce(token, caller), 'UTF8')), 'hex'),
    encode(sha256(convert_to('address' || salt || caller, 'UTF8')), 'hex')
  from (
    select
      salts.salt,
      request.headers ->> 'x-browser' as token,
      coalesce(nullif(btrim(hops[greatest(1, cardinality(hops) - named.trusted_hops + 1)]), ''),
        'unknown') as caller
    from private.visitor_salt as salts,
      private.client_address as named,
      (select nullif(current_setting('request.headers', true), '')::jsonb) as request (headers),
      string_to_array(request.headers ->> named.header, ',') as hops
  ) as read
$$;
comment on function private.caller_digests() is
  'Salted digests of the caller''s address and of the random token that their browser sends in '
  'x-browser; without a token, the address stands for the browser.';

create function private.visitor_lock() returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  this_minute timestamptz := date_trunc('minute', public.server_now());
  caller record := private.caller_digests();
  by_browser boolean := exists (
    select from private.visitor_attempts
    where browser_digest = caller.browser and tried_at >= this_minute offset 59);
begin
  if by_browser or exists (
    select from private.visitor_attempts
    where address_digest = caller.address and tried_at >= this_minute offset 2999)
  then
    return jsonb_strip_nulls(jsonb_build_object(
      'status', 'locked',
      'retry_after_s', ceil(extract(epoch from
        this_minute + interval '1 minute' - public.server_now()))::integer,
      'shared', nullif(not by_browser, false)));
  end if;
  return null;
end $$;
comment on function private.visitor_lock() is
  'The reply to a visitor whose browser gave sixty wrong answers this minute, or whose address '
  'gave three thousand (`shared`: others use it too); null when they may answer (rule 3.9).';

create function private.count_visitor_attempt() returns void
language sql
set search_path = ''
as $$
  insert into private.visitor_attempts (browser_digest, address_digest, tried_at)
  select caller.browser, caller.address, public.server_now() from private.caller_digests() as caller
$$;
comment on function private.count_visitor_attempt() is 'Records a wrong answer of the caller.';

create function private.forget_visitors() returns void
language plpgsql
set search_path = ''
as $$
begin
  delete from private.visitor_attempts
  where tried_at < public.server_now() - interval '1 hour';
  update private.visitor_salt set salt = gen_random_uuid()::text, made_at = public.server_now()
  where (made_at at time zone 'Europe/Paris')::date
    <> (public.server_now() at time zone 'Europe/Paris')::date;
end $$;
comment on function private.forget_visitors() is
  'Deletes wrong answers older than an hour, and replaces the salt of an earlier day. Runs every '
  'five minutes, whatever the traffic: by pg_cron, or by tools/embedded.';
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('forget visitors', '*/5 * * * *', 'select private.forget_visitors()');
  end if;
end $$;

create function private.judge_for_visitor(day integer, answer text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  locked jsonb := private.visitor_lock();
  judged record;
begin
  if locked is not null then
    return locked;
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
  locked jsonb := private.visitor_lock();
  verdict text;
begin
  if locked is not null then
    return locked;
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
