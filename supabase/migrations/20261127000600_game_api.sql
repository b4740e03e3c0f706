-- The game's functions: what the API's roles may call. `edition` is the current one unless it is
-- given; a past one is open, and outside the ranking. A knight's row is locked before anything is
-- read: what is written belongs to the edition that was read (private.hold_edition).

-- Answers

create function public.submit_answer(day integer, answer text, edition text default null)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := case when auth.uid() is not null then (private.lock_player()).id end;
  riddle public.enigmes := private.get_open_riddle(day, edition);
begin
  perform private.refuse_long_answer(answer);
  if btrim(coalesce(answer, '')) = 'REVEAL_ANSWER' then
    -- A visitor reveals through reveal_answer only: typing the literal does nothing.
    return case
      when me is null
        then jsonb_build_object('status', 'refused', 'hints_left', riddle.hint_count)
      else public.reveal_answer(day, edition)
    end;
  end if;
  if me is null then
    return private.judge_for_visitor('riddle', riddle.edition, riddle.id, answer);
  end if;
  return private.judge_for_knight(me, 'riddle', riddle.edition, riddle.id, answer);
end $$;
comment on function public.submit_answer(integer, text, text) is
  'Judges an answer; the literal REVEAL_ANSWER reveals it (rule 4.4). Runs as its owner to read '
  'solutions and write progress.';
grant execute on function public.submit_answer(integer, text, text)
  to anon, authenticated, service_role;

create function public.reveal_answer(day integer, edition text default null)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := case when auth.uid() is not null then (private.lock_player()).id end;
  riddle public.enigmes := private.get_open_riddle(day, edition);
  hints_left integer;
begin
  if riddle.hint_count = 0 then
    return jsonb_build_object('status', 'refused', 'hints_left', 0);
  end if;
  if me is null then
    perform private.count_once(riddle.id, 'revealed');
    return jsonb_build_object('status', 'correct', 'revealed', true, 'score', 0)
      || private.revelation(riddle.id);
  end if;
  if exists (
    select from public.enigme_progress as progress
    where progress.user_id = me and progress.enigme_id = riddle.id
  ) then
    return '{"status": "already_solved"}' || private.knight_outcome(me, riddle.id);
  end if;
  hints_left := riddle.hint_count - private.hints_seen(me, riddle.id);
  if hints_left > 0 then
    return jsonb_build_object('status', 'refused', 'hints_left', hints_left);
  end if;
  perform private.complete_riddle(me, riddle.id, true, public.server_now());
  return '{"status": "correct"}' || private.knight_outcome(me, riddle.id);
end $$;
comment on function public.reveal_answer(integer, text) is
  'Reveals the answer for 0 points; a knight must have revealed every hint (rule 4.3). Runs as '
  'its owner to read solutions and write progress.';
grant execute on function public.reveal_answer(integer, text) to anon, authenticated, service_role;

create function public.my_wrong_answers(day integer, edition text default null) returns text[]
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := private.current_knight();
  riddle public.enigmes := private.get_open_riddle(day, edition);
begin
  if exists (
    select from public.enigme_progress as progress
    where progress.user_id = me and progress.enigme_id = riddle.id and progress.completed
  ) then
    return '{}'::text[];
  end if;
  return (
    select coalesce(array_agg(latest.typed order by latest.last_at, latest.id), '{}'::text[])
    from (
      select wrong.typed, wrong.last_at, wrong.id
      from private.wrong_answers as wrong
      where wrong.user_id = me and wrong.kind = 'riddle' and wrong.enigme_id = riddle.id
        and wrong.normalized <> ''
      order by wrong.last_at desc, wrong.id desc limit 30) as latest);
end $$;
comment on function public.my_wrong_answers(integer, text) is
  'The last 30 different wrong answers of the caller to a riddle that they have not solved, newest '
  'last (rule 3.17). Runs as its owner to read wrong answers.';
grant execute on function public.my_wrong_answers(integer, text) to authenticated;

-- Hints

create function public.reveal_hint(day integer, rang integer, edition text default null)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := case when auth.uid() is not null then (private.lock_player()).id end;
  riddle public.enigmes := private.get_open_riddle(day, edition);
  seen integer;
  hint public.enigme_indices;
begin
  select * into hint from public.enigme_indices
  where enigme_indices.enigme_id = riddle.id and enigme_indices.rang = reveal_hint.rang;
  if hint.id is null then
    raise exception 'Cet indice n''existe pas' using errcode = 'PT404', hint = 'hint_missing';
  end if;
  if me is not null then
    seen := private.hints_seen(me, riddle.id);
    if hint.rang > seen and exists (
      select from public.enigme_progress as progress
      where progress.user_id = me and progress.enigme_id = riddle.id
    ) then
      return '{"status": "already_solved"}'::jsonb;
    elsif hint.rang > seen + 1 then
      return jsonb_build_object('status', 'refused', 'next_rang', seen + 1);
    end if;
    insert into public.hints_revealed (user_id, enigme_id, hint_id, revealed_at)
    values (me, riddle.id, hint.id, public.server_now())
    on conflict do nothing;
  elsif hint.rang <= 3 then
    perform private.count_once(riddle.id, 'hint' || hint.rang);
  end if;
  return jsonb_build_object(
    'status', 'revealed', 'hints_seen', greatest(seen, hint.rang), 'hint', to_jsonb(hint));
end $$;
comment on function public.reveal_hint(integer, integer, text) is
  'Reveals the next hint in order, or an earlier one again; no new one once the day is completed '
  '(rule 4.6). Runs as its owner to read hints and write progress.';
grant execute on function public.reveal_hint(integer, integer, text)
  to anon, authenticated, service_role;

-- Reset and import

create function private.totals_of(knight public.users, played public.editions) returns jsonb
language plpgsql stable
set search_path = ''
as $$
begin
  if played.status = 'current' then
    return jsonb_build_object(
      'total_score', knight.total_score, 'completed_enigmes', knight.completed_enigmes);
  end if;
  return (
    select jsonb_build_object(
      'total_score', coalesce(sum(progress.score), 0), 'completed_enigmes', count(*))
    from public.enigme_progress as progress
    join public.enigmes on enigmes.id = progress.enigme_id
    where progress.user_id = knight.id and progress.completed and enigmes.edition = played.code);
end $$;
comment on function private.totals_of(public.users, public.editions) is
  'A knight''s points and completed riddles in an edition; for the current one, from their row of users.';

create function public.reset_progress(edition text default null) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me public.users := private.lock_player();
  played public.editions := private.readable_edition(edition);
  riddles integer[] := array(
    select enigmes.id from public.enigmes where enigmes.edition = played.code);
begin
  update public.users set replayed = true
  where users.id = me.id and played.status = 'current' and users.completed_enigmes > 0;
  insert into private.replayed_days (user_id, enigme_id)
  select me.id, progress.enigme_id from public.enigme_progress as progress
  where progress.user_id = me.id and progress.enigme_id = any (riddles)
  on conflict do nothing;
  delete from public.enigme_progress as progress
  where progress.user_id = me.id and progress.enigme_id = any (riddles);
  delete from public.enigme_fragments as fragments
  where fragments.user_id = me.id and fragments.enigme_id = any (riddles);
  delete from public.artefacts
  where artefacts.user_id = me.id and artefacts.edition = played.code;
  delete from public.bonus_questions_solved as solved
  where solved.user_id = me.id and solved.enigme_id = any (riddles);
  delete from public.final_sentence_progress as progress
  where progress.user_id = me.id and progress.edition = played.code;
  me := private.refresh_totals(me.id);
  return private.totals_of(me, played);
end $$;
comment on function public.reset_progress(text) is
  '« Recommencer le voyage » of an edition (rule 5.4). Keeps the review bonus, and revealed hints and '
  'answers, so that playing again earns nothing more. Runs as its owner to delete rows that the '
  'caller may only read.';
grant execute on function public.reset_progress(text) to authenticated;

create function private.hints_claimed(entry jsonb) returns integer
language sql immutable
set search_path = ''
as $$
  select case
    when jsonb_typeof(entry -> 'hints_used') = 'number' and entry ->> 'hints_used' ~ '^\d{1,4}$'
    then (entry ->> 'hints_used')::integer
    else 0
  end
$$;
comment on function private.hints_claimed(jsonb) is
  'How many hints a visitor saw, as their browser says: the first ones are revealed on the account.';

create function private.riddle_to_import(of_edition text, entry jsonb) returns public.enigmes
language plpgsql stable
set search_path = ''
as $$
begin
  return private.get_open_riddle((entry ->> 'day')::integer, of_edition);
exception
  when sqlstate 'PT404' or sqlstate 'PT403' then return null;
end $$;
comment on function private.riddle_to_import(text, jsonb) is
  'The riddle of a day that is imported; null when there is none or its door is closed.';

create function private.import_entry(knight uuid, of_edition text, entry jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
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
end $$;
comment on function private.import_entry(uuid, text, jsonb) is
  'Imports one day of a visitor''s progress for the caller, whose row is locked: what the direct '
  'calls refuse is refused.';

create function private.import_bonus_answer(of_edition text, entry jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
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
end $$;
comment on function private.import_bonus_answer(text, jsonb) is
  'Imports a bonus answer of the caller: {bonus_answer: status}, or {} when there is none.';

create function private.import_final_sentence(knight uuid, of_edition text, sent jsonb)
returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  hint_count integer := (
    select cardinality(sentences.hints) from private.final_sentence as sentences
    where sentences.edition = of_edition);
  outcome jsonb;
begin
  if hint_count is null or jsonb_typeof(sent) is distinct from 'object' then
    return '{}'::jsonb;
  end if;
  -- As in import_entry: the browser says how many hints the visitor saw.
  if private.has_all_fragments(knight, of_edition)
    and (private.get_final_sentence_progress(knight, of_edition)).solved_at is null
  then
    insert into public.final_sentence_progress as progress (user_id, edition, hints_seen)
    values (knight, of_edition, least(private.hints_claimed(sent), hint_count))
    on conflict (user_id, edition) do update
      set hints_seen = greatest(progress.hints_seen, excluded.hints_seen);
  end if;
  if sent -> 'revealed' = 'true'::jsonb then
    outcome := public.reveal_final_sentence(of_edition);
  elsif private.is_too_long(sent ->> 'answer') then
    outcome := '{"status": "wrong"}';
  elsif jsonb_typeof(sent -> 'answer') = 'string' then
    outcome := public.submit_final_sentence(sent ->> 'answer', of_edition);
  else
    return '{}'::jsonb;
  end if;
  return jsonb_build_object('final_sentence', outcome ->> 'status');
end $$;
comment on function private.import_final_sentence(uuid, text, jsonb) is
  'Imports a visitor''s final sentence: {final_sentence: status}, or {} when there is none.';

create function public.import_progress(
  entries jsonb, final_sentence jsonb default null, edition text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me public.users := private.lock_player();
  played public.editions := private.readable_edition(edition);
  score_before integer := (private.totals_of(me, played) ->> 'total_score')::integer;
  totals jsonb;
  entry jsonb;
  results jsonb := '[]'::jsonb;
begin
  if jsonb_typeof(entries) is distinct from 'array' then
    raise exception 'La progression à importer est illisible'
      using errcode = '22023', hint = 'import_unreadable';
  end if;
  -- A visitor's events were counted when they happened.
  perform set_config('game.importing', 'on', true);
  -- Each day is judged once per call, even when repeated; invalid entries are skipped.
  for entry in
    select distinct on (element ->> 'day') element
    from jsonb_array_elements(entries) with ordinality as list (element, place)
    where jsonb_typeof(element) = 'object'
      and jsonb_typeof(element -> 'day') = 'number'
      and element ->> 'day' ~ '^([1-9]|1\d|2[0-4])$'
    order by element ->> 'day', place
  loop
    results := results || jsonb_build_array(
      private.import_entry(me.id, played.code, entry)
        || private.import_bonus_answer(played.code, entry));
  end loop;
  perform set_config('game.importing', 'off', true);
  update public.enigme_progress as progress set imported = true
  from jsonb_array_elements(results) as result
  join public.enigmes
    on enigmes.edition = played.code and enigmes.day_number = (result ->> 'day')::integer
  where result ->> 'status' = 'imported'
    and progress.user_id = me.id
    and progress.enigme_id = enigmes.id;
  totals := private.totals_of(private.refresh_totals(me.id), played);
  return totals || jsonb_build_object(
    'results', results,
    'gained', (totals ->> 'total_score')::integer - score_before
  ) || private.import_final_sentence(me.id, played.code, final_sentence);
end $$;
comment on function public.import_progress(jsonb, jsonb, text) is
  'Imports a visitor''s progress of an edition (rule 5.5): [{day, answer?, hints_used?, revealed?, '
  'bonus_answer?}] and, for the final sentence, {answer?, hints_used?, revealed?}. Runs as its '
  'owner to read solutions and write progress.';
grant execute on function public.import_progress(jsonb, jsonb, text) to authenticated;

-- Bonus questions

create function public.bonus_question(day integer, edition text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := private.current_knight();
  riddle public.enigmes := private.get_open_riddle(day, edition);
begin
  if me is not null and not exists (
    select from public.enigme_progress as progress
    where progress.user_id = me and progress.enigme_id = riddle.id
  ) then
    return null;
  end if;
  return (
    select jsonb_build_object('question', bonus.question, 'hint', bonus.hint, 'solved', (
      select private.bonus_solution(riddle.id)
      from public.bonus_questions_solved as solved
      where solved.user_id = me and solved.enigme_id = riddle.id))
    from private.bonus_questions as bonus where bonus.enigme_id = riddle.id);
end $$;
comment on function public.bonus_question(integer, text) is
  'A day''s bonus question, its hint and, once solved, its solution; null when there is none, or '
  'while a knight has not completed the day. Runs as its owner to read private questions.';
grant execute on function public.bonus_question(integer, text) to anon, authenticated, service_role;

create function public.submit_bonus_answer(
  day integer, answer text, edition text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := case when auth.uid() is not null then (private.lock_player()).id end;
  riddle public.enigmes := private.get_open_riddle(day, edition);
begin
  perform private.refuse_long_answer(answer);
  if not exists (
    select from private.bonus_questions as questions where questions.enigme_id = riddle.id
  ) then
    raise exception 'Ce jour n''a pas de défi'
      using errcode = 'PT404', hint = 'bonus_question_missing';
  end if;
  if me is null then
    return private.judge_for_visitor('bonus', riddle.edition, riddle.id, answer);
  end if;
  if not exists (
    select from public.enigme_progress as progress
    where progress.user_id = me and progress.enigme_id = riddle.id
  ) then
    return '{"status": "refused"}'::jsonb;
  end if;
  return private.judge_for_knight(me, 'bonus', riddle.edition, riddle.id, answer);
end $$;
comment on function public.submit_bonus_answer(integer, text, text) is
  'Judges an answer to a day''s bonus question. Raises PT404 when it has none. Runs as its owner '
  'to read answers and write progress.';
grant execute on function public.submit_bonus_answer(integer, text, text)
  to anon, authenticated, service_role;

-- The final sentence

create function private.require_final_sentence(of_edition text) returns private.final_sentence
language plpgsql stable
set search_path = ''
as $$
declare
  played public.editions := private.readable_edition(of_edition);
  wanted private.final_sentence := (
    select sentences from private.final_sentence as sentences
    where sentences.edition = played.code);
begin
  if wanted.edition is null then
    raise exception 'Cette édition n''a pas de phrase'
      using errcode = 'PT404', hint = 'final_sentence_missing';
  end if;
  return wanted;
end $$;
comment on function private.require_final_sentence(text) is
  'The final sentence of an edition, by default the current one. Raises PT404 when it has none.';

create function public.final_sentence(edition text default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := private.current_knight();
  played public.editions := private.readable_edition(edition);
  progress public.final_sentence_progress := private.get_final_sentence_progress(me, played.code);
begin
  if me is not null
    and progress.solved_at is null
    and not private.has_all_fragments(me, played.code)
  then
    return null;
  end if;
  return (
    select jsonb_build_object(
      'question', wanted.question,
      'hint_count', cardinality(wanted.hints),
      'hints', to_jsonb(wanted.hints[:coalesce(progress.hints_seen, 0)]),
      'solved', case
        when progress.solved_at is not null
        then private.final_sentence_solution(played.code, progress.revealed)
      end)
    from private.final_sentence as wanted where wanted.edition = played.code);
end $$;
comment on function public.final_sentence(text) is
  'The question, hint count and revealed hints of the final sentence and, once solved, its '
  'solution; null when there is none, or while a knight misses fragments. Runs as its owner to '
  'read private data.';
grant execute on function public.final_sentence(text) to anon, authenticated, service_role;

create function public.submit_final_sentence(answer text, edition text default null) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := case when auth.uid() is not null then (private.lock_player()).id end;
  wanted private.final_sentence := private.require_final_sentence(edition);
begin
  perform private.refuse_long_answer(answer);
  if me is null then
    return private.judge_for_visitor('final_sentence', wanted.edition, null, answer);
  end if;
  if not private.has_all_fragments(me, wanted.edition) then
    return '{"status": "refused"}'::jsonb;
  end if;
  return private.judge_for_knight(me, 'final_sentence', wanted.edition, null, answer);
end $$;
comment on function public.submit_final_sentence(text, text) is
  'Judges the final sentence. Raises PT404 when the edition has none. Runs as its owner to read '
  'the sentence and write progress.';
grant execute on function public.submit_final_sentence(text, text)
  to anon, authenticated, service_role;

create function public.reveal_final_sentence_hint(rang integer, edition text default null)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
#variable_conflict use_column
declare
  me uuid := case when auth.uid() is not null then (private.lock_player()).id end;
  wanted private.final_sentence := private.require_final_sentence(edition);
  progress public.final_sentence_progress;
  seen integer;
begin
  if rang is null or not rang between 1 and cardinality(wanted.hints) then
    raise exception 'Cet indice n''existe pas' using errcode = 'PT404', hint = 'hint_missing';
  end if;
  if me is not null then
    progress := private.get_final_sentence_progress(me, wanted.edition);
    seen := coalesce(progress.hints_seen, 0);
    if rang > seen and progress.solved_at is not null then
      return '{"status": "already_solved"}'::jsonb;
    elsif rang > seen + 1 or not private.has_all_fragments(me, wanted.edition) then
      return '{"status": "refused"}'::jsonb;
    end if;
    insert into public.final_sentence_progress (user_id, edition, hints_seen)
    values (me, wanted.edition, rang)
    on conflict (user_id, edition) do update
      set hints_seen = greatest(final_sentence_progress.hints_seen, excluded.hints_seen);
  end if;
  return jsonb_build_object('status', 'revealed', 'hint', wanted.hints[rang]);
end $$;
comment on function public.reveal_final_sentence_hint(integer, text) is
  'Reveals the next hint of the final sentence in order, or an earlier one again; no new one once '
  'it is solved. Free. Runs as its owner to read hints and write progress.';
grant execute on function public.reveal_final_sentence_hint(integer, text)
  to anon, authenticated, service_role;

create function public.reveal_final_sentence(edition text default null) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := case when auth.uid() is not null then (private.lock_player()).id end;
  wanted private.final_sentence := private.require_final_sentence(edition);
  progress public.final_sentence_progress;
begin
  if me is null then
    return '{"status": "correct"}' || private.final_sentence_solution(wanted.edition, true);
  end if;
  progress := private.get_final_sentence_progress(me, wanted.edition);
  if progress.solved_at is not null then
    return '{"status": "already_solved"}'
      || private.final_sentence_solution(wanted.edition, progress.revealed);
  elsif coalesce(progress.hints_seen, 0) < cardinality(wanted.hints)
    or not private.has_all_fragments(me, wanted.edition)
  then
    return '{"status": "refused"}'::jsonb;
  end if;
  perform private.record_final_sentence(me, wanted.edition, true);
  return '{"status": "correct"}' || private.final_sentence_solution(wanted.edition, true);
end $$;
comment on function public.reveal_final_sentence(text) is
  'Reveals the final sentence; a knight must have seen every hint. Raises PT404 when the edition '
  'has none. Runs as its owner to read the sentence and write progress.';
grant execute on function public.reveal_final_sentence(text) to anon, authenticated, service_role;

-- The caller's address. `npm run golive` reads it, to see whether the proxies in front of the database
-- pass the client's address on and whether a client can forge it

create function public.caller_address() returns text
language sql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$ select private.caller_address() $$;
comment on function public.caller_address() is
  'The caller''s own address or network, as the limits count it (rule 3.9). Runs as its owner because the '
  'settings are private. Nothing is stored.';
grant execute on function public.caller_address() to anon, authenticated, service_role;
