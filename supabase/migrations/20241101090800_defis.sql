-- Why: « Le défi de l'étoile » (rules 13): a second, harder question a day, for whoever has completed the day. It gives no point; it is
-- judged as answers are, by the same comparison and within the same limits.

create table private.enigme_defis (
  enigme_id integer primary key references public.enigmes (id) on delete cascade,
  question text not null,
  answers text[] not null check (cardinality(answers) >= 1),
  forms text[] not null generated always as (private.answer_forms(answers)) stored,
  fillers text[] not null generated always as (private.filler_keys(question, private.answer_forms(answers))) stored,
  hint text not null,
  explanation text not null
);
comment on table private.enigme_defis is 'The second question of each day that has one; the first answer is the canonical one.';
comment on column private.enigme_defis.forms is 'Everything by which the answers are recognised, computed once.';
comment on column private.enigme_defis.fillers is 'The words of the question that may stand around an answer, as they sound.';
comment on column private.enigme_defis.hint is 'Its one hint, which costs nothing.';

create table public.enigme_defis_solved (
  user_id uuid not null references public.users (id) on delete cascade,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  solved_at timestamptz not null default now(),
  primary key (user_id, enigme_id)
);
comment on table public.enigme_defis_solved is 'The days whose second question a knight has answered: a silver ring each, and no point.';
create index enigme_defis_solved_by_riddle on public.enigme_defis_solved (enigme_id);
alter table public.enigme_defis_solved enable row level security;
grant select on table public.enigme_defis_solved to authenticated;
grant all on table public.enigme_defis_solved to service_role;
create policy "Knights read which second questions they have answered" on public.enigme_defis_solved
  for select to authenticated using (user_id = (select auth.uid()));
-- No write policy: submit_defi and import_progress write it, reset_progress empties it.

create table private.wrong_defis (
  user_id uuid not null references public.users (id) on delete cascade,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  normalized text not null,
  first_at timestamptz not null,
  almost boolean not null,
  primary key (user_id, enigme_id, normalized)
);
comment on table private.wrong_defis is
  'Each wrong answer of a knight to a second question, once: it counts towards the limit of attempts when first given.';
create index wrong_defis_by_riddle on private.wrong_defis (enigme_id);
create index wrong_defis_by_time on private.wrong_defis (user_id, enigme_id, first_at desc);

create function private.defi_wait(knight uuid, riddle integer) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return private.wait_after(
    array(select wrong.first_at from private.wrong_defis as wrong
      where wrong.user_id = knight and wrong.enigme_id = riddle and not wrong.almost order by wrong.first_at desc limit 10),
    array(select wrong.first_at from private.wrong_defis as wrong
      where wrong.user_id = knight and wrong.enigme_id = riddle and wrong.almost order by wrong.first_at desc limit 60));
end $$;
comment on function private.defi_wait(uuid, integer) is 'Seconds until this knight may try this second question again (rule 3.7). 0 when free.';

create function private.defi_solution(riddle integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('answer', defis.answers[1], 'explanation', defis.explanation)
  from private.enigme_defis as defis where defis.enigme_id = riddle
$$;
comment on function private.defi_solution(integer) is 'What solving a second question tells.';

create function private.judge_defi(knight uuid, riddle integer, answer text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  defi private.enigme_defis := (select defis from private.enigme_defis as defis where defis.enigme_id = riddle);
  wait integer;
  verdict text;
begin
  if not exists (select from public.enigme_progress as progress where progress.user_id = knight and progress.enigme_id = riddle) then
    return '{"status": "refused"}'::jsonb;
  end if;
  if exists (select from public.enigme_defis_solved as solved where solved.user_id = knight and solved.enigme_id = riddle) then
    return '{"status": "already_solved"}' || private.defi_solution(riddle);
  end if;
  wait := private.defi_wait(knight, riddle);
  if wait > 0 then
    return jsonb_build_object('status', 'locked', 'retry_after_s', wait);
  end if;
  verdict := private.compare_answer(answer, defi.forms, defi.fillers);
  if verdict = 'right' then
    insert into public.enigme_defis_solved (user_id, enigme_id, solved_at) values (knight, riddle, public.server_now());
    return '{"status": "correct"}' || private.defi_solution(riddle);
  end if;
  insert into private.wrong_defis (user_id, enigme_id, normalized, first_at, almost)
  values (knight, riddle, left(private.normalize_answer(answer), 120), public.server_now(), verdict = 'almost')
  on conflict (user_id, enigme_id, normalized) do update set almost = excluded.almost;
  return jsonb_build_object('status', verdict, 'retry_after_s', private.defi_wait(knight, riddle));
end $$;
comment on function private.judge_defi(uuid, integer, text) is
  'Judges an answer to a second question, which there must be, of a knight whose row is locked: refused (the day is not completed), '
  'already_solved, locked (not judged), correct (recorded), or wrong or almost (counted, each by its own limit).';

create function public.defi(day integer) returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  riddle public.enigmes := private.open_riddle(day);
begin
  if auth.uid() is not null and not exists (
    select from public.enigme_progress as progress where progress.user_id = auth.uid() and progress.enigme_id = riddle.id) then
    return null;
  end if;
  return (
    select jsonb_build_object('question', defis.question, 'hint', defis.hint, 'solved', (
      select private.defi_solution(riddle.id)
      from public.enigme_defis_solved as solved where solved.user_id = auth.uid() and solved.enigme_id = riddle.id))
    from private.enigme_defis as defis where defis.enigme_id = riddle.id);
end $$;
comment on function public.defi(integer) is
  'A day''s second question, its hint and, once solved, its answer and explanation; null without one, and for a knight before the day is '
  'completed. A visitor''s days are known to their browser alone (rule 4.5). Runs as its owner to read questions, which no caller may.';
grant execute on function public.defi(integer) to anon, authenticated, service_role;

create function public.submit_defi(day integer, answer text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  riddle public.enigmes := private.open_riddle(day);
  defi private.enigme_defis := (select defis from private.enigme_defis as defis where defis.enigme_id = riddle.id);
begin
  if defi.enigme_id is null then
    raise exception 'Ce jour n''a pas de défi' using errcode = 'PT404', hint = 'defi_missing';
  end if;
  if auth.uid() is null then
    return private.judge_words_for_visitor(answer, defi.forms, defi.fillers, private.defi_solution(riddle.id));
  end if;
  return private.judge_defi((private.lock_knight()).id, riddle.id, answer);
end $$;
comment on function public.submit_defi(integer, text) is
  'Judges an answer to a day''s second question: correct, already_solved (with the answer and its explanation), wrong, locked '
  '(retry_after_s) or refused (a knight who has not completed the day). Raises PT404 when the day has none. Runs as its owner to read '
  'answers and record what is solved, which no caller may.';
grant execute on function public.submit_defi(integer, text) to anon, authenticated, service_role;
