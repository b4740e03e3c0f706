-- The edition's riddles. What solving reveals stays in `private` (decision 0002).

-- Riddles

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

-- Bonus questions: « Le défi de l'étoile » (rules 13)

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

create function private.bonus_solution(day integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('answer', bonus.answers[1], 'explanation', bonus.explanation)
  from private.bonus_questions as bonus where bonus.enigme_id = day
$$;
comment on function private.bonus_solution(integer) is 'What solving a bonus question reveals.';

-- The final sentence, spelt by the initials of the 24 fragments (rules 14)

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

-- Applying an edition, one JSON file (docs/edition.md), is idempotent and does not change progress
-- (decision 0003)

create table private.contest_end (ends_at timestamptz primary key);
comment on table private.contest_end is 'When the contest ends: one row, or none.';

create view public.contest with (security_invoker = false, security_barrier = true) as
  select contest_end.ends_at, contest_end.ends_at <= public.server_now() as is_over
  from private.contest_end;
comment on view public.contest is
  'When the contest ends and whether it is over; no row without an end. Runs as its owner to read '
  'the private date.';
revoke all on table public.contest from public, anon, authenticated, service_role;
grant select on table public.contest to anon, authenticated, service_role;

create function private.apply_edition(edition jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  riddle jsonb;
  this_day integer;
  these_answers text[];
begin
  for riddle in select * from jsonb_array_elements(edition -> 'riddles') loop
    this_day := (riddle ->> 'day')::integer;
    these_answers := array(select jsonb_array_elements_text(riddle -> 'answers'));

    insert into public.enigmes (
      id, day_number, title, description, question, mediatype, image_url, video_url, media_alt,
      play, hint_count, opens_at)
    values (
      this_day, this_day, riddle ->> 'title', riddle ->> 'description', riddle ->> 'question',
      riddle ->> 'mediatype', riddle ->> 'image_url', riddle ->> 'video_url',
      riddle ->> 'media_alt', nullif(riddle -> 'play', 'null'),
      jsonb_array_length(riddle -> 'hints'), (riddle ->> 'opens_at')::timestamptz)
    on conflict (id) do update set
      title = excluded.title, description = excluded.description, question = excluded.question,
      mediatype = excluded.mediatype, image_url = excluded.image_url,
      video_url = excluded.video_url, media_alt = excluded.media_alt, play = excluded.play,
      hint_count = excluded.hint_count, opens_at = excluded.opens_at;

    insert into public.enigme_indices (
      id, enigme_id, rang, texte, mediatype, image_url, video_url, media_alt)
    select
      this_day * 10 + (hint ->> 'rang')::integer, this_day, (hint ->> 'rang')::integer,
      hint ->> 'texte', hint ->> 'mediatype', hint ->> 'image_url', hint ->> 'video_url',
      hint ->> 'media_alt'
    from jsonb_array_elements(riddle -> 'hints') as hint
    on conflict (id) do update set
      texte = excluded.texte, mediatype = excluded.mediatype, image_url = excluded.image_url,
      video_url = excluded.video_url, media_alt = excluded.media_alt;
    delete from public.enigme_indices
    where enigme_indices.enigme_id = this_day
      and enigme_indices.rang > jsonb_array_length(riddle -> 'hints');

    insert into private.enigme_solutions (
      enigme_id, answers, fillers, board_answers, closing, explanation, reponse_decoder,
      artefact_title, artefact_description, artefact_image_url)
    values (
      this_day, these_answers,
      private.filler_keys(riddle ->> 'question', private.answer_forms(these_answers)),
      (select array_agg(made) from jsonb_array_elements_text(riddle -> 'board_answers') as made),
      riddle ->> 'closing', riddle ->> 'explanation', riddle ->> 'fragment',
      riddle -> 'artefact' ->> 'title', riddle -> 'artefact' ->> 'description',
      riddle -> 'artefact' ->> 'image_url')
    on conflict (enigme_id) do update set
      answers = excluded.answers, fillers = excluded.fillers,
      board_answers = excluded.board_answers, closing = excluded.closing,
      explanation = excluded.explanation, reponse_decoder = excluded.reponse_decoder,
      artefact_title = excluded.artefact_title,
      artefact_description = excluded.artefact_description,
      artefact_image_url = excluded.artefact_image_url;

    delete from private.near_misses where enigme_id = this_day;
    insert into private.near_misses (enigme_id, place, answers, message)
    select
      this_day, place, array(select jsonb_array_elements_text(near -> 'answers')),
      near ->> 'message'
    from jsonb_array_elements(riddle -> 'near_misses') with ordinality as list (near, place);

    delete from private.bonus_questions
    where enigme_id = this_day and coalesce(riddle -> 'defi', 'null') = 'null';
    insert into private.bonus_questions (enigme_id, question, answers, hint, explanation)
    select
      this_day, bonus ->> 'question', array(select jsonb_array_elements_text(bonus -> 'answers')),
      bonus ->> 'hint', bonus ->> 'explanation'
    from (select nullif(riddle -> 'defi', 'null')) as written (bonus)
    where bonus is not null
    on conflict (enigme_id) do update set
      question = excluded.question, answers = excluded.answers, hint = excluded.hint,
      explanation = excluded.explanation;
  end loop;

  insert into private.final_sentence (question, sentence, hints, letter)
  select
    feast ->> 'question', feast ->> 'sentence',
    array(select jsonb_array_elements_text(feast -> 'hints')), feast ->> 'letter'
  from (select edition -> 'feast') as written (feast)
  on conflict (id) do update set
    question = excluded.question, sentence = excluded.sentence, hints = excluded.hints,
    letter = excluded.letter;

  delete from private.other_words;
  insert into private.other_words
  select distinct word from jsonb_array_elements_text(edition -> 'other_words') as word;

  delete from private.contest_end;
  insert into private.contest_end
  select (edition #>> '{contest,ends_at}')::timestamptz
  where edition #>> '{contest,ends_at}' is not null;

  -- Corrections also reach the fragments and artefacts that players have.
  update public.enigme_fragments set word = solutions.reponse_decoder
  from private.enigme_solutions as solutions
  where solutions.enigme_id = enigme_fragments.enigme_id
    and enigme_fragments.word <> solutions.reponse_decoder;
  update public.artefacts set
    title = solutions.artefact_title, description = solutions.artefact_description,
    image_url = solutions.artefact_image_url, word = solutions.reponse_decoder
  from private.enigme_solutions as solutions
  where solutions.enigme_id = artefacts.day_number
    and (artefacts.title, artefacts.description, artefacts.image_url, artefacts.word)
      is distinct from (
        solutions.artefact_title, solutions.artefact_description, solutions.artefact_image_url,
        solutions.reponse_decoder);

  -- A day removed from the file is deleted, unless a knight completed it.
  delete from public.enigmes
  where not exists (
      select from jsonb_array_elements(edition -> 'riddles') as kept
      where (kept ->> 'day')::integer = enigmes.id)
    and not exists (
      select from public.enigme_progress as progress where progress.enigme_id = enigmes.id);
end $$;
comment on function private.apply_edition(jsonb) is
  'Writes an edition (supabase/edition/2024/edition.json) into the tables; idempotent. Its keys '
  '« defi » and « feast » are the bonus question and the final sentence.';
