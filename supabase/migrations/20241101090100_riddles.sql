-- The edition's riddles. What solving reveals stays in `private` (decision 0002).

create table public.enigmes (
  id integer primary key check (id between 1 and 24),
  day_number integer not null unique check (day_number = id),
  title text not null,
  description text not null,
  question text not null,
  mediatype text not null default 'none' check (mediatype in ('none', 'image', 'video', 'audio')),
  image_url text,
  video_url text,
  media_alt text,
  play jsonb check (jsonb_typeof(play -> 'kind') = 'string'),
  hint_count integer not null default 0 check (hint_count >= 0),
  opens_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.enigmes is 'The edition''s riddles, without what solving them reveals.';
comment on column public.enigmes.id is 'The day, 1 to 24; fragments and artefacts refer to it.';
comment on column public.enigmes.video_url is 'The video, or the sound of an audio riddle.';
comment on column public.enigmes.media_alt is
  'What is needed to solve the riddle without seeing or hearing the media.';
comment on column public.enigmes.play is
  'A board''s kind and data, without the answer; null when the answer is typed.';
comment on column public.enigmes.opens_at is 'Opening time; null means open.';
alter table public.enigmes enable row level security;
grant select on table public.enigmes to anon, authenticated;
grant all on table public.enigmes to service_role;
create policy "Everyone reads open riddles" on public.enigmes
  for select to anon, authenticated
  using (opens_at is null or opens_at <= (select public.server_now()));
-- No write policy: only private.apply_edition writes riddles.
create trigger tg_enigmes__touch before update on public.enigmes
  for each row execute function private.tg__touch_updated_at();

create table public.enigme_indices (
  id integer primary key,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  rang integer not null check (rang >= 1),
  texte text not null,
  mediatype text not null default 'none' check (mediatype in ('none', 'image', 'video', 'audio')),
  image_url text,
  video_url text,
  media_alt text,
  unique (enigme_id, rang),
  check (id = enigme_id * 10 + rang)
);
comment on table public.enigme_indices is 'Hints, in order; readable one by one, once revealed.';
comment on column public.enigme_indices.id is
  '10 × day + rank: stable when an edition is applied again.';
alter table public.enigme_indices enable row level security;
grant select on table public.enigme_indices to authenticated;
grant all on table public.enigme_indices to service_role;
-- Its policy is in progress.sql. Visitors have none: reveal_hint returns their hints.

create table private.enigme_solutions (
  enigme_id integer primary key references public.enigmes (id) on delete cascade,
  answers text[] not null check (cardinality(answers) >= 1),
  forms text[] not null generated always as (private.answer_forms(answers)) stored,
  fillers text[] not null default '{}',
  board_answers text[] check (cardinality(board_answers) >= 1),
  closing text not null,
  explanation text not null,
  reponse_decoder text not null,
  artefact_title text not null,
  artefact_description text not null,
  artefact_image_url text
);
comment on table private.enigme_solutions is
  'What solving a riddle reveals. The first answer is the canonical one.';
comment on column private.enigme_solutions.forms is 'See private.answer_forms.';
comment on column private.enigme_solutions.fillers is
  'Phonetic keys of the question''s words, ignored around an answer (rule 12.3).';
comment on column private.enigme_solutions.board_answers is
  'The answers that the day''s board makes, letter for letter (rule 3.14); null where '
  'they are typed.';
comment on column private.enigme_solutions.closing is
  'The last two sentences of the day''s story (rule 3.15).';
comment on column private.enigme_solutions.reponse_decoder is 'The fragment word.';

create table private.near_misses (
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  place integer not null,
  answers text[] not null check (cardinality(answers) >= 1),
  forms text[] not null generated always as (private.answer_forms(answers)) stored,
  message text not null,
  primary key (enigme_id, place)
);
comment on table private.near_misses is 'Wrong answers with a message of their own (rule 12.6).';

create table private.other_words (word text primary key);
comment on table private.other_words is
  'Words of the language, without accents, that resemble an answer of the edition but mean '
  'something else (rule 12.7): neither right nor « presque ».';

create view public.enigme_calendar with (security_invoker = false, security_barrier = true) as
  select
    enigmes.day_number,
    enigmes.opens_at,
    (enigmes.opens_at is null or enigmes.opens_at <= public.server_now()) as is_open
  from public.enigmes;
comment on view public.enigme_calendar is
  'Every day of the edition with its opening time. Runs as its owner because the policy of '
  'enigmes hides closed riddles.';
revoke all on table public.enigme_calendar from public, anon, authenticated, service_role;
grant select on table public.enigme_calendar to anon, authenticated, service_role;
