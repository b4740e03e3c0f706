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
  for select to authenticated using (user_id = (select auth.uid()));
-- No write policy: reveal_hint and import_progress write it.

create policy "Knights read the hints they have revealed" on public.enigme_indices
  for select to authenticated
  using (exists (
    select from public.hints_revealed
    where hints_revealed.hint_id = enigme_indices.id
      and hints_revealed.user_id = (select auth.uid())
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
create index enigme_progress_by_time on public.enigme_progress (completed_at desc);
alter table public.enigme_progress enable row level security;
grant select on table public.enigme_progress to authenticated;
grant all on table public.enigme_progress to service_role;
create policy "Knights read their own progress" on public.enigme_progress
  for select to authenticated using (user_id = (select auth.uid()));
-- No write policy: submit_answer, reveal_answer, import_progress, accept_answer and reset_progress
-- write it.

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
  for select to authenticated using (user_id = (select auth.uid()));
-- No write policy: see enigme_progress.

create table public.artefacts (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  day_number integer not null references public.enigmes (id) on delete cascade,
  title text not null,
  description text not null,
  image_url text,
  word text not null,
  found_at timestamptz not null default now(),
  unique (user_id, day_number)
);
comment on table public.artefacts is 'Artefacts that a knight has collected.';
create index artefacts_by_day on public.artefacts (day_number);
alter table public.artefacts enable row level security;
grant select on table public.artefacts to authenticated;
grant all on table public.artefacts to service_role;
create policy "Knights read their own artefacts" on public.artefacts
  for select to authenticated using (user_id = (select auth.uid()));
-- No write policy: see enigme_progress.

create view public.enigme_revelations with (security_invoker = false, security_barrier = true) as
  select
    enigme_progress.enigme_id,
    enigme_solutions.answers[1] as answer,
    enigme_solutions.closing,
    enigme_solutions.explanation,
    enigme_solutions.reponse_decoder
  from public.enigme_progress
  join private.enigme_solutions on enigme_solutions.enigme_id = enigme_progress.enigme_id
  where enigme_progress.user_id = (select auth.uid()) and enigme_progress.completed;
comment on view public.enigme_revelations is
  'What the caller''s completed riddles revealed. Runs as its owner to read '
  'private.enigme_solutions, for the caller only.';
create function private.tg_views__refuse() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'Cette vue ne s''écrit pas' using errcode = '42501';
end $$;
comment on function private.tg_views__refuse() is
  'Never runs: it makes a write fail for missing privileges (42501).';
create trigger tg_enigme_revelations__refuse
  instead of insert or update or delete on public.enigme_revelations
  for each row execute function private.tg_views__refuse();
revoke all on table public.enigme_revelations from public, anon, authenticated, service_role;
grant select on table public.enigme_revelations to authenticated, service_role;
