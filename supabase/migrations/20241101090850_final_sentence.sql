-- The final sentence, spelt by the initials of the 24 fragments (rules 14).

create table private.final_sentence (
  id integer primary key default 1 check (id = 1),
  question text not null,
  sentence text not null,
  forms text[] not null generated always as (private.answer_forms(array[sentence])) stored,
  fillers text[] not null generated always as (
    private.filler_keys(question, private.answer_forms(array[sentence]))
  ) stored,
  hints text[] not null,
  letter text not null
);
comment on table private.final_sentence is
  'The edition''s final sentence, its hints and its letter: one row at most.';

create table public.final_sentence_progress (
  user_id uuid primary key references public.users (id) on delete cascade,
  hints_seen integer not null default 0 check (hints_seen >= 0),
  revealed boolean not null default false,
  solved_at timestamptz
);
comment on table public.final_sentence_progress is 'A knight''s progress with the final sentence.';
comment on column public.final_sentence_progress.revealed is
  'The sentence was revealed, not found.';
comment on column public.final_sentence_progress.solved_at is
  'When it was found or revealed; null before.';
alter table public.final_sentence_progress enable row level security;
grant select on table public.final_sentence_progress to authenticated;
grant all on table public.final_sentence_progress to service_role;
create policy "Knights read their final sentence progress" on public.final_sentence_progress
  for select to authenticated using (user_id = (select auth.uid()));
-- No write policy: the functions below, import_progress and reset_progress write it.

create table private.wrong_final_sentences (
  user_id uuid not null references public.users (id) on delete cascade,
  normalized text not null,
  first_at timestamptz not null,
  almost boolean not null,
  primary key (user_id, normalized)
);
comment on table private.wrong_final_sentences is 'Each distinct wrong final sentence of a knight.';
create index wrong_final_sentences_by_time
  on private.wrong_final_sentences (user_id, first_at desc);

create function private.final_sentence_lock_seconds(knight uuid) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return private.seconds_until_retry(
    array(
      select wrong.first_at from private.wrong_final_sentences as wrong
      where wrong.user_id = knight and not wrong.almost
      order by wrong.first_at desc limit 10),
    array(
      select wrong.first_at from private.wrong_final_sentences as wrong
      where wrong.user_id = knight and wrong.almost
      order by wrong.first_at desc limit 60));
end $$;
comment on function private.final_sentence_lock_seconds(uuid) is
  'Like lock_seconds, for the final sentence.';

create function private.get_final_sentence_progress(knight uuid)
returns public.final_sentence_progress
language sql stable
set search_path = ''
as $$
  select progress from public.final_sentence_progress as progress where progress.user_id = knight
$$;
comment on function private.get_final_sentence_progress(uuid) is
  'A knight''s progress with the final sentence; null when there is none.';

create function private.has_all_fragments(knight uuid) returns boolean
language sql stable
set search_path = ''
as $$
  select count(*) >= 24 from public.enigme_fragments as fragments where fragments.user_id = knight
$$;
comment on function private.has_all_fragments(uuid) is
  'Whether a knight has all 24 fragments (rule 14.1).';

create function private.final_sentence_solution(was_revealed boolean) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'revealed', was_revealed,
    'sentence', final_sentence.sentence,
    'letter', final_sentence.letter)
  from private.final_sentence
$$;
comment on function private.final_sentence_solution(boolean) is
  'What finding or revealing the final sentence returns.';

create function private.record_final_sentence(knight uuid, was_revealed boolean) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  insert into public.final_sentence_progress (user_id, revealed, solved_at)
  values (knight, was_revealed, public.server_now())
  on conflict (user_id) do update
    set revealed = excluded.revealed, solved_at = excluded.solved_at;
  perform private.withhold_names(array[knight], (select forms from private.final_sentence));
  return '{"status": "correct"}' || private.final_sentence_solution(was_revealed);
end $$;
comment on function private.record_final_sentence(uuid, boolean) is
  'Records that a knight found or revealed the final sentence, and returns it.';

create function private.judge_final_sentence(knight uuid, answer text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  progress public.final_sentence_progress := private.get_final_sentence_progress(knight);
  wait integer := private.final_sentence_lock_seconds(knight);
  verdict text;
begin
  if progress.solved_at is not null then
    return '{"status": "already_solved"}' || private.final_sentence_solution(progress.revealed);
  elsif not private.has_all_fragments(knight) then
    return '{"status": "refused"}'::jsonb;
  elsif wait > 0 then
    return jsonb_build_object('status', 'locked', 'retry_after_s', wait);
  end if;

  verdict := (
    select private.compare_answer(answer, final_sentence.forms, final_sentence.fillers)
    from private.final_sentence);
  if verdict = 'right' then
    return private.record_final_sentence(knight, false);
  end if;

  insert into private.wrong_final_sentences as wrong (user_id, normalized, first_at, almost)
  values (
    knight, private.normalize_answer(answer), public.server_now(), verdict = 'almost')
  on conflict (user_id, normalized) do update set almost = wrong.almost and excluded.almost;
  return jsonb_build_object(
    'status', verdict, 'retry_after_s', private.final_sentence_lock_seconds(knight));
end $$;
comment on function private.judge_final_sentence(uuid, text) is
  'Judges and records a final sentence of a knight whose row is locked.';

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
  wanted private.final_sentence := private.require_final_sentence();
begin
  perform private.refuse_long_answer(answer);
  if auth.uid() is null then
    return private.judge_unscored_for_visitor(
      answer, wanted.forms, wanted.fillers, private.final_sentence_solution(false));
  end if;
  return private.judge_final_sentence((private.lock_player()).id, answer);
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
  return private.record_final_sentence(me.id, true);
end $$;
comment on function public.reveal_final_sentence() is
  'Reveals the final sentence; a knight must have seen every hint. Raises PT404 when the edition '
  'has none. Runs as its owner to read the sentence and write progress.';
grant execute on function public.reveal_final_sentence() to anon, authenticated, service_role;
