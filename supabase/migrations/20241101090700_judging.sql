-- Judging on the server (decision 0002). Writes lock the knight's row first. Wrong answers, locks
-- and refusals are returned (docs/error-codes.md): raising would roll back the counted attempt.

-- Shared helpers

create function private.lock_player() returns public.users
language plpgsql
set search_path = ''
as $$
declare
  me public.users;
begin
  select * into me from public.users where users.id = auth.uid() for no key update;
  if me.id is null then
    -- The sign-up trigger failed, or the account is older than the game.
    insert into public.users (id, email)
    select accounts.id, accounts.email
    from auth.users as accounts
    where accounts.id = auth.uid()
    on conflict (id) do nothing;
    select * into me from public.users where users.id = auth.uid() for no key update;
  end if;
  if me.id is null then
    raise exception 'Ce compte n''existe plus' using errcode = 'PT401', hint = 'account_gone';
  end if;
  return me;
end $$;
comment on function private.lock_player() is
  'The caller''s users row, created when missing and locked (for no key update, so that rows that '
  'refer to it can still be added) until the end of the transaction. Raises PT401 when the '
  'account was deleted.';

create function private.is_too_long(answer text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$ select coalesce(char_length(answer), 0) > 200 $$;
comment on function private.is_too_long(text) is
  'Whether an answer is longer than what is judged. It is refused, not cut: what counts towards a '
  'limit is what was judged (rule 3.7).';

create function private.refuse_long_answer(answer text) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if private.is_too_long(answer) then
    raise exception 'Cette réponse est trop longue : deux cents caractères au plus'
      using errcode = '22023', hint = 'answer_too_long';
  end if;
end $$;
comment on function private.refuse_long_answer(text) is 'Raises 22023 for an answer that is_too_long.';

create function private.get_open_riddle(day integer) returns public.enigmes
language plpgsql stable
set search_path = ''
as $$
declare
  riddle public.enigmes;
begin
  select * into riddle from public.enigmes where enigmes.id = day;
  if riddle.id is null then
    raise exception 'Cette énigme n''existe pas' using errcode = 'PT404', hint = 'riddle_missing';
  end if;
  if riddle.opens_at > public.server_now() then
    raise exception 'Cette énigme n''est pas encore ouverte' using
      errcode = 'PT403',
      hint = 'riddle_closed',
      detail = to_json(riddle.opens_at) #>> '{}';
  end if;
  return riddle;
end $$;
comment on function private.get_open_riddle(integer) is
  'The riddle of a day. Raises PT404 when there is none, PT403 (detail: opening time) when it is '
  'closed.';

-- PL/pgSQL rather than SQL: a session caches the plan, which costs more than the query.
create function private.refresh_totals(
  knight uuid, has_review boolean default null, has_media boolean default null
) returns public.users
language plpgsql
set search_path = ''
as $$
declare
  before public.users := (select users from public.users where users.id = knight);
  bonus integer := private.review_bonus(before.review_points, before.media_points);
  refreshed public.users;
begin
  update public.users
  set
    review_points = coalesce(has_review, users.review_points),
    media_points = coalesce(has_media, users.media_points),
    total_score = sums.points + private.review_bonus(
      coalesce(has_review, users.review_points), coalesce(has_media, users.media_points)),
    completed_enigmes = sums.riddles,
    last_quest_at = sums.last_quest_at,
    score_reached_at = case
      when users.ranked
        and (sums.points, coalesce(has_review, users.review_points),
            coalesce(has_media, users.media_points))
          = (users.total_score - bonus, users.review_points, users.media_points)
      then users.score_reached_at
      else public.server_now()
    end
  from (
    select
      coalesce(sum(score), 0)::integer as points,
      count(*)::integer as riddles,
      max(completed_at) as last_quest_at
    from public.enigme_progress
    where user_id = knight and completed
  ) as sums
  where users.id = knight
  returning users.* into refreshed;
  -- What was won or lost by playing outlives a decision: undoing it no longer restores a place.
  if refreshed.completed_enigmes < before.completed_enigmes
    or refreshed.total_score - private.review_bonus(refreshed.review_points, refreshed.media_points)
      <> before.total_score - bonus
  then
    update private.review_decisions set had_reached_at = null
    where review_decisions.user_id = knight and review_decisions.had_reached_at is not null;
  end if;
  return refreshed;
end $$;
comment on function private.refresh_totals(uuid, boolean, boolean) is
  'Recomputes a knight''s total and count from the rows (rule 5.3), with new review flags where '
  'they are given.';

create function private.hints_seen(knight uuid, day integer) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select count(*)::integer from public.hints_revealed
    where user_id = knight and enigme_id = day);
end $$;
comment on function private.hints_seen(uuid, integer) is
  'Number of hints of a riddle that a knight has revealed.';

create function private.complete_riddle(knight uuid, day integer, was_revealed boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  hints integer := private.hints_seen(knight, day);
  solution private.enigme_solutions;
  ever_revealed boolean;
begin
  if was_revealed then
    insert into private.answer_reveals (user_id, enigme_id, revealed_at)
    values (knight, day, public.server_now())
    on conflict do nothing;
  end if;
  ever_revealed := exists (
    select from private.answer_reveals where user_id = knight and enigme_id = day);

  insert into public.enigme_progress (
    user_id, enigme_id, completed, score, hints_used, revealed, completed_at)
  values (
    knight, day, true, case when ever_revealed then 0 else private.score_for_hints(hints) end,
    hints, ever_revealed, public.server_now())
  on conflict (user_id, enigme_id) do nothing;

  select * into solution from private.enigme_solutions where enigme_id = day;
  insert into public.enigme_fragments (user_id, enigme_id, word, found_at)
  values (knight, day, solution.reponse_decoder, public.server_now())
  on conflict do nothing;
  insert into public.artefacts (
    user_id, day_number, title, description, image_url, word, found_at)
  values (
    knight, day, solution.artefact_title, solution.artefact_description,
    solution.artefact_image_url, solution.reponse_decoder, public.server_now())
  on conflict do nothing;

  perform private.refresh_totals(knight);
  perform private.withhold_names(array[knight], private.forms_of(day));
end $$;
comment on function private.complete_riddle(uuid, integer, boolean) is
  'Records a completed riddle once; an answer ever revealed is worth 0 points (rule 4.3).';

create function private.revelation(day integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'answer', solutions.answers[1],
    'closing', solutions.closing,
    'explanation', solutions.explanation,
    'fragment', solutions.reponse_decoder,
    'artefact', jsonb_build_object(
      'title', solutions.artefact_title,
      'description', solutions.artefact_description,
      'image_url', solutions.artefact_image_url))
  from private.enigme_solutions as solutions where solutions.enigme_id = day
$$;
comment on function private.revelation(integer) is 'What completing a riddle reveals.';

create function private.knight_outcome(knight uuid, day integer, status text) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'status', status,
      'score', progress.score,
      'hints_used', progress.hints_used,
      'revealed', progress.revealed,
      'completed_at', progress.completed_at,
      'total_score', users.total_score,
      'completed_enigmes', users.completed_enigmes) || private.revelation(day)
    from public.enigme_progress as progress
    join public.users on users.id = progress.user_id
    where progress.user_id = knight and progress.enigme_id = day);
end $$;
comment on function private.knight_outcome(uuid, integer, text) is
  'The reply for a riddle that a knight completed.';

-- Limit of attempts

create function private.seconds_until_retry(wrong timestamptz[], almost timestamptz[])
returns integer
language sql stable
set search_path = ''
as $$
  select max(case
    when cardinality(latest) < most then 0
    else greatest(0, ceil(extract(epoch from
      latest[most] + interval '60 seconds' - public.server_now()))::integer)
  end)
  from (values (wrong, 10), (almost, 60)) as limits (latest, most)
$$;
comment on function private.seconds_until_retry(timestamptz[], timestamptz[]) is
  'Seconds until another attempt; 0 when at once. Ten distinct wrong answers a minute (rule 3.7), '
  'sixty almost right ones (rule 12.5). Takes the time of each, newest first.';

create function private.lock_seconds(knight uuid, day integer) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return private.seconds_until_retry(
    array(
      select wrong.first_at from private.wrong_answers as wrong
      where wrong.user_id = knight and wrong.enigme_id = day and not wrong.almost
      order by wrong.first_at desc limit 10),
    array(
      select wrong.first_at from private.wrong_answers as wrong
      where wrong.user_id = knight and wrong.enigme_id = day and wrong.almost
      order by wrong.first_at desc limit 60));
end $$;
comment on function private.lock_seconds(uuid, integer) is
  'Seconds until a knight may answer a riddle again (rule 3.7); 0 when at once.';

create function private.judge_for_knight(knight uuid, day integer, answer text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wait integer;
  judged record;
begin
  if exists (
    select from public.enigme_progress as progress
    where progress.user_id = knight and progress.enigme_id = day
  ) then
    return private.knight_outcome(knight, day, 'already_solved');
  end if;
  wait := private.lock_seconds(knight, day);
  if wait > 0 then
    return jsonb_build_object('status', 'locked', 'retry_after_s', wait);
  end if;

  judged := private.judge_text(day, answer);
  if judged.verdict = 'right' then
    perform private.complete_riddle(knight, day, false);
    return private.knight_outcome(knight, day, 'correct');
  end if;

  insert into private.wrong_answers as wrong (
    user_id, enigme_id, normalized, typed, first_at, last_at, almost)
  values (
    knight, day, private.normalize_answer(answer), coalesce(answer, ''),
    public.server_now(), public.server_now(), judged.verdict = 'almost')
  on conflict (user_id, enigme_id, normalized) do update
    set
      times = wrong.times + 1, last_at = excluded.last_at,
      -- Another spelling of the same letters never frees a place in the stricter limit.
      almost = wrong.almost and excluded.almost;
  return jsonb_strip_nulls(jsonb_build_object(
    'status', judged.verdict,
    'retry_after_s', private.lock_seconds(knight, day),
    'message', judged.message));
end $$;
comment on function private.judge_for_knight(uuid, integer, text) is
  'Judges and records an answer of a knight whose row is locked.';
