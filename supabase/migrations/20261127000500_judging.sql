-- Judging on the server (decision 0002). Writes lock the knight's row first. Wrong answers, locks
-- and refusals are returned (docs/error-codes.md): raising would roll back the counted attempt.

-- Names that contain an answer. private.withhold_names is in round_tables.sql: it also withholds the
-- names of tables

create function private.knights_named(riddle integer, forms text[]) returns setof uuid
language sql stable
set search_path = ''
as $$
  select found_by.id
  from public.users as found_by
  join public.enigme_progress as progress on progress.user_id = found_by.id
  where progress.enigme_id = riddle
    and found_by.name_withheld is null
    and private.name_contains_answer(found_by.public_name, forms, found_by.name_forms)
$$;
comment on function private.knights_named(integer, text[]) is
  'Knights who completed a riddle and whose public name contains an answer, given its forms.';

-- Shared helpers

create function private.hold_edition() returns void
language sql
set search_path = ''
as $$ select pg_advisory_xact_lock_shared(hashtext('publish_edition')) $$;
comment on function private.hold_edition() is
  'Keeps the current edition from being replaced until the transaction ends: what is written belongs '
  'to the edition that was read. Taken before any row.';

create function private.lock_account() returns public.users
language plpgsql
set search_path = ''
as $$
declare
  first public.users;
begin
  perform private.hold_edition();
  perform from public.users where users.account_id = auth.uid()
  order by users.id for no key update;
  select * into first from public.users where users.id = auth.uid();
  if first.id is null then
    -- The sign-up trigger failed, or the account is older than the game.
    insert into public.users (id, account_id, email)
    select accounts.id, accounts.id, accounts.email
    from auth.users as accounts
    where accounts.id = auth.uid()
    on conflict (id) do nothing;
    select * into first from public.users where users.id = auth.uid() for no key update;
  end if;
  if first.id is null then
    raise exception 'Ce compte n''existe plus' using errcode = 'PT401', hint = 'account_gone';
  end if;
  return first;
end $$;
comment on function private.lock_account() is
  'The first knight of the caller''s account, created when missing. Locks every knight of the account '
  '(for no key update, so that rows that refer to them can still be added) until the end of the '
  'transaction, with the current edition (hold_edition). Raises PT401 when the account was deleted.';

create function private.lock_player() returns public.users
language plpgsql
set search_path = ''
as $$
declare
  me public.users := private.lock_account();
  -- Read once the account is locked: another tab may have removed the knight.
  knight uuid := private.current_knight();
begin
  if knight <> me.id then
    select * into me from public.users where users.id = knight;
  end if;
  return me;
end $$;
comment on function private.lock_player() is
  'The users row of the knight that plays, locked like the other knights of the account (lock_account). '
  'Raises like current_knight.';

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

create function private.readable_edition(of_edition text) returns public.editions
language plpgsql stable
set search_path = ''
as $$
declare
  found public.editions;
begin
  select * into found from public.editions
  where editions.code = coalesce(of_edition, private.current_edition())
    and editions.status <> 'draft';
  if found.code is null then
    raise exception 'Cette édition n''existe pas' using errcode = 'PT404', hint = 'edition_missing';
  end if;
  return found;
end $$;
comment on function private.readable_edition(text) is
  'A published edition, by default the current one. Raises PT404 for any other and for a draft.';

create function private.get_open_riddle(day integer, of_edition text) returns public.enigmes
language plpgsql stable
set search_path = ''
as $$
declare
  played public.editions := private.readable_edition(of_edition);
  riddle public.enigmes;
begin
  select * into riddle from public.enigmes
  where enigmes.edition = played.code and enigmes.day_number = day;
  if riddle.id is null then
    raise exception 'Cette énigme n''existe pas' using errcode = 'PT404', hint = 'riddle_missing';
  end if;
  if played.status = 'current' and riddle.opens_at > public.server_now() then
    raise exception 'Cette énigme n''est pas encore ouverte' using
      errcode = 'PT403',
      hint = 'riddle_closed',
      detail = to_json(riddle.opens_at) #>> '{}';
  end if;
  return riddle;
end $$;
comment on function private.get_open_riddle(integer, text) is
  'The riddle of a day of an edition, by default the current one. Raises PT404 when there is none, '
  'PT403 (detail: opening time) when it is closed; past editions are open.';

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
      -- A player with a score keeps the place of an unchanged total, ranked or not.
      when (users.total_score > 0 or users.completed_enigmes > 0)
        and (sums.points, coalesce(has_review, users.review_points),
            coalesce(has_media, users.media_points))
          = (users.total_score - bonus, users.review_points, users.media_points)
      then users.score_reached_at
      else public.server_now()
    end
  from (
    select
      coalesce(sum(progress.score), 0)::integer as points,
      count(*)::integer as riddles,
      max(progress.completed_at) as last_quest_at
    from public.editions
    join public.enigmes on enigmes.edition = editions.code
    join public.enigme_progress as progress
      on progress.enigme_id = enigmes.id and progress.user_id = knight
    where editions.status = 'current'
      and progress.completed
      and progress.completed_at <= coalesce(editions.ranking_ends_at, 'infinity')
  ) as sums
  where users.id = knight
  returning users.* into refreshed;
  -- Points won or lost by playing stay: undoing an earlier decision no longer restores a place.
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
  'Recomputes a knight''s total and count from the rows of the current edition, completed before its '
  'ranking ended (rules 5.3, 6.7), with new review flags where they are given.';

create function private.hints_seen(knight uuid, riddle integer) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select count(*)::integer from public.hints_revealed
    where user_id = knight and enigme_id = riddle);
end $$;
comment on function private.hints_seen(uuid, integer) is
  'Number of hints of a riddle that a knight has revealed.';

create function private.complete_riddle(
  knight uuid, riddle integer, was_revealed boolean, moment timestamptz
) returns void
language plpgsql
set search_path = ''
as $$
declare
  hints integer := private.hints_seen(knight, riddle);
  solution private.enigme_solutions;
  ever_revealed boolean;
begin
  if was_revealed then
    insert into private.answer_reveals (user_id, enigme_id, revealed_at)
    values (knight, riddle, moment)
    on conflict do nothing;
  end if;
  ever_revealed := exists (
    select from private.answer_reveals where user_id = knight and enigme_id = riddle);

  insert into public.enigme_progress (
    user_id, enigme_id, completed, score, hints_used, revealed, completed_at)
  values (
    knight, riddle, true, case when ever_revealed then 0 else private.score_for_hints(hints) end,
    hints, ever_revealed, moment)
  on conflict (user_id, enigme_id) do nothing;

  select * into solution from private.enigme_solutions where enigme_id = riddle;
  insert into public.enigme_fragments (user_id, enigme_id, word, found_at)
  values (knight, riddle, solution.reponse_decoder, moment)
  on conflict do nothing;
  insert into public.artefacts (
    user_id, edition, day_number, title, description, image_url, word, found_at)
  select
    knight, enigmes.edition, enigmes.day_number, solution.artefact_title,
    solution.artefact_description, solution.artefact_image_url, solution.reponse_decoder, moment
  from public.enigmes where enigmes.id = riddle
  on conflict do nothing;

  perform private.refresh_totals(knight);
  perform private.withhold_names(array[knight], private.forms_of(riddle));
end $$;
comment on function private.complete_riddle(uuid, integer, boolean, timestamptz) is
  'Records a completed riddle once, at the time when its answer came; an answer ever revealed is '
  'worth 0 points (rule 4.3).';

create function private.revelation(riddle integer) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'answer', solutions.answers[1],
      'closing', solutions.closing,
      'explanation', solutions.explanation,
      'fragment', solutions.reponse_decoder,
      'artefact', jsonb_build_object(
        'title', solutions.artefact_title,
        'description', solutions.artefact_description,
        'image_url', solutions.artefact_image_url),
      'book', (
        select jsonb_build_object(
          'slug', books.slug, 'title', books.title, 'cover_url', books.cover_url)
        from public.books where books.slug = solutions.book and books.is_published))
    from private.enigme_solutions as solutions where solutions.enigme_id = riddle);
end $$;
comment on function private.revelation(integer) is
  'The texts that completing a riddle reveals, and its book if that is published (rule 26.10).';

create function private.knight_outcome(knight uuid, riddle integer) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'score', progress.score,
      'hints_used', progress.hints_used,
      'revealed', progress.revealed,
      'completed_at', progress.completed_at,
      'total_score', users.total_score,
      'completed_enigmes', (
        -- Those that came after the end of the ranking too.
        select count(*) from public.enigmes as this
        join public.enigmes as days on days.edition = this.edition
        join public.enigme_progress as done
          on done.enigme_id = days.id and done.user_id = knight and done.completed
        where this.id = riddle)) || private.revelation(riddle)
    from public.enigme_progress as progress
    join public.users on users.id = progress.user_id
    where progress.user_id = knight and progress.enigme_id = riddle);
end $$;
comment on function private.knight_outcome(uuid, integer) is
  'A riddle that a knight completed: score, totals and revelation; null before.';

-- The final sentence

create function private.get_final_sentence_progress(knight uuid, of_edition text)
returns public.final_sentence_progress
language sql stable
set search_path = ''
as $$
  select progress from public.final_sentence_progress as progress
  where progress.user_id = knight and progress.edition = of_edition
$$;
comment on function private.get_final_sentence_progress(uuid, text) is
  'A knight''s progress with an edition''s final sentence; null when there is none.';

create function private.has_all_fragments(knight uuid, of_edition text) returns boolean
language sql stable
set search_path = ''
as $$
  select count(*) >= 24
  from public.enigmes
  join public.enigme_fragments as fragments
    on fragments.enigme_id = enigmes.id and fragments.user_id = knight
  where enigmes.edition = of_edition
$$;
comment on function private.has_all_fragments(uuid, text) is
  'Whether a knight has all 24 fragments of an edition (rule 14.1).';

create function private.final_sentence_solution(of_edition text, was_revealed boolean)
returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'revealed', was_revealed,
    'sentence', final_sentence.sentence,
    'letter', final_sentence.letter)
  from private.final_sentence where final_sentence.edition = of_edition
$$;
comment on function private.final_sentence_solution(text, boolean) is
  'The reply to finding or revealing an edition''s final sentence.';

create function private.record_final_sentence(
  knight uuid, of_edition text, was_revealed boolean
) returns void
language plpgsql
set search_path = ''
as $$
begin
  insert into public.final_sentence_progress (user_id, edition, revealed, solved_at)
  values (knight, of_edition, was_revealed, public.server_now())
  on conflict (user_id, edition) do update
    set revealed = excluded.revealed, solved_at = excluded.solved_at;
  perform private.withhold_names(array[knight], (
    select sentences.forms from private.final_sentence as sentences
    where sentences.edition = of_edition));
end $$;
comment on function private.record_final_sentence(uuid, text, boolean) is
  'Records that a knight found or revealed an edition''s final sentence.';

-- Limit of attempts

create function private.seconds_until_retry(
  wrong timestamptz[], almost timestamptz[], shares integer default 1
) returns integer
language sql stable
set search_path = ''
as $$
  select max(case
    when cardinality(latest) < most then 0
    else greatest(0, ceil(extract(epoch from
      latest[most] + interval '60 seconds' - public.server_now()))::integer)
  end)
  from (values (wrong, 10 * shares), (almost, 60 * shares)) as limits (latest, most)
$$;
comment on function private.seconds_until_retry(timestamptz[], timestamptz[], integer) is
  'Seconds until another attempt; 0 when at once. Ten distinct wrong answers a minute (rule 3.7), '
  'sixty almost right ones (rule 12.5), times `shares`. Takes the time of each, newest first.';

create function private.account_lock_seconds(
  knights uuid[], of_kind text, of_edition text, riddle integer
) returns integer
language plpgsql stable
set search_path = ''
as $$
declare
  wrong timestamptz[];
  almost timestamptz[];
begin
  if cardinality(knights) <= 3 then
    return 0;
  end if;
  select
    array_agg(answers.first_at order by answers.first_at desc) filter (where not answers.almost),
    array_agg(answers.first_at order by answers.first_at desc) filter (where answers.almost)
  into wrong, almost
  from private.wrong_answers as answers
  where answers.user_id = any (knights) and answers.kind = of_kind and answers.edition = of_edition
    and coalesce(answers.enigme_id, 0) = coalesce(riddle, 0)
    and answers.first_at > public.server_now() - interval '60 seconds';
  return private.seconds_until_retry(coalesce(wrong, '{}'), coalesce(almost, '{}'), 3);
end $$;
comment on function private.account_lock_seconds(uuid[], text, text, integer) is
  'Seconds until a knight of an account, of which these are the knights, may answer again; 0 when at '
  'once. Together they may give three times as many wrong answers as one (rule 28.4), which no more '
  'than three knights can exceed.';

create function private.lock_seconds(
  knight uuid, of_kind text, of_edition text, riddle integer
) returns integer
language plpgsql stable
set search_path = ''
as $$
declare
  siblings uuid[] := array(
    select users.id from public.users
    where users.account_id = (select me.account_id from public.users as me where me.id = knight));
begin
  return greatest(
    private.account_lock_seconds(siblings, of_kind, of_edition, riddle),
    private.seconds_until_retry(
      array(
        select wrong.first_at from private.wrong_answers as wrong
        where wrong.user_id = knight and wrong.kind = of_kind and wrong.edition = of_edition
          and coalesce(wrong.enigme_id, 0) = coalesce(riddle, 0) and not wrong.almost
        order by wrong.first_at desc limit 10),
      array(
        select wrong.first_at from private.wrong_answers as wrong
        where wrong.user_id = knight and wrong.kind = of_kind and wrong.edition = of_edition
          and coalesce(wrong.enigme_id, 0) = coalesce(riddle, 0) and wrong.almost
        order by wrong.first_at desc limit 60)));
end $$;
comment on function private.lock_seconds(uuid, text, text, integer) is
  'Seconds until a knight may answer again, within the limits of the knight and of the account (rules '
  '3.7 and 28.4); 0 when at once.';

-- Visitors. Nothing is stored about them but, for an hour, the digests of their wrong answers
-- (rule 3.9)

create function private.caller_address() returns text
language plpgsql stable
set search_path = ''
as $$
declare
  written text := (
    select btrim(hops[greatest(1, cardinality(hops) - named.trusted_hops + 1)])
    from private.client_address as named,
      (select nullif(current_setting('request.headers', true), '')::jsonb) as request (headers),
      string_to_array(request.headers ->> named.header, ',') as hops);
  mapped text;
  address inet;
begin
  -- Neither a network nor an address with its port, which would make each connection a caller.
  if written is null or written !~ '^[0-9A-Fa-f:.]{2,45}$' then
    return 'unknown';
  end if;
  address := written::inet;
  if family(address) = 4 then
    return host(address);
  end if;
  mapped := substring(host(address) from '^::ffff:([0-9.]+)$');
  return coalesce(mapped, network(set_masklen(address, 64))::text);
exception when invalid_text_representation then
  return 'unknown';
end $$;
comment on function private.caller_address() is
  'The caller''s address, from the header that private.client_address names; of an IPv6 address the '
  'network of 64 bits, which one household or one server has whole; an IPv4 one written as IPv6 is '
  'IPv4. The word unknown where there is none, or anything else, such as a port.';

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
      nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-browser' as token,
      private.caller_address() as caller
    from private.visitor_salt as salts
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

create function private.count_visitor_attempt(riddle integer) returns void
language sql
set search_path = ''
as $$
  insert into private.visitor_attempts (browser_digest, address_digest, enigme_id, tried_at)
  select caller.browser, caller.address, riddle, public.server_now()
  from private.caller_digests() as caller
$$;
comment on function private.count_visitor_attempt(integer) is
  'Records a wrong answer of the caller, to a riddle or, with null, to something else.';

create function private.visitor_tries(riddle integer) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select count(*)::integer + 1
    from private.caller_digests() as caller
    join private.visitor_attempts as attempts on attempts.browser_digest = caller.browser
    where attempts.enigme_id = riddle);
end $$;
comment on function private.visitor_tries(integer) is
  'The answers to a riddle of the caller''s browser in the last hour, with the answer that is being judged.';

create function private.forget_visitors() returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.fold_visits();
  perform private.fold_wrong_answers();
  perform private.close_contests();
  perform private.forget_unsent_mail();
  delete from private.visitor_marks
  where marked_at < public.server_now() - interval '1 hour';
  delete from private.visitor_attempts
  where tried_at < public.server_now() - interval '1 hour';
  update private.visitor_salt set salt = gen_random_uuid()::text, made_at = public.server_now()
  where (made_at at time zone 'Europe/Paris')::date
    <> (public.server_now() at time zone 'Europe/Paris')::date;
end $$;
comment on function private.forget_visitors() is
  'Deletes wrong answers and marks older than an hour, replaces the salt of an earlier day, folds '
  'the counts, forgets reports of unsent mail, and fixes the list of a contest that has ended. Runs '
  'every five minutes, whatever the traffic: by pg_cron, or by tools/embedded.';
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('forget visitors', '*/5 * * * *', 'select private.forget_visitors()');
  end if;
end $$;

-- Judging. An answer is to a riddle or its bonus question, or, with a null riddle, to an edition's
-- final sentence

create function private.judge_riddle(
  answer text, forms text[], fillers text[], board_answers text[], nears private.near_misses[],
  out verdict text, out message text
)
language plpgsql stable
set search_path = ''
as $$
begin
  verdict := case
    when board_answers is null then private.compare_answer(answer, forms, fillers)
    when btrim(answer) = any (board_answers) then 'right'
    else 'wrong'
  end;
  if verdict = 'right' then
    return;
  end if;
  select near.message into message from unnest(nears) as near
  where private.has_form(answer, near.forms, fillers)
  order by near.place limit 1;
  -- Separate letters are no misspelt word.
  if message is not null or answer !~ '[[:alpha:]]{2}' then
    verdict := 'wrong';
  end if;
end $$;
comment on function private.judge_riddle(text, text[], text[], text[], private.near_misses[]) is
  'Verdict on an answer to a riddle, with the message of a near miss (rule 12.6). Where a board '
  'makes the answer, only its text is right (rule 3.14).';

create function private.judge_text(
  of_kind text, of_edition text, riddle integer, answer text, out verdict text, out message text
)
language plpgsql stable
set search_path = ''
as $$
declare
  solution private.enigme_solutions;
  accepted text[];
begin
  if of_kind = 'bonus' then
    select private.compare_answer(answer, questions.forms, questions.fillers) into verdict
    from private.bonus_questions as questions where questions.enigme_id = riddle;
    return;
  elsif of_kind = 'final_sentence' then
    select private.compare_answer(answer, wanted.forms, wanted.fillers) into verdict
    from private.final_sentence as wanted where wanted.edition = of_edition;
    return;
  end if;
  select * into solution from private.enigme_solutions as solutions
  where solutions.enigme_id = riddle;
  accepted := array(
    select case when solution.board_answers is null then forms.form else variants.typed end
    from private.accepted_answers as variants
    cross join lateral unnest(
      case when solution.board_answers is null then variants.forms else array[variants.typed] end
    ) as forms (form)
    where variants.enigme_id = riddle);
  select judged.verdict, judged.message into verdict, message
  from private.judge_riddle(
    answer, solution.forms || accepted, solution.fillers,
    case when solution.board_answers is not null then solution.board_answers || accepted end,
    array(
      select near from private.near_misses as near
      where near.enigme_id = riddle order by near.place)
  ) as judged;
end $$;
comment on function private.judge_text(text, text, integer, text) is
  'Verdict on an answer to a riddle, a bonus question or the final sentence; a riddle''s with the '
  'message of a near miss (rule 12.6). Where a board makes the answer, only its text is right '
  '(rule 3.14).';

create function private.solution(of_kind text, of_edition text, riddle integer) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return case of_kind
    when 'riddle' then '{"revealed": false}' || private.revelation(riddle)
    when 'bonus' then private.bonus_solution(riddle)
    else private.final_sentence_solution(of_edition, false)
  end;
end $$;
comment on function private.solution(text, text, integer) is 'The reply to a visitor''s right answer.';

create function private.success_of(knight uuid, of_kind text, of_edition text, riddle integer)
returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  return case of_kind
    when 'riddle' then private.knight_outcome(knight, riddle)
    when 'bonus' then (
      select private.bonus_solution(riddle) from public.bonus_questions_solved as solved
      where solved.user_id = knight and solved.enigme_id = riddle)
    else (
      select private.final_sentence_solution(of_edition, progress.revealed)
      from public.final_sentence_progress as progress
      where progress.user_id = knight
        and progress.edition = of_edition
        and progress.solved_at is not null)
  end;
end $$;
comment on function private.success_of(uuid, text, text, integer) is
  'The reply to a right answer that a knight has given before; null without one.';

create function private.record_success(
  knight uuid, of_kind text, of_edition text, riddle integer
) returns void
language plpgsql
set search_path = ''
as $$
begin
  case of_kind
    when 'riddle' then perform private.complete_riddle(knight, riddle, false, public.server_now());
    when 'bonus' then
      insert into public.bonus_questions_solved (user_id, enigme_id, solved_at)
      values (knight, riddle, public.server_now());
      perform private.withhold_names(array[knight], (
        select questions.forms from private.bonus_questions as questions
        where questions.enigme_id = riddle));
    else perform private.record_final_sentence(knight, of_edition, false);
  end case;
end $$;
comment on function private.record_success(uuid, text, text, integer) is
  'Records a knight''s right answer.';

create function private.judge_for_knight(
  knight uuid, of_kind text, of_edition text, riddle integer, answer text
) returns jsonb
language plpgsql
set search_path = ''
as $$
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
end $$;
comment on function private.judge_for_knight(uuid, text, text, integer, text) is
  'Judges and records an answer of a knight whose row is locked.';

create function private.judge_for_visitor(
  of_kind text, of_edition text, riddle integer, answer text
) returns jsonb
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
  judged := private.judge_text(of_kind, of_edition, riddle, answer);
  if of_kind = 'riddle' then
    perform private.count_once(riddle, 'tried');
  end if;
  if judged.verdict = 'right' then
    if of_kind = 'riddle' then
      perform private.count_once(riddle, 'found', private.visitor_tries(riddle));
    end if;
    return '{"status": "correct"}' || private.solution(of_kind, of_edition, riddle);
  end if;
  perform private.count_visitor_attempt(riddle);
  return jsonb_strip_nulls(jsonb_build_object(
    'status', judged.verdict, 'retry_after_s', 0, 'message', judged.message));
end $$;
comment on function private.judge_for_visitor(text, text, integer, text) is
  'The same for a visitor, of whom nothing but the attempt is recorded.';
