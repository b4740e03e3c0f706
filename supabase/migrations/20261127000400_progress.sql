-- A knight's progress. The game's functions write every row; only its owner reads it.

create table public.hints_revealed (
  user_id uuid not null references public.users (id) on delete cascade,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  hint_id integer not null references public.enigme_indices (id) on delete cascade,
  revealed_at timestamptz not null default now(),
  primary key (user_id, hint_id)
);
comment on table public.hints_revealed is
  'Hints that a knight has revealed. Kept through a reset (rule 4.2).';
create index hints_revealed_by_riddle on public.hints_revealed (user_id, enigme_id);
create index hints_revealed_by_hint on public.hints_revealed (hint_id);
create index hints_revealed_by_enigme on public.hints_revealed (enigme_id);
alter table public.hints_revealed enable row level security;
grant select on table public.hints_revealed to authenticated;
grant all on table public.hints_revealed to service_role;
create policy "Knights read which hints they have revealed" on public.hints_revealed
  for select to authenticated using (user_id = (select private.current_knight()));
-- No write policy: reveal_hint and import_progress write it.

create policy "Knights read the hints they have revealed" on public.enigme_indices
  for select to authenticated
  using (exists (
    select from public.hints_revealed
    where hints_revealed.hint_id = enigme_indices.id
      and hints_revealed.user_id = (select private.current_knight())
  ));

create table public.enigme_progress (
  user_id uuid not null references public.users (id) on delete cascade,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  completed boolean not null default true,
  score integer not null check (score in (0, 1, 2, 3, 5)),
  hints_used integer not null default 0 check (hints_used >= 0),
  revealed boolean not null default false,
  completed_at timestamptz not null default now(),
  imported boolean not null default false,
  primary key (user_id, enigme_id),
  check (not revealed or score = 0)
);
comment on table public.enigme_progress is 'One row per knight and completed riddle.';
comment on column public.enigme_progress.revealed is
  'The answer was revealed, not found: 0 points.';
comment on column public.enigme_progress.imported is
  'Imported at sign-in: completed_at is not when it was solved.';
create index enigme_progress_by_riddle on public.enigme_progress (enigme_id);
create index enigme_progress_by_time on public.enigme_progress (completed_at desc)
  include (enigme_id);
alter table public.enigme_progress enable row level security;
grant select on table public.enigme_progress to authenticated;
grant all on table public.enigme_progress to service_role;
create policy "Knights read their own progress" on public.enigme_progress
  for select to authenticated using (user_id = (select private.current_knight()));
-- No write policy: submit_answer, reveal_answer, import_progress, accept_answer and reset_progress
-- write it.

create policy "Knights read open riddles, and those they have completed" on public.enigmes
  for select to authenticated
  using (
    exists (
      select from public.editions
      where editions.code = enigmes.edition
        and (editions.status <> 'current'
          or enigmes.opens_at is null or enigmes.opens_at <= (select public.server_now())))
    or exists (
      -- The door may be closed again.
      select from public.enigme_progress as progress
      where progress.user_id = (select private.current_knight()) and progress.enigme_id = enigmes.id)
  );

create table public.enigme_fragments (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  word text not null,
  found_at timestamptz not null default now(),
  unique (user_id, enigme_id)
);
comment on table public.enigme_fragments is 'Fragment words that a knight has found.';
create index enigme_fragments_by_riddle on public.enigme_fragments (enigme_id);
alter table public.enigme_fragments enable row level security;
grant select on table public.enigme_fragments to authenticated;
grant all on table public.enigme_fragments to service_role;
create policy "Knights read their own fragments" on public.enigme_fragments
  for select to authenticated using (user_id = (select private.current_knight()));
-- No write policy: see enigme_progress.

create table public.artefacts (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  edition text not null,
  day_number integer not null,
  title text not null,
  description text not null,
  image_url text,
  word text not null,
  found_at timestamptz not null default now(),
  unique (user_id, edition, day_number),
  foreign key (edition, day_number) references public.enigmes (edition, day_number)
    on delete cascade
);
comment on table public.artefacts is 'Artefacts that a knight has collected.';
create index artefacts_by_day on public.artefacts (edition, day_number);
alter table public.artefacts enable row level security;
grant select on table public.artefacts to authenticated;
grant all on table public.artefacts to service_role;
create policy "Knights read their own artefacts" on public.artefacts
  for select to authenticated using (user_id = (select private.current_knight()));
-- No write policy: see enigme_progress.

-- Bonus questions and the final sentence

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
  for select to authenticated using (user_id = (select private.current_knight()));
-- No write policy: submit_bonus_answer, import_progress and reset_progress write it.

create table public.final_sentence_progress (
  user_id uuid references public.users (id) on delete cascade,
  edition text references public.editions (code) on delete cascade,
  hints_seen integer not null default 0 check (hints_seen >= 0),
  revealed boolean not null default false,
  solved_at timestamptz,
  primary key (user_id, edition)
);
comment on table public.final_sentence_progress is
  'A knight''s progress with the final sentence of an edition.';
create index final_sentence_progress_by_edition on public.final_sentence_progress (edition);
comment on column public.final_sentence_progress.revealed is
  'The sentence was revealed, not found.';
comment on column public.final_sentence_progress.solved_at is
  'When it was found or revealed; null before.';
alter table public.final_sentence_progress enable row level security;
grant select on table public.final_sentence_progress to authenticated;
grant all on table public.final_sentence_progress to service_role;
create policy "Knights read their final sentence progress" on public.final_sentence_progress
  for select to authenticated using (user_id = (select private.current_knight()));
-- No write policy: the functions below, import_progress and reset_progress write it.

-- Server-only tables: wrong attempts, reveals, admin decisions. No role of the API has a grant on
-- them (lockdown.sql)

-- Attempts

create table private.wrong_answers (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null check (kind in ('riddle', 'bonus', 'final_sentence')),
  edition text not null references public.editions (code) on delete cascade,
  enigme_id integer references public.enigmes (id) on delete cascade,
  normalized text not null,
  typed text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1 check (times >= 1),
  almost boolean not null default false,
  check ((enigme_id is null) = (kind = 'final_sentence')),
  unique nulls not distinct (user_id, kind, edition, enigme_id, normalized)
);
comment on table private.wrong_answers is
  'Each distinct wrong answer of a knight to a riddle, a bonus question or the final sentence; '
  'counted once towards the limit (rule 3.7).';
comment on column private.wrong_answers.enigme_id is 'Null for the final sentence.';
comment on column private.wrong_answers.almost is
  'Almost right (rule 12.5): counted towards a separate limit.';
create index wrong_answers_by_time
  on private.wrong_answers (user_id, kind, edition, coalesce(enigme_id, 0), first_at desc);
create index wrong_answers_by_edition on private.wrong_answers (edition, last_at);
create index wrong_answers_by_riddle
  on private.wrong_answers (enigme_id, kind, normalized, last_at desc) include (user_id);

-- A popular answer is given by thousands of knights: the admins' list reads one row a spelling

create table private.wrong_answer_counts (
  id bigint generated always as identity primary key,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  normalized text not null,
  typed text not null,
  almost boolean not null,
  knights integer not null,
  times integer not null,
  folded boolean not null default false
);
comment on table private.wrong_answer_counts is
  'How many knights gave a wrong answer to a riddle, test accounts left out, and how often, in each '
  'spelling. A change is one more row, below zero for what is gone, so that no player waits for a lock; '
  'fold_wrong_answers adds them up.';
comment on column private.wrong_answer_counts.folded is 'The row of all earlier changes.';
create unique index wrong_answer_counts_folded
  on private.wrong_answer_counts (enigme_id, normalized, typed, almost) where folded;
create index wrong_answer_counts_by_riddle on private.wrong_answer_counts (enigme_id);
create index wrong_answer_counts_to_fold on private.wrong_answer_counts (enigme_id)
  where not folded or knights <= 0;

create function private.tg_wrong_answers__keep_counts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A deleted account's are subtracted before its row goes (tg_users__keep_wrong_answer_counts).
  if tg_op <> 'INSERT' then
    insert into private.wrong_answer_counts (enigme_id, normalized, typed, almost, knights, times)
    select wrong.enigme_id, wrong.normalized, wrong.typed, wrong.almost, -count(*), -sum(wrong.times)
    from removed as wrong
    join public.users on users.id = wrong.user_id
    join public.enigmes on enigmes.id = wrong.enigme_id
    where wrong.kind = 'riddle' and wrong.normalized <> '' and not users.isnotuser
    group by wrong.enigme_id, wrong.normalized, wrong.typed, wrong.almost;
  end if;
  if tg_op <> 'DELETE' then
    insert into private.wrong_answer_counts (enigme_id, normalized, typed, almost, knights, times)
    select wrong.enigme_id, wrong.normalized, wrong.typed, wrong.almost, count(*), sum(wrong.times)
    from added as wrong
    join public.users on users.id = wrong.user_id
    where wrong.kind = 'riddle' and wrong.normalized <> '' and not users.isnotuser
    group by wrong.enigme_id, wrong.normalized, wrong.typed, wrong.almost;
  end if;
  return null;
end $$;
comment on function private.tg_wrong_answers__keep_counts() is
  'Maintains private.wrong_answer_counts. Runs as its owner because the counts are private.';
create trigger tg_wrong_answers__keep_counts_inserted after insert on private.wrong_answers
  referencing new table as added
  for each statement execute function private.tg_wrong_answers__keep_counts();
create trigger tg_wrong_answers__keep_counts_updated after update on private.wrong_answers
  referencing old table as removed new table as added
  for each statement execute function private.tg_wrong_answers__keep_counts();
create trigger tg_wrong_answers__keep_counts_deleted after delete on private.wrong_answers
  referencing old table as removed
  for each statement execute function private.tg_wrong_answers__keep_counts();

create function private.tg_users__keep_wrong_answer_counts() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  -- A test account's answers come back when it is one no more.
  sign integer := case when old.isnotuser then 1 else -1 end;
begin
  insert into private.wrong_answer_counts (enigme_id, normalized, typed, almost, knights, times)
  select wrong.enigme_id, wrong.normalized, wrong.typed, wrong.almost, sign, sign * wrong.times
  from private.wrong_answers as wrong
  where wrong.user_id = old.id and wrong.kind = 'riddle' and wrong.normalized <> '';
  return case tg_op when 'DELETE' then old end;
end $$;
comment on function private.tg_users__keep_wrong_answer_counts() is
  'Maintains private.wrong_answer_counts when a knight is deleted, or becomes a test account or ceases to '
  'be one. Runs as its owner because the counts are private.';
create trigger tg_users__keep_wrong_answer_counts_deleted before delete on public.users
  for each row when (not old.isnotuser)
  execute function private.tg_users__keep_wrong_answer_counts();
create trigger tg_users__keep_wrong_answer_counts_updated after update of isnotuser on public.users
  for each row when (old.isnotuser <> new.isnotuser)
  execute function private.tg_users__keep_wrong_answer_counts();

create function private.fold_wrong_answers() returns void
language plpgsql
set search_path = ''
as $$
begin
  with changes as (
    delete from private.wrong_answer_counts as counts where not counts.folded
    returning counts.enigme_id, counts.normalized, counts.typed, counts.almost, counts.knights,
      counts.times
  )
  insert into private.wrong_answer_counts as counts (
    enigme_id, normalized, typed, almost, knights, times, folded)
  select
    changes.enigme_id, changes.normalized, changes.typed, changes.almost, sum(changes.knights),
    sum(changes.times), true
  from changes
  group by changes.enigme_id, changes.normalized, changes.typed, changes.almost
  on conflict (enigme_id, normalized, typed, almost) where folded do update
    set knights = counts.knights + excluded.knights, times = counts.times + excluded.times;
  -- Nothing that a deleted account typed is left.
  delete from private.wrong_answer_counts as counts where counts.folded and counts.knights <= 0;
end $$;
comment on function private.fold_wrong_answers() is
  'Adds up the counts of wrong answers. Run by forget_visitors.';

create table private.visitor_attempts (
  id bigint generated always as identity primary key,
  browser_digest text not null,
  address_digest text not null,
  enigme_id integer,
  tried_at timestamptz not null
);
comment on table private.visitor_attempts is
  'Wrong answers of visitors (rule 3.9), and wrong codes of round tables (rule 18.4), by salted '
  'digests, for an hour.';
comment on column private.visitor_attempts.enigme_id is
  'The riddle, to count the tries of a right answer; null for a bonus question and the final '
  'sentence.';
create index visitor_attempts_by_browser on private.visitor_attempts (browser_digest, tried_at);
create index visitor_attempts_by_address on private.visitor_attempts (address_digest, tried_at);
create index visitor_attempts_by_time on private.visitor_attempts (tried_at);

create table private.visitor_salt (
  id integer primary key default 1 check (id = 1),
  salt text not null default gen_random_uuid()::text,
  made_at timestamptz not null default now()
);
insert into private.visitor_salt default values;
comment on table private.visitor_salt is
  'The salt of visitors'' digests: one row, replaced each day by forget_visitors.';

create table private.client_address (
  id integer primary key default 1 check (id = 1),
  header text not null default 'x-forwarded-for' check (header = lower(header)),
  trusted_hops integer not null default 1 check (trusted_hops >= 1)
);
insert into private.client_address default values;
comment on table private.client_address is
  'The header in which the deployment''s proxies write a client''s address: one row, set at deployment '
  '(docs/deployment.md).';
comment on column private.client_address.trusted_hops is
  'How many proxies append to the header: the address is that many entries from the end. A client '
  'can forge the earlier entries.';

create table private.answer_reveals (
  user_id uuid not null references public.users (id) on delete cascade,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  revealed_at timestamptz not null,
  primary key (user_id, enigme_id)
);
comment on table private.answer_reveals is
  'Answers revealed to a knight; kept through a reset (rule 4.3).';
create index answer_reveals_by_riddle on private.answer_reveals (enigme_id);

-- Admin decisions

create table private.review_decisions (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  admin_id uuid references public.users (id) on delete set null,
  edition text not null references public.editions (code) on delete restrict,
  has_review boolean not null,
  has_media boolean not null,
  had_review boolean not null,
  had_media boolean not null,
  had_score integer,
  had_reached_at timestamptz,
  decided_at timestamptz not null
);
comment on table private.review_decisions is
  'Audit of decisions on reviews and photos of an edition''s contest, with what they replaced.';
comment on column private.review_decisions.had_reached_at is
  'The place that undoing the decision restores (users.score_reached_at); null once the knight has '
  'won or lost points by playing.';
create index review_decisions_by_time on private.review_decisions (decided_at desc);
create index review_decisions_by_user on private.review_decisions (user_id, decided_at desc);
create index review_decisions_by_edition on private.review_decisions (edition);
create index review_decisions_by_admin on private.review_decisions (admin_id);

create table private.accepted_answers (
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  normalized text not null check (normalized <> ''),
  typed text not null,
  forms text[] not null generated always as (private.answer_forms(array[typed])) stored,
  admin_id uuid references public.users (id) on delete set null,
  accepted_at timestamptz not null,
  primary key (enigme_id, normalized)
);
comment on table private.accepted_answers is
  'Variants accepted by an admin, separate from the edition''s answers so that applying it keeps '
  'them.';
create index accepted_answers_by_admin on private.accepted_answers (admin_id);
create index accepted_answers_by_time on private.accepted_answers (accepted_at desc);

create function private.forms_of(riddle integer) returns text[]
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select solutions.forms || array(
      select unnest(variants.forms)
      from private.accepted_answers as variants
      where variants.enigme_id = riddle)
    from private.enigme_solutions as solutions
    where solutions.enigme_id = riddle);
end $$;
comment on function private.forms_of(integer) is
  'The forms of a riddle''s answers: the edition''s, and those accepted since.';

create table private.answer_regrades (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  normalized text not null,
  score_before integer,
  score_after integer not null,
  regraded_at timestamptz not null
);
comment on table private.answer_regrades is
  'Audit of regrades; score_before is null when the riddle was not completed.';
create index answer_regrades_by_riddle on private.answer_regrades (enigme_id, normalized);
create index answer_regrades_by_user on private.answer_regrades (user_id);
