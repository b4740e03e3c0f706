-- The game's functions: what the API's roles may call.

-- Answers

create function public.submit_answer(day integer, answer text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  riddle public.enigmes := private.get_open_riddle(day);
begin
  perform private.refuse_long_answer(answer);
  if btrim(coalesce(answer, '')) = 'REVEAL_ANSWER' then
    -- A visitor reveals through reveal_answer only: typing the literal does nothing.
    return case
      when auth.uid() is null
        then jsonb_build_object('status', 'refused', 'hints_left', riddle.hint_count)
      else public.reveal_answer(day)
    end;
  end if;
  if auth.uid() is null then
    return private.judge_for_visitor('riddle', day, answer);
  end if;
  return private.judge_for_knight((private.lock_player()).id, 'riddle', day, answer);
end $$;
comment on function public.submit_answer(integer, text) is
  'Judges an answer; the literal REVEAL_ANSWER reveals it (rule 4.4). Runs as its owner to read '
  'solutions and write progress.';
grant execute on function public.submit_answer(integer, text) to anon, authenticated, service_role;

create function public.reveal_answer(day integer) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me public.users;
  riddle public.enigmes := private.get_open_riddle(day);
  hints_left integer;
begin
  if riddle.hint_count = 0 then
    return jsonb_build_object('status', 'refused', 'hints_left', 0);
  end if;
  if auth.uid() is null then
    return jsonb_build_object('status', 'correct', 'revealed', true, 'score', 0)
      || private.revelation(day);
  end if;
  me := private.lock_player();
  if exists (
    select from public.enigme_progress as progress
    where progress.user_id = me.id and progress.enigme_id = day
  ) then
    return '{"status": "already_solved"}' || private.knight_outcome(me.id, day);
  end if;
  hints_left := riddle.hint_count - private.hints_seen(me.id, day);
  if hints_left > 0 then
    return jsonb_build_object('status', 'refused', 'hints_left', hints_left);
  end if;
  perform private.complete_riddle(me.id, day, true);
  return '{"status": "correct"}' || private.knight_outcome(me.id, day);
end $$;
comment on function public.reveal_answer(integer) is
  'Reveals the answer for 0 points; a knight must have revealed every hint (rule 4.3). Runs as '
  'its owner to read solutions and write progress.';
grant execute on function public.reveal_answer(integer) to anon, authenticated, service_role;

-- Hints

create function public.reveal_hint(day integer, rang integer) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me public.users;
  riddle public.enigmes := private.get_open_riddle(day);
  seen integer;
  hint public.enigme_indices;
begin
  select * into hint from public.enigme_indices
  where enigme_indices.enigme_id = riddle.id and enigme_indices.rang = reveal_hint.rang;
  if hint.id is null then
    raise exception 'Cet indice n''existe pas' using errcode = 'PT404', hint = 'hint_missing';
  end if;
  if auth.uid() is not null then
    me := private.lock_player();
    seen := private.hints_seen(me.id, day);
    if hint.rang > seen and exists (
      select from public.enigme_progress as progress
      where progress.user_id = me.id and progress.enigme_id = day
    ) then
      return '{"status": "already_solved"}'::jsonb;
    elsif hint.rang > seen + 1 then
      return jsonb_build_object('status', 'refused', 'next_rang', seen + 1);
    end if;
    insert into public.hints_revealed (user_id, enigme_id, hint_id, revealed_at)
    values (me.id, day, hint.id, public.server_now())
    on conflict do nothing;
  end if;
  return jsonb_build_object(
    'status', 'revealed', 'hints_seen', greatest(seen, hint.rang), 'hint', to_jsonb(hint));
end $$;
comment on function public.reveal_hint(integer, integer) is
  'Reveals the next hint in order, or an earlier one again; no new one once the day is completed '
  '(rule 4.6). Runs as its owner to read hints and write progress.';
grant execute on function public.reveal_hint(integer, integer)
  to anon, authenticated, service_role;

-- Reset and import

create function public.reset_progress() returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me public.users := private.lock_player();
begin
  delete from public.enigme_progress where user_id = me.id;
  delete from public.enigme_fragments where user_id = me.id;
  delete from public.artefacts where user_id = me.id;
  delete from public.bonus_questions_solved where user_id = me.id;
  delete from public.final_sentence_progress where user_id = me.id;
  me := private.refresh_totals(me.id);
  return jsonb_build_object(
    'total_score', me.total_score, 'completed_enigmes', me.completed_enigmes);
end $$;
comment on function public.reset_progress() is
  '« Recommencer le voyage » (rule 5.4). Keeps the review bonus, and revealed hints and answers, '
  'so that playing again earns nothing more. Runs as its owner to delete rows that the caller may '
  'only read.';
grant execute on function public.reset_progress() to authenticated;

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

create function private.import_entry(knight uuid, entry jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  day integer := (entry ->> 'day')::integer;
  riddle public.enigmes;
  outcome jsonb;
begin
  select * into riddle from public.enigmes
  where enigmes.id = day
    and (enigmes.opens_at is null or enigmes.opens_at <= public.server_now());
  if riddle.id is null then
    return jsonb_build_object('day', day, 'status', 'ignored');
  end if;
  if exists (
    select from public.enigme_progress as progress
    where progress.user_id = knight and progress.enigme_id = day
  ) then
    return jsonb_build_object('day', day, 'status', 'kept');
  end if;

  insert into public.hints_revealed (user_id, enigme_id, hint_id, revealed_at)
  select knight, day, hint.id, public.server_now()
  from public.enigme_indices as hint
  where hint.enigme_id = day and hint.rang <= private.hints_claimed(entry)
  on conflict do nothing;

  if entry -> 'revealed' = 'true'::jsonb then
    outcome := public.reveal_answer(day);
  elsif jsonb_typeof(entry -> 'answer') is distinct from 'string' then
    return jsonb_build_object('day', day, 'status', 'hints_kept');
  elsif private.is_too_long(entry ->> 'answer') then
    return jsonb_build_object('day', day, 'status', 'wrong');
  else
    outcome := public.submit_answer(day, entry ->> 'answer');
  end if;
  outcome := outcome || case outcome ->> 'status'
    when 'correct' then '{"status": "imported"}'
    when 'almost' then '{"status": "wrong"}'
    else '{}'
  end::jsonb;
  return outcome || jsonb_build_object('day', day);
end $$;
comment on function private.import_entry(uuid, jsonb) is
  'Imports one day of a visitor''s progress for the caller, whose row is locked: what the direct '
  'calls refuse is refused.';

create function private.import_bonus_answer(entry jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  bonus_day integer := (
    select questions.enigme_id
    from private.bonus_questions as questions
    join public.enigmes on enigmes.id = questions.enigme_id
    where enigmes.day_number = (entry ->> 'day')::integer
      and (enigmes.opens_at is null or enigmes.opens_at <= public.server_now()));
begin
  if bonus_day is null or jsonb_typeof(entry -> 'bonus_answer') is distinct from 'string' then
    return '{}'::jsonb;
  elsif private.is_too_long(entry ->> 'bonus_answer') then
    return '{"bonus_answer": "wrong"}'::jsonb;
  end if;
  return jsonb_build_object('bonus_answer',
    public.submit_bonus_answer(bonus_day, entry ->> 'bonus_answer') ->> 'status');
end $$;
comment on function private.import_bonus_answer(jsonb) is
  'Imports a bonus answer of the caller: {bonus_answer: status}, or {} when there is none.';

create function private.import_final_sentence(knight uuid, sent jsonb) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  hint_count integer := (select cardinality(hints) from private.final_sentence);
  outcome jsonb;
begin
  if hint_count is null or jsonb_typeof(sent) is distinct from 'object' then
    return '{}'::jsonb;
  end if;
  -- As in import_entry: the browser says how many hints the visitor saw.
  if private.has_all_fragments(knight)
    and (private.get_final_sentence_progress(knight)).solved_at is null
  then
    insert into public.final_sentence_progress as progress (user_id, hints_seen)
    values (knight, least(private.hints_claimed(sent), hint_count))
    on conflict (user_id) do update
      set hints_seen = greatest(progress.hints_seen, excluded.hints_seen);
  end if;
  if sent -> 'revealed' = 'true'::jsonb then
    outcome := public.reveal_final_sentence();
  elsif private.is_too_long(sent ->> 'answer') then
    outcome := '{"status": "wrong"}';
  elsif jsonb_typeof(sent -> 'answer') = 'string' then
    outcome := public.submit_final_sentence(sent ->> 'answer');
  else
    return '{}'::jsonb;
  end if;
  return jsonb_build_object('final_sentence', outcome ->> 'status');
end $$;
comment on function private.import_final_sentence(uuid, jsonb) is
  'Imports a visitor''s final sentence: {final_sentence: status}, or {} when there is none.';

create function public.import_progress(entries jsonb, final_sentence jsonb default null)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me public.users := private.lock_player();
  score_before integer := me.total_score;
  entry jsonb;
  results jsonb := '[]'::jsonb;
begin
  if jsonb_typeof(entries) is distinct from 'array' then
    raise exception 'La progression à importer est illisible'
      using errcode = '22023', hint = 'import_unreadable';
  end if;
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
      private.import_entry(me.id, entry) || private.import_bonus_answer(entry));
  end loop;
  update public.enigme_progress as progress set imported = true
  from jsonb_array_elements(results) as result
  where result ->> 'status' = 'imported'
    and progress.user_id = me.id
    and progress.enigme_id = (result ->> 'day')::integer;
  me := private.refresh_totals(me.id);
  return jsonb_build_object(
    'results', results,
    'gained', me.total_score - score_before,
    'total_score', me.total_score,
    'completed_enigmes', me.completed_enigmes
  ) || private.import_final_sentence(me.id, final_sentence);
end $$;
comment on function public.import_progress(jsonb, jsonb) is
  'Imports a visitor''s progress (rule 5.5): [{day, answer?, hints_used?, revealed?, '
  'bonus_answer?}] and, for the final sentence, {answer?, hints_used?, revealed?}. Runs as its '
  'owner to read solutions and write progress.';
grant execute on function public.import_progress(jsonb, jsonb) to authenticated;

-- Bonus questions

create function public.bonus_question(day integer) returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  riddle public.enigmes := private.get_open_riddle(day);
begin
  if auth.uid() is not null and not exists (
    select from public.enigme_progress as progress
    where progress.user_id = auth.uid() and progress.enigme_id = riddle.id
  ) then
    return null;
  end if;
  return (
    select jsonb_build_object('question', bonus.question, 'hint', bonus.hint, 'solved', (
      select private.bonus_solution(riddle.id)
      from public.bonus_questions_solved as solved
      where solved.user_id = auth.uid() and solved.enigme_id = riddle.id))
    from private.bonus_questions as bonus where bonus.enigme_id = riddle.id);
end $$;
comment on function public.bonus_question(integer) is
  'A day''s bonus question, its hint and, once solved, its solution; null when there is none, or '
  'while a knight has not completed the day. Runs as its owner to read private questions.';
grant execute on function public.bonus_question(integer) to anon, authenticated, service_role;

create function public.submit_bonus_answer(day integer, answer text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  riddle public.enigmes := private.get_open_riddle(day);
  me public.users;
begin
  perform private.refuse_long_answer(answer);
  if not exists (
    select from private.bonus_questions as questions where questions.enigme_id = riddle.id
  ) then
    raise exception 'Ce jour n''a pas de défi'
      using errcode = 'PT404', hint = 'bonus_question_missing';
  end if;
  if auth.uid() is null then
    return private.judge_for_visitor('bonus', riddle.id, answer);
  end if;
  me := private.lock_player();
  if not exists (
    select from public.enigme_progress as progress
    where progress.user_id = me.id and progress.enigme_id = riddle.id
  ) then
    return '{"status": "refused"}'::jsonb;
  end if;
  return private.judge_for_knight(me.id, 'bonus', riddle.id, answer);
end $$;
comment on function public.submit_bonus_answer(integer, text) is
  'Judges an answer to a day''s bonus question. Raises PT404 when it has none. Runs as its owner '
  'to read answers and write progress.';
grant execute on function public.submit_bonus_answer(integer, text)
  to anon, authenticated, service_role;

-- The final sentence

create function private.require_final_sentence() returns private.final_sentence
language plpgsql stable
set search_path = ''
as $$
declare
  wanted private.final_sentence := (
    select sentences from private.final_sentence as sentences);
begin
  if wanted.id is null then
    raise exception 'Cette édition n''a pas de phrase'
      using errcode = 'PT404', hint = 'final_sentence_missing';
  end if;
  return wanted;
end $$;
comment on function private.require_final_sentence() is
  'The edition''s final sentence. Raises PT404 when it has none.';

create function public.final_sentence() returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  progress public.final_sentence_progress := private.get_final_sentence_progress(auth.uid());
begin
  if auth.uid() is not null
    and progress.solved_at is null
    and not private.has_all_fragments(auth.uid())
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
        then private.final_sentence_solution(progress.revealed)
      end)
    from private.final_sentence as wanted);
end $$;
comment on function public.final_sentence() is
  'The question, hint count and revealed hints of the final sentence and, once solved, its '
  'solution; null when there is none, or while a knight misses fragments. Runs as its owner to '
  'read private data.';
grant execute on function public.final_sentence() to anon, authenticated, service_role;

create function public.submit_final_sentence(answer text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me public.users;
begin
  perform private.require_final_sentence();
  perform private.refuse_long_answer(answer);
  if auth.uid() is null then
    return private.judge_for_visitor('final_sentence', null, answer);
  end if;
  me := private.lock_player();
  if not private.has_all_fragments(me.id) then
    return '{"status": "refused"}'::jsonb;
  end if;
  return private.judge_for_knight(me.id, 'final_sentence', null, answer);
end $$;
comment on function public.submit_final_sentence(text) is
  'Judges the final sentence. Raises PT404 when the edition has none. Runs as its owner to read '
  'the sentence and write progress.';
grant execute on function public.submit_final_sentence(text) to anon, authenticated, service_role;

create function public.reveal_final_sentence_hint(rang integer) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  wanted private.final_sentence := private.require_final_sentence();
  me public.users;
  progress public.final_sentence_progress;
  seen integer;
begin
  if rang is null or not rang between 1 and cardinality(wanted.hints) then
    raise exception 'Cet indice n''existe pas' using errcode = 'PT404', hint = 'hint_missing';
  end if;
  if auth.uid() is not null then
    me := private.lock_player();
    progress := private.get_final_sentence_progress(me.id);
    seen := coalesce(progress.hints_seen, 0);
    if rang > seen and progress.solved_at is not null then
      return '{"status": "already_solved"}'::jsonb;
    elsif rang > seen + 1 or not private.has_all_fragments(me.id) then
      return '{"status": "refused"}'::jsonb;
    end if;
    insert into public.final_sentence_progress (user_id, hints_seen) values (me.id, rang)
    on conflict (user_id) do update
      set hints_seen = greatest(final_sentence_progress.hints_seen, excluded.hints_seen);
  end if;
  return jsonb_build_object('status', 'revealed', 'hint', wanted.hints[rang]);
end $$;
comment on function public.reveal_final_sentence_hint(integer) is
  'Reveals the next hint of the final sentence in order, or an earlier one again; no new one once '
  'it is solved. Free. Runs as its owner to read hints and write progress.';
grant execute on function public.reveal_final_sentence_hint(integer)
  to anon, authenticated, service_role;

create function public.reveal_final_sentence() returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  wanted private.final_sentence := private.require_final_sentence();
  me public.users;
  progress public.final_sentence_progress;
begin
  if auth.uid() is null then
    return '{"status": "correct"}' || private.final_sentence_solution(true);
  end if;
  me := private.lock_player();
  progress := private.get_final_sentence_progress(me.id);
  if progress.solved_at is not null then
    return '{"status": "already_solved"}' || private.final_sentence_solution(progress.revealed);
  elsif coalesce(progress.hints_seen, 0) < cardinality(wanted.hints)
    or not private.has_all_fragments(me.id)
  then
    return '{"status": "refused"}'::jsonb;
  end if;
  perform private.record_final_sentence(me.id, true);
  return '{"status": "correct"}' || private.final_sentence_solution(true);
end $$;
comment on function public.reveal_final_sentence() is
  'Reveals the final sentence; a knight must have seen every hint. Raises PT404 when the edition '
  'has none. Runs as its owner to read the sentence and write progress.';
grant execute on function public.reveal_final_sentence() to anon, authenticated, service_role;
