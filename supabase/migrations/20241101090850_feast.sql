-- Why: the feast (rules 14): the sentence that the twenty-four fragments hide, for whoever has gathered them. It gives no point; it is
-- judged as answers are, by the same comparison and within the same limits.

create table private.feast (
  id integer primary key default 1 check (id = 1),
  question text not null,
  sentence text not null,
  forms text[] not null generated always as (private.answer_forms(array[sentence])) stored,
  fillers text[] not null generated always as (private.filler_keys(question, private.answer_forms(array[sentence]))) stored,
  hints text[] not null,
  letter text not null
);
comment on table private.feast is 'The edition''s sentence, its hints in order, and the letter that it opens: one row, or none.';
comment on column private.feast.forms is 'Everything by which the sentence is recognised, computed once.';
comment on column private.feast.fillers is 'The words of the question that may stand around the sentence, as they sound.';

create table public.feast_progress (
  user_id uuid primary key references public.users (id) on delete cascade,
  hints_seen integer not null default 0 check (hints_seen >= 0),
  revealed boolean not null default false,
  solved_at timestamptz
);
comment on table public.feast_progress is 'How far a knight is with the sentence of the fragments: one row from the first hint, or the sentence, on.';
comment on column public.feast_progress.revealed is 'The sentence was revealed, not found.';
comment on column public.feast_progress.solved_at is 'When it was found or revealed; null before.';
alter table public.feast_progress enable row level security;
grant select on table public.feast_progress to authenticated;
grant all on table public.feast_progress to service_role;
create policy "Knights read how far they are with the sentence" on public.feast_progress
  for select to authenticated using (user_id = (select auth.uid()));
-- No write policy: the functions below and import_progress write it, reset_progress empties it.

create table private.wrong_sentences (
  user_id uuid not null references public.users (id) on delete cascade,
  normalized text not null,
  first_at timestamptz not null,
  almost boolean not null,
  primary key (user_id, normalized)
);
comment on table private.wrong_sentences is
  'Each wrong sentence of a knight, once: it counts towards the limit of attempts when first given.';
create index wrong_sentences_by_time on private.wrong_sentences (user_id, first_at desc);

create function private.sentence_wait(knight uuid) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return private.wait_after(
    array(select wrong.first_at from private.wrong_sentences as wrong
      where wrong.user_id = knight and not wrong.almost order by wrong.first_at desc limit 10),
    array(select wrong.first_at from private.wrong_sentences as wrong
      where wrong.user_id = knight and wrong.almost order by wrong.first_at desc limit 60));
end $$;
comment on function private.sentence_wait(uuid) is 'Seconds until this knight may try another sentence (rule 3.7). 0 when free.';

create function private.feast_of(knight uuid) returns public.feast_progress
language sql stable
set search_path = ''
as $$ select progress from public.feast_progress as progress where progress.user_id = knight $$;
comment on function private.feast_of(uuid) is 'How far a knight is with the sentence; null before they have begun.';

create function private.has_all_fragments(knight uuid) returns boolean
language sql stable
set search_path = ''
as $$ select count(*) >= 24 from public.enigme_fragments as fragments where fragments.user_id = knight $$;
comment on function private.has_all_fragments(uuid) is 'Whether a knight has gathered the twenty-four fragments (rule 14.1).';

create function private.feast_solution(was_revealed boolean) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('revealed', was_revealed, 'sentence', feast.sentence, 'letter', feast.letter) from private.feast
$$;
comment on function private.feast_solution(boolean) is 'What finding the sentence, or having it revealed, tells.';

create function private.light_the_star(knight uuid, was_revealed boolean) returns jsonb
language plpgsql
set search_path = ''
as $$
begin
  insert into public.feast_progress (user_id, revealed, solved_at) values (knight, was_revealed, public.server_now())
  on conflict (user_id) do update set revealed = excluded.revealed, solved_at = excluded.solved_at;
  return '{"status": "correct"}' || private.feast_solution(was_revealed);
end $$;
comment on function private.light_the_star(uuid, boolean) is 'Records that a knight has the sentence, and tells it.';

create function private.judge_sentence(knight uuid, answer text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  progress public.feast_progress := private.feast_of(knight);
  wait integer := private.sentence_wait(knight);
  verdict text;
begin
  if progress.solved_at is not null then
    return '{"status": "already_solved"}' || private.feast_solution(progress.revealed);
  elsif not private.has_all_fragments(knight) then
    return '{"status": "refused"}'::jsonb;
  elsif wait > 0 then
    return jsonb_build_object('status', 'locked', 'retry_after_s', wait);
  end if;
  verdict := (select private.compare_answer(answer, feast.forms, feast.fillers) from private.feast);
  if verdict = 'right' then
    return private.light_the_star(knight, false);
  end if;
  insert into private.wrong_sentences (user_id, normalized, first_at, almost)
  values (knight, left(private.normalize_answer(answer), 120), public.server_now(), verdict = 'almost')
  on conflict (user_id, normalized) do update set almost = excluded.almost;
  return jsonb_build_object('status', verdict, 'retry_after_s', private.sentence_wait(knight));
end $$;
comment on function private.judge_sentence(uuid, text) is
  'Judges a sentence of a knight whose row is locked, where the edition has one: already_solved, refused (fragments are missing), locked '
  '(not judged), correct (recorded), or wrong or almost (counted, each by its own limit).';

create function private.require_feast() returns private.feast
language plpgsql stable
set search_path = ''
as $$
declare
  feast private.feast := (select feast from private.feast);
begin
  if feast.id is null then
    raise exception 'Cette édition n''a pas de phrase' using errcode = 'PT404', hint = 'feast_missing';
  end if;
  return feast;
end $$;
comment on function private.require_feast() is 'The edition''s feast. Raises PT404 when it has none.';

create function public.feast() returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  progress public.feast_progress := private.feast_of(auth.uid());
begin
  if auth.uid() is not null and progress.solved_at is null and not private.has_all_fragments(auth.uid()) then
    return null;
  end if;
  return (
    select jsonb_build_object('question', feast.question, 'hint_count', cardinality(feast.hints),
      'hints', to_jsonb(feast.hints[:coalesce(progress.hints_seen, 0)]),
      'solved', case when progress.solved_at is not null then private.feast_solution(progress.revealed) end)
    from private.feast);
end $$;
comment on function public.feast() is
  'The question of the feast, how many hints it has and those already seen and, once solved, the sentence and its letter; null without '
  'one, and for a knight before the fragments are gathered. A visitor''s days are known to their browser alone (rule 4.5). Runs as its '
  'owner to read the feast, which no caller may.';
grant execute on function public.feast() to anon, authenticated, service_role;

create function public.submit_sentence(answer text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  feast private.feast := private.require_feast();
begin
  if auth.uid() is null then
    return private.judge_words_for_visitor(answer, feast.forms, feast.fillers, private.feast_solution(false));
  end if;
  return private.judge_sentence((private.lock_knight()).id, answer);
end $$;
comment on function public.submit_sentence(text) is
  'Judges the sentence of the fragments: correct, already_solved (with the sentence, its letter and whether it was revealed), wrong, '
  'almost, locked (retry_after_s) or refused (a knight whose fragments are missing). Raises PT404 when the edition has none. Runs as '
  'its owner to read the sentence and record that it is found, which no caller may.';
grant execute on function public.submit_sentence(text) to anon, authenticated, service_role;

create function public.reveal_feast_hint(rang integer) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  feast private.feast := private.require_feast();
  me public.users;
  seen integer;
begin
  if rang is null or not rang between 1 and cardinality(feast.hints) then
    raise exception 'Cet indice n''existe pas' using errcode = 'PT404', hint = 'hint_missing';
  end if;
  if auth.uid() is not null then
    me := private.lock_knight();
    seen := coalesce((private.feast_of(me.id)).hints_seen, 0);
    if rang > seen + 1 or not private.has_all_fragments(me.id) then
      return '{"status": "refused"}'::jsonb;
    end if;
    insert into public.feast_progress (user_id, hints_seen) values (me.id, rang)
    on conflict (user_id) do update set hints_seen = greatest(feast_progress.hints_seen, excluded.hints_seen);
  end if;
  return jsonb_build_object('status', 'revealed', 'hint', feast.hints[rang]);
end $$;
comment on function public.reveal_feast_hint(integer) is
  'The next hint of the feast in order, or one already revealed again; refused when it skips one, or when a knight''s fragments are '
  'missing. It costs nothing. Runs as its owner to read hints and record them, which no caller may.';
grant execute on function public.reveal_feast_hint(integer) to anon, authenticated, service_role;

create function public.reveal_sentence() returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  feast private.feast := private.require_feast();
  me public.users;
  progress public.feast_progress;
begin
  if auth.uid() is null then
    return '{"status": "correct"}' || private.feast_solution(true);
  end if;
  me := private.lock_knight();
  progress := private.feast_of(me.id);
  if progress.solved_at is not null then
    return '{"status": "already_solved"}' || private.feast_solution(progress.revealed);
  elsif coalesce(progress.hints_seen, 0) < cardinality(feast.hints) or not private.has_all_fragments(me.id) then
    return '{"status": "refused"}'::jsonb;
  end if;
  return private.light_the_star(me.id, true);
end $$;
comment on function public.reveal_sentence() is
  'Gives the sentence up: correct or already_solved (with the sentence, its letter and whether it was revealed), or refused (a knight '
  'who has not seen every hint). A visitor''s hints are known to their browser alone. Runs as its owner to read the sentence and record '
  'that it is revealed, which no caller may.';
grant execute on function public.reveal_sentence() to anon, authenticated, service_role;
