-- Bonus questions: « Le défi de l'étoile » (rules 13).

create table private.bonus_questions (
  enigme_id integer primary key references public.enigmes (id) on delete cascade,
  question text not null,
  answers text[] not null check (cardinality(answers) >= 1),
  forms text[] not null generated always as (private.answer_forms(answers)) stored,
  fillers text[] not null
    generated always as (private.filler_keys(question, private.answer_forms(answers))) stored,
  hint text not null,
  explanation text not null
);
comment on table private.bonus_questions is
  'The bonus questions; the first answer is the canonical one.';

create table public.bonus_questions_solved (
  user_id uuid not null references public.users (id) on delete cascade,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  solved_at timestamptz not null default now(),
  primary key (user_id, enigme_id)
);
comment on table public.bonus_questions_solved is
  'Bonus questions that a knight solved: a silver ring each, no points.';
create index bonus_questions_solved_by_riddle on public.bonus_questions_solved (enigme_id);
alter table public.bonus_questions_solved enable row level security;
grant select on table public.bonus_questions_solved to authenticated;
grant all on table public.bonus_questions_solved to service_role;
create policy "Knights read their solved bonus questions" on public.bonus_questions_solved
  for select to authenticated using (user_id = (select auth.uid()));
-- No write policy: submit_bonus_answer, import_progress and reset_progress write it.

create table private.wrong_bonus_answers (
  user_id uuid not null references public.users (id) on delete cascade,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  normalized text not null,
  first_at timestamptz not null,
  almost boolean not null,
  primary key (user_id, enigme_id, normalized)
);
comment on table private.wrong_bonus_answers is 'Each distinct wrong bonus answer of a knight.';
create index wrong_bonus_answers_by_riddle on private.wrong_bonus_answers (enigme_id);
create index wrong_bonus_answers_by_time
  on private.wrong_bonus_answers (user_id, enigme_id, first_at desc);

create function private.bonus_lock_seconds(knight uuid, day integer) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return private.seconds_until_retry(
    array(
      select wrong.first_at from private.wrong_bonus_answers as wrong
      where wrong.user_id = knight and wrong.enigme_id = day and not wrong.almost
      order by wrong.first_at desc limit 10),
    array(
      select wrong.first_at from private.wrong_bonus_answers as wrong
      where wrong.user_id = knight and wrong.enigme_id = day and wrong.almost
      order by wrong.first_at desc limit 60));
end $$;
comment on function private.bonus_lock_seconds(uuid, integer) is
  'Like lock_seconds, for a bonus question.';

create function private.bonus_solution(day integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('answer', bonus.answers[1], 'explanation', bonus.explanation)
  from private.bonus_questions as bonus where bonus.enigme_id = day
$$;
comment on function private.bonus_solution(integer) is 'What solving a bonus question reveals.';

create function private.judge_bonus_answer(knight uuid, day integer, answer text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  bonus private.bonus_questions := (
    select questions from private.bonus_questions as questions where questions.enigme_id = day);
  wait integer;
  verdict text;
begin
  if not exists (
    select from public.enigme_progress as progress
    where progress.user_id = knight and progress.enigme_id = day
  ) then
    return '{"status": "refused"}'::jsonb;
  end if;
  if exists (
    select from public.bonus_questions_solved as solved
    where solved.user_id = knight and solved.enigme_id = day
  ) then
    return '{"status": "already_solved"}' || private.bonus_solution(day);
  end if;
  wait := private.bonus_lock_seconds(knight, day);
  if wait > 0 then
    return jsonb_build_object('status', 'locked', 'retry_after_s', wait);
  end if;

  verdict := private.compare_answer(answer, bonus.forms, bonus.fillers);
  if verdict = 'right' then
    insert into public.bonus_questions_solved (user_id, enigme_id, solved_at)
    values (knight, day, public.server_now());
    perform private.withhold_names(array[knight], bonus.forms);
    return '{"status": "correct"}' || private.bonus_solution(day);
  end if;

  insert into private.wrong_bonus_answers as wrong (user_id, enigme_id, normalized, first_at, almost)
  values (
    knight, day, private.normalize_answer(answer), public.server_now(), verdict = 'almost')
  on conflict (user_id, enigme_id, normalized) do update
    set almost = wrong.almost and excluded.almost;
  return jsonb_build_object(
    'status', verdict, 'retry_after_s', private.bonus_lock_seconds(knight, day));
end $$;
comment on function private.judge_bonus_answer(uuid, integer, text) is
  'Judges and records a bonus answer of a knight whose row is locked.';

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
  bonus private.bonus_questions := (
    select questions from private.bonus_questions as questions
    where questions.enigme_id = riddle.id);
begin
  perform private.refuse_long_answer(answer);
  if bonus.enigme_id is null then
    raise exception 'Ce jour n''a pas de défi'
      using errcode = 'PT404', hint = 'bonus_question_missing';
  end if;
  if auth.uid() is null then
    return private.judge_unscored_for_visitor(
      answer, bonus.forms, bonus.fillers, private.bonus_solution(riddle.id));
  end if;
  return private.judge_bonus_answer((private.lock_player()).id, riddle.id, answer);
end $$;
comment on function public.submit_bonus_answer(integer, text) is
  'Judges an answer to a day''s bonus question. Raises PT404 when it has none. Runs as its owner '
  'to read answers and write progress.';
grant execute on function public.submit_bonus_answer(integer, text)
  to anon, authenticated, service_role;
