-- Why: the game is judged here (decision 0002). Each function is one transaction, safe to call twice; those that write lock the
-- knight's row first, so that two tabs take turns. A wrong answer, a lock and a refusal are returned, never raised: raising would
-- undo the attempt they count. Limits: docs/error-codes.md.

-- Shared pieces --------------------------------------------------------------------------------------------------------------

create function private.lock_knight() returns public.users
language plpgsql
set search_path = ''
as $$
declare
  me public.users;
begin
  select * into me from public.users where users.id = auth.uid() for no key update;
  if me.id is null then
    -- An account whose sign-up trigger failed, or older than the game.
    insert into public.users (id, email)
    select accounts.id, accounts.email from auth.users as accounts where accounts.id = auth.uid()
    on conflict (id) do nothing;
    select * into me from public.users where users.id = auth.uid() for no key update;
  end if;
  if me.id is null then
    raise exception 'Ce compte n''existe plus' using errcode = 'PT401', hint = 'account_gone';
  end if;
  return me;
end $$;
comment on function private.lock_knight() is
  'The caller''s row, locked until the end of the transaction (against writers: a row that refers to it may still be added, so that '
  'a knight who plays and an admin who decides never wait for each other in a circle). Raises PT401 when the account is gone.';

create function private.open_riddle(day integer) returns public.enigmes
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
    raise exception 'Cette énigme n''est pas encore ouverte'
      using errcode = 'PT403', hint = 'riddle_closed', detail = to_json(riddle.opens_at) #>> '{}';
  end if;
  return riddle;
end $$;
comment on function private.open_riddle(integer) is
  'The riddle of a day. Raises PT404 when there is none, PT403 (detail: when the door opens) before its time.';

create function private.refresh_totals(knight uuid) returns public.users
language sql
set search_path = ''
as $$
  update public.users
  set total_score = sums.points + private.review_bonus(users.review_points, users.media_points),
      completed_enigmes = sums.riddles,
      last_quest_at = sums.last_quest_at,
      score_reached_at = case
        when users.total_score = sums.points + private.review_bonus(users.review_points, users.media_points) then users.score_reached_at
        else public.server_now()
      end
  from (
    select coalesce(sum(score), 0)::integer as points, count(*)::integer as riddles, max(completed_at) as last_quest_at
    from public.enigme_progress where user_id = knight and completed
  ) as sums
  where users.id = knight
  returning users.*
$$;
comment on function private.refresh_totals(uuid) is
  'Makes a knight''s total and count equal what the rows say: the sum of scores, plus the review bonus (spec §9).';

create function private.hints_seen(knight uuid, day integer) returns integer
language sql stable
set search_path = ''
as $$ select count(*)::integer from public.hints_revealed where user_id = knight and enigme_id = day $$;
comment on function private.hints_seen(uuid, integer) is 'How many hints of that riddle the knight has revealed.';

create function private.complete_riddle(knight uuid, day integer, was_revealed boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  hints integer := private.hints_seen(knight, day);
  worthless boolean;
begin
  if was_revealed then
    insert into private.answer_reveals (user_id, enigme_id, revealed_at) values (knight, day, public.server_now())
    on conflict do nothing;
  end if;
  worthless := exists (select from private.answer_reveals where user_id = knight and enigme_id = day);
  insert into public.enigme_progress (user_id, enigme_id, completed, score, hints_used, revealed, completed_at)
  values (knight, day, true, case when worthless then 0 else private.score_for_hints(hints) end, hints, worthless,
    public.server_now())
  on conflict (user_id, enigme_id) do nothing;
  insert into public.enigme_fragments (user_id, enigme_id, word, found_at)
  select knight, day, solutions.reponse_decoder, public.server_now()
  from private.enigme_solutions as solutions where solutions.enigme_id = day
  on conflict (user_id, enigme_id) do nothing;
  insert into public.artefacts (user_id, day_number, title, description, image_url, word, found_at)
  select knight, day, solutions.artefact_title, solutions.artefact_description, solutions.artefact_image_url,
    solutions.reponse_decoder, public.server_now()
  from private.enigme_solutions as solutions where solutions.enigme_id = day
  on conflict (user_id, day_number) do nothing;
  perform private.refresh_totals(knight);
end $$;
comment on function private.complete_riddle(uuid, integer, boolean) is
  'Records a completion once, with its fragment and artefact. A reveal, now or ever before, is worth 0 points.';

create function private.revelation(day integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'answer', solutions.answers[1],
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
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'status', status,
    'score', progress.score,
    'hints_used', progress.hints_used,
    'revealed', progress.revealed,
    'completed_at', progress.completed_at,
    'total_score', users.total_score,
    'completed_count', users.completed_enigmes) || private.revelation(day)
  from public.enigme_progress as progress
  join public.users on users.id = progress.user_id
  where progress.user_id = knight and progress.enigme_id = day
$$;
comment on function private.knight_outcome(uuid, integer, text) is 'What a knight is told of a riddle they have completed.';

create function private.is_accepted(day integer, answer text) returns boolean
language sql stable
set search_path = ''
as $$
  select private.normalize_answer(answer) <> '' and private.normalize_answer(answer) = any (solutions.accepted)
  from private.enigme_solutions as solutions where solutions.enigme_id = day
$$;
comment on function private.is_accepted(integer, text) is 'Whether the answer is one of the riddle''s (spec §5).';

-- The limit of attempts --------------------------------------------------------------------------------------------------------

create function private.lock_seconds(knight uuid, day integer) returns integer
language sql stable
set search_path = ''
as $$
  select case when count(*) < 10 then 0
    else greatest(1, ceil(extract(epoch from min(latest.first_at) + interval '60 seconds' - public.server_now()))::integer) end
  from (
    select wrong.first_at from private.wrong_answers as wrong
    where wrong.user_id = knight and wrong.enigme_id = day and wrong.first_at > public.server_now() - interval '60 seconds'
    order by wrong.first_at desc limit 10
  ) as latest
$$;
comment on function private.lock_seconds(uuid, integer) is
  'Seconds until this knight may try this riddle again: ten different wrong answers a minute, then a wait (design §5). 0 when free.';

create function private.judge_for_knight(knight uuid, day integer, answer text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  wait integer;
begin
  if exists (select from public.enigme_progress as progress where progress.user_id = knight and progress.enigme_id = day) then
    return private.knight_outcome(knight, day, 'already_solved');
  end if;
  wait := private.lock_seconds(knight, day);
  if wait > 0 then
    return jsonb_build_object('status', 'locked', 'retry_after_s', wait);
  end if;
  if private.is_accepted(day, answer) then
    perform private.complete_riddle(knight, day, false);
    return private.knight_outcome(knight, day, 'correct');
  end if;
  insert into private.wrong_answers as wrong (user_id, enigme_id, normalized, typed, first_at, last_at)
  values (knight, day, left(private.normalize_answer(answer), 120), left(coalesce(answer, ''), 120), public.server_now(),
    public.server_now())
  on conflict (user_id, enigme_id, normalized) do update set times = wrong.times + 1, last_at = excluded.last_at;
  return jsonb_build_object('status', 'wrong', 'retry_after_s', private.lock_seconds(knight, day));
end $$;
comment on function private.judge_for_knight(uuid, integer, text) is
  'Judges an answer of a knight whose row is locked: already_solved, locked (not judged), correct or wrong (counted).';

create function private.caller_address() returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  today date := (public.server_now() at time zone 'UTC')::date;
  todays_salt text;
begin
  select salts.salt into todays_salt from private.daily_salts as salts where salts.day = today;
  if todays_salt is null then
    delete from private.daily_salts where day < today;
    insert into private.daily_salts (day, salt) values (today, gen_random_uuid()::text) on conflict (day) do nothing;
    select salts.salt into todays_salt from private.daily_salts as salts where salts.day = today;
  end if;
  -- The last hop is written by the gateway; what the caller claims stands before it.
  return encode(sha256(convert_to(todays_salt || coalesce(
    headers ->> 'cf-connecting-ip',
    btrim(split_part(headers ->> 'x-forwarded-for', ',', -1)),
    'unknown'), 'UTF8')), 'hex');
end $$;
comment on function private.caller_address() is 'A digest of the caller''s address, salted anew every day: it tells visitors apart, not who they are.';

create function private.judge_for_visitor(day integer, answer text) returns jsonb
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
  select attempts.wrong into tried from private.visitor_attempts as attempts
  where attempts.address_digest = address and attempts.minute = this_minute;
  if tried >= wrong_a_minute then
    return jsonb_build_object('status', 'locked', 'retry_after_s', greatest(1, wait));
  end if;
  if private.is_accepted(day, answer) then
    return jsonb_build_object('status', 'correct', 'revealed', false) || private.revelation(day);
  end if;
  delete from private.visitor_attempts where minute < public.server_now() - interval '1 hour';
  insert into private.visitor_attempts as attempts (address_digest, minute, wrong) values (address, this_minute, 1)
  on conflict (address_digest, minute) do update set wrong = attempts.wrong + 1;
  return jsonb_build_object('status', 'wrong', 'retry_after_s', 0);
end $$;
comment on function private.judge_for_visitor(integer, text) is
  'Judges an answer of somebody without an account and stores nothing about them but the coarse count of their address.';

-- The API --------------------------------------------------------------------------------------------------------------------------

create function public.reveal_answer(day integer) returns jsonb
language plpgsql volatile security definer -- reads solutions and writes progress, which no caller may
set search_path = ''
as $$
declare
  me public.users;
  riddle public.enigmes := private.open_riddle(day);
begin
  if riddle.hint_count = 0 then
    return jsonb_build_object('status', 'refused', 'hints_left', 0);
  end if;
  if auth.uid() is null then
    return jsonb_build_object('status', 'correct', 'revealed', true, 'score', 0) || private.revelation(day);
  end if;
  me := private.lock_knight();
  if exists (select from public.enigme_progress as progress where progress.user_id = me.id and progress.enigme_id = day) then
    return private.knight_outcome(me.id, day, 'already_solved');
  end if;
  if private.hints_seen(me.id, day) < riddle.hint_count then
    return jsonb_build_object('status', 'refused', 'hints_left', riddle.hint_count - private.hints_seen(me.id, day));
  end if;
  perform private.complete_riddle(me.id, day, true);
  return private.knight_outcome(me.id, day, 'correct');
end $$;
comment on function public.reveal_answer(integer) is
  'Gives the answer up for 0 points, for ever. A knight must have revealed every hint (refused + hints_left otherwise); a '
  'visitor''s hints are known to their browser alone.';
revoke execute on function public.reveal_answer(integer) from public, anon, authenticated;
grant execute on function public.reveal_answer(integer) to anon, authenticated, service_role;

create function public.submit_answer(day integer, answer text) returns jsonb
language plpgsql volatile security definer -- reads solutions and writes progress, which no caller may
set search_path = ''
as $$
declare
  me public.users;
  riddle public.enigmes := private.open_riddle(day);
begin
  if auth.uid() is null then
    -- Typed by a visitor the literal wins nothing: their reveal goes through reveal_answer, from its own button.
    if btrim(coalesce(answer, '')) = 'REVEAL_ANSWER' then
      return jsonb_build_object('status', 'refused', 'hints_left', riddle.hint_count);
    end if;
    return private.judge_for_visitor(day, answer);
  end if;
  if btrim(coalesce(answer, '')) = 'REVEAL_ANSWER' then
    return public.reveal_answer(day);
  end if;
  me := private.lock_knight();
  return private.judge_for_knight(me.id, day, answer);
end $$;
comment on function public.submit_answer(integer, text) is
  'Judges an answer: correct, already_solved, wrong, locked (retry_after_s) or refused (the literal REVEAL_ANSWER with hints left).';
revoke execute on function public.submit_answer(integer, text) from public, anon, authenticated;
grant execute on function public.submit_answer(integer, text) to anon, authenticated, service_role;

create function public.reveal_hint(day integer, rang integer) returns jsonb
language plpgsql volatile security definer -- reads hints that are not revealed yet, which no caller may
set search_path = ''
as $$
declare
  me public.users;
  riddle public.enigmes := private.open_riddle(day);
  seen integer;
  hint public.enigme_indices;
begin
  select * into hint from public.enigme_indices where enigme_indices.enigme_id = riddle.id and enigme_indices.rang = reveal_hint.rang;
  if hint.id is null then
    raise exception 'Cet indice n''existe pas' using errcode = 'PT404', hint = 'hint_missing';
  end if;
  if auth.uid() is not null then
    me := private.lock_knight();
    seen := private.hints_seen(me.id, day);
    if hint.rang > seen + 1 then
      return jsonb_build_object('status', 'refused', 'next_rang', seen + 1);
    end if;
    insert into public.hints_revealed (user_id, enigme_id, hint_id, revealed_at)
    values (me.id, day, hint.id, public.server_now()) on conflict do nothing;
    seen := private.hints_seen(me.id, day);
  end if;
  return jsonb_build_object('status', 'revealed', 'hints_seen', coalesce(seen, hint.rang), 'hint', jsonb_build_object(
    'id', hint.id, 'enigme_id', hint.enigme_id, 'rang', hint.rang, 'texte', hint.texte, 'mediatype', hint.mediatype,
    'image_url', hint.image_url, 'video_url', hint.video_url, 'media_alt', hint.media_alt));
end $$;
comment on function public.reveal_hint(integer, integer) is
  'The next hint in order, or one already revealed again; refused (next_rang) when it skips one. Recorded for a knight.';
revoke execute on function public.reveal_hint(integer, integer) from public, anon, authenticated;
grant execute on function public.reveal_hint(integer, integer) to anon, authenticated, service_role;

create function public.reset_progress() returns jsonb
language plpgsql volatile security definer -- deletes rows that their owner may only read
set search_path = ''
as $$
declare
  me public.users := private.lock_knight();
begin
  delete from public.enigme_progress where user_id = me.id;
  delete from public.enigme_fragments where user_id = me.id;
  delete from public.artefacts where user_id = me.id;
  me := private.refresh_totals(me.id);
  return jsonb_build_object('total_score', me.total_score, 'completed_count', me.completed_enigmes);
end $$;
comment on function public.reset_progress() is
  '« Recommencer le voyage »: progress, fragments and artefacts go, the total falls back to the review bonus. Revealed hints and '
  'remembered reveals stay, so that playing again cannot farm points.';
revoke execute on function public.reset_progress() from public, anon, authenticated;
grant execute on function public.reset_progress() to authenticated;

create function private.import_entry(knight uuid, entry jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  day integer := (entry ->> 'day')::integer;
  riddle public.enigmes;
  hints integer := 0;
  outcome jsonb;
begin
  select * into riddle from public.enigmes
  where enigmes.id = day and (enigmes.opens_at is null or enigmes.opens_at <= public.server_now());
  if riddle.id is null then
    return jsonb_build_object('day', day, 'status', 'ignored');
  end if;
  if exists (select from public.enigme_progress as progress where progress.user_id = knight and progress.enigme_id = day) then
    return jsonb_build_object('day', day, 'status', 'kept');
  end if;
  -- What was seen as a visitor stays seen: the first hints, as many as the browser says, are revealed on the account.
  if jsonb_typeof(entry -> 'hints_used') = 'number' and (entry ->> 'hints_used') ~ '^\d{1,4}$' then
    hints := least((entry ->> 'hints_used')::integer, riddle.hint_count);
  end if;
  insert into public.hints_revealed (user_id, enigme_id, hint_id, revealed_at)
  select knight, day, hint.id, public.server_now() from public.enigme_indices as hint
  where hint.enigme_id = day and hint.rang <= hints
  on conflict do nothing;

  if entry -> 'revealed' = 'true'::jsonb then
    if riddle.hint_count = 0 or private.hints_seen(knight, day) < riddle.hint_count then
      return jsonb_build_object('day', day, 'status', 'refused');
    end if;
    perform private.complete_riddle(knight, day, true);
    return private.knight_outcome(knight, day, 'imported') || jsonb_build_object('day', day);
  end if;
  if jsonb_typeof(entry -> 'answer') is distinct from 'string' then
    return jsonb_build_object('day', day, 'status', 'hints_kept');
  end if;
  outcome := private.judge_for_knight(knight, day, entry ->> 'answer');
  if outcome ->> 'status' = 'correct' then
    outcome := outcome || '{"status": "imported"}';
  end if;
  return outcome || jsonb_build_object('day', day);
end $$;
comment on function private.import_entry(uuid, jsonb) is
  'Judges one day of a visitor''s progress for a knight whose row is locked: imported, kept (already on the account), hints_kept, '
  'wrong, locked, refused (a reveal before its hints) or ignored (a riddle that is missing or closed).';

create function public.import_progress(entries jsonb) returns jsonb
language plpgsql volatile security definer -- reads solutions and writes progress, which no caller may
set search_path = ''
as $$
declare
  me public.users := private.lock_knight();
  score_before integer := me.total_score;
  entry jsonb;
  results jsonb := '[]'::jsonb;
begin
  if jsonb_typeof(entries) is distinct from 'array' then
    raise exception 'La progression à importer est illisible' using errcode = '22023', hint = 'import_unreadable';
  end if;
  -- Each day is judged once a call, whatever the list repeats; what is damaged is passed over and hides nothing of the rest.
  for entry in
    select distinct on (element ->> 'day') element
    from jsonb_array_elements(entries) with ordinality as list (element, place)
    where jsonb_typeof(element) = 'object' and jsonb_typeof(element -> 'day') = 'number'
      and element ->> 'day' ~ '^([1-9]|1\d|2[0-4])$'
    order by element ->> 'day', place
  loop
    results := results || jsonb_build_array(private.import_entry(me.id, entry));
  end loop;
  select * into me from public.users where users.id = me.id;
  return jsonb_build_object('results', results, 'gained', me.total_score - score_before, 'total_score', me.total_score,
    'completed_count', me.completed_enigmes);
end $$;
comment on function public.import_progress(jsonb) is
  'A visitor''s local progress at sign-in: [{day, answer?, hints_used?, revealed?}]. Each answer is judged again and counts as an '
  'attempt; nothing already on the account changes.';
revoke execute on function public.import_progress(jsonb) from public, anon, authenticated;
grant execute on function public.import_progress(jsonb) to authenticated;

create function public.delete_account() returns void
language plpgsql volatile security definer -- the person's row in auth belongs to the auth service
set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'Connecte-toi d''abord' using errcode = '42501', hint = 'signed_out';
  end if;
  -- The auth service's journal and unfinished sign-ins name the person without referring to the account.
  begin
    delete from auth.audit_log_entries where payload ->> 'actor_id' = auth.uid()::text;
    delete from auth.flow_state where user_id = auth.uid();
  exception when insufficient_privilege or undefined_table or undefined_column then
    -- A project may keep that journal to itself: it then fades by the service's own rules, and leaving still works.
    raise log 'the journal of the auth service was left as it is: %', sqlerrm;
  end;
  delete from auth.users where id = auth.uid();
end $$;
comment on function public.delete_account() is
  'Removes the person: the account and, by cascade, every row about them; the auth service''s journal too where it allows.';
revoke execute on function public.delete_account() from public, anon, authenticated;
grant execute on function public.delete_account() to authenticated;

-- Names, once progress exists -----------------------------------------------------------------------------------------------------------

create function private.tg_users__check_names() returns trigger
language plpgsql security definer -- reads the refused words and the solutions
set search_path = ''
as $$
declare
  wished text;
  refusal text;
  compared text;
begin
  foreach wished in array array_remove(array[new.username, new.display_name], null) loop
    refusal := private.name_refusal(wished);
    compared := private.normalize_answer(wished);
    -- Only answers that this knight has already found: refusing others would tell them by refusing.
    if refusal is null and exists (
      select from public.enigme_progress as progress
      join private.enigme_solutions as solutions on solutions.enigme_id = progress.enigme_id
      cross join unnest(solutions.accepted) as answer
      where progress.user_id = new.id
        and (compared = answer or (char_length(answer) >= 4 and position(answer in compared) > 0))
    ) then
      refusal := 'name_tells_answer';
    end if;
    if refusal is not null then
      raise exception '%', case refusal
        when 'name_blank' then 'Le nom d''utilisateur ne peut pas être vide'
        when 'name_too_long' then 'Le nom de chevalier a vingt caractères au plus'
        when 'name_is_email' then 'Une adresse e-mail ne peut pas servir de nom : tout le monde la verrait'
        when 'name_tells_answer' then 'Ce nom contient la réponse d''une énigme'
        else 'Ce nom ne convient pas : choisis-en un autre'
      end using errcode = '22023', hint = refusal;
    end if;
  end loop;
  return new;
end $$;
comment on function private.tg_users__check_names() is 'Refuses a name that the rules do not allow (22023, hint: the code).';
create trigger tg_users__check_names before update of username, display_name on public.users
  for each row when (new.username is distinct from old.username or new.display_name is distinct from old.display_name)
  execute function private.tg_users__check_names();
