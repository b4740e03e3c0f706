-- Editions, one for each December, and their riddles (decision 0016). What solving reveals stays in
-- `private` (decision 0002).

create table public.editions (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9-]{0,19}$'),
  title text not null check (btrim(title) <> ''),
  story text,
  status text not null default 'draft' check (status in ('draft', 'current', 'past')),
  first_door date,
  door_time time not null default '00:00',
  time_zone text not null default 'Europe/Paris'
    check ((timestamptz '2000-01-01 00:00Z' at time zone time_zone) is not null),
  ranking_ends_at timestamptz,
  contest_ends_at timestamptz,
  contest_opens_on date,
  contest_written_on date,
  contest_draw_on date,
  contest_winners integer check (contest_winners between 1 and 100),
  contest_entrants text,
  contest_prizes text,
  contest_gift text,
  finished text,
  farewell text,
  next_season text,
  purge_on date,
  published_at timestamptz,
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.editions is
  'The editions of the game: at most one is played, those before it are in the archives.';
comment on column public.editions.code is 'The year, « 2026 »: part of the addresses of the archives.';
comment on column public.editions.story is 'What the game''s home tells before the first riddle.';
comment on column public.editions.status is
  '« draft » before it is published, « current » while it is played, « past » once another one is.';
comment on column public.editions.first_door is
  'When the first door opens, by the calendar of time_zone; null opens all of them.';
comment on column public.editions.door_time is 'The hour at which each door opens.';
comment on column public.editions.ranking_ends_at is
  'Riddles completed later do not count in the ranking; null: never.';
comment on column public.editions.contest_ends_at is 'When the review contest ends; null: never.';
comment on column public.editions.contest_opens_on is
  'The first day of the contest in its rules; null: the day of the first door.';
comment on column public.editions.contest_written_on is 'The date of the contest''s rules.';
comment on column public.editions.contest_draw_on is 'The day that the rules announce for the draw.';
comment on column public.editions.contest_winners is 'The number of winners that the rules announce.';
comment on column public.editions.contest_entrants is 'Who can take part, in the contest''s rules.';
comment on column public.editions.contest_prizes is 'The prizes, in the contest''s rules.';
comment on column public.editions.contest_gift is 'What can be won, on the contest''s page.';
comment on column public.editions.finished is
  'What the final page says of this story once the 24 riddles are solved.';
comment on column public.editions.farewell is 'The publisher''s last words, on the final page.';
comment on column public.editions.next_season is
  'What comes next, on the game''s home from January on.';
comment on column public.editions.purge_on is 'From when private.purge_season deletes (rule 1.8).';
create unique index editions_one_current on public.editions (status) where status = 'current';
alter table public.editions enable row level security;
grant select on table public.editions to anon, authenticated;
grant all on table public.editions to service_role;
create policy "Visitors read published editions" on public.editions
  for select to anon using (status <> 'draft');
-- The policy of accounts is in players.sql. No write policy: write_edition and make_current write it.
create trigger tg_editions__touch before update on public.editions
  for each row execute function private.tg__touch_updated_at();

-- PL/pgSQL rather than SQL, here and below: a session caches the plan, which costs more than the
-- query.
create function private.current_edition() returns text
language plpgsql stable
set search_path = ''
as $$
begin
  return (select editions.code from public.editions where editions.status = 'current');
end $$;
comment on function private.current_edition() is
  'The code of the edition that is played; null before one is published.';

create function private.opening_time(schedule public.editions, day integer) returns timestamptz
language sql immutable
set search_path = ''
as $$
  select (schedule.first_door + (day - 1) + schedule.door_time) at time zone schedule.time_zone
$$;
comment on function private.opening_time(public.editions, integer) is
  'When the door of a day opens by an edition''s schedule; null where all doors are open.';

-- Riddles

create table public.enigmes (
  id integer primary key generated always as identity,
  edition text not null references public.editions (code) on delete cascade,
  day_number integer not null check (day_number between 1 and 24),
  title text not null,
  description text not null,
  question text not null,
  mediatype text not null default 'none' check (mediatype in ('none', 'image', 'video', 'audio')),
  image_url text,
  video_url text,
  media_alt text,
  narration_url text,
  play jsonb check (jsonb_typeof(play -> 'kind') = 'string'),
  hint_count integer not null default 0 check (hint_count >= 0),
  opens_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (edition, day_number)
);
comment on table public.enigmes is 'The riddles of each edition, without what solving them reveals.';
comment on column public.enigmes.video_url is 'The video, or the sound of an audio riddle.';
comment on column public.enigmes.media_alt is
  'A description, for players who cannot see or hear the media.';
comment on column public.enigmes.narration_url is
  'A recording of the title, the story and the question; null where the browser''s voice reads them.';
comment on column public.enigmes.play is
  'A board''s kind and data, without the answer; null when the answer is typed.';
comment on column public.enigmes.opens_at is
  'Opening time, by the edition''s schedule or an exception of the day; null means open. Doors of '
  'past editions are open.';
alter table public.enigmes enable row level security;
grant select on table public.enigmes to anon, authenticated;
grant all on table public.enigmes to service_role;
create policy "Visitors read open riddles" on public.enigmes
  for select to anon
  using (exists (
    -- The policies of editions hide drafts.
    select from public.editions
    where editions.code = enigmes.edition
      and (editions.status <> 'current'
        or enigmes.opens_at is null or enigmes.opens_at <= (select public.server_now()))
  ));
-- The policy of accounts is in progress.sql. No write policy: only private.apply_riddle writes
-- riddles.
create trigger tg_enigmes__touch before update on public.enigmes
  for each row execute function private.tg__touch_updated_at();

create table public.enigme_indices (
  id integer primary key generated always as identity,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  rang integer not null check (rang >= 1),
  texte text not null,
  mediatype text not null default 'none' check (mediatype in ('none', 'image', 'video', 'audio')),
  image_url text,
  video_url text,
  media_alt text,
  unique (enigme_id, rang)
);
comment on table public.enigme_indices is 'Hints, in order; readable one by one, once revealed.';
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
  artefact_image_url text,
  book text check (book ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(book) <= 60)
);
comment on table private.enigme_solutions is
  'A riddle''s answers and the texts that solving it reveals. The first answer is the canonical one.';
comment on column private.enigme_solutions.forms is 'See private.answer_forms.';
comment on column private.enigme_solutions.fillers is
  'Phonetic keys of the question''s words, ignored around an answer (rule 12.3).';
comment on column private.enigme_solutions.board_answers is
  'The answers that the day''s board makes, letter for letter (rule 3.14); null where '
  'they are typed.';
comment on column private.enigme_solutions.closing is
  'The last two sentences of the day''s story (rule 3.15).';
comment on column private.enigme_solutions.reponse_decoder is 'The fragment word.';
comment on column private.enigme_solutions.book is
  'The slug of the book behind the door (rule 26.10), or null. No foreign key: private.write_book '
  'replaces the row of a book, and a book that is missing or unpublished is not shown.';
create index enigme_solutions_by_book on private.enigme_solutions (book) where book is not null;

create table private.near_misses (
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  place integer not null,
  answers text[] not null check (cardinality(answers) >= 1),
  forms text[] not null generated always as (private.answer_forms(answers)) stored,
  message text not null,
  primary key (enigme_id, place)
);
comment on table private.near_misses is 'Wrong answers with a message of their own (rule 12.6).';

create table private.other_words (
  word text,
  edition text references public.editions (code) on delete cascade,
  primary key (word, edition)
);
create index other_words_by_edition on private.other_words (edition);
comment on table private.other_words is
  'Words of the language, without accents, that resemble an answer of an edition but mean '
  'something else (rule 12.7): neither right nor « presque ».';

create view public.enigme_calendar
with (security_invoker = false, security_barrier = true) as
  select
    enigmes.edition,
    editions.status = 'current' as is_current,
    enigmes.day_number,
    enigmes.opens_at,
    (editions.status = 'past' or enigmes.opens_at is null
      or enigmes.opens_at <= public.server_now()) as is_open,
    editions.time_zone
  from public.enigmes
  join public.editions on editions.code = enigmes.edition
  where editions.status <> 'draft';
comment on view public.enigme_calendar is
  'Every day of the published editions with its opening time. Runs as its owner because the policy '
  'of enigmes hides closed riddles.';
create trigger tg_enigme_calendar__refuse
  instead of insert or update or delete on public.enigme_calendar
  for each row execute function private.tg_views__refuse();
revoke all on table public.enigme_calendar from public, anon, authenticated, service_role;
grant select on table public.enigme_calendar to anon, authenticated, service_role;

-- Bonus questions: « Le défi de l'étoile » (rules 13)

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

create function private.bonus_solution(riddle integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object('answer', bonus.answers[1], 'explanation', bonus.explanation)
  from private.bonus_questions as bonus where bonus.enigme_id = riddle
$$;
comment on function private.bonus_solution(integer) is 'The answer and explanation that solving a bonus question reveals.';

-- The final sentence, spelt by the initials of the 24 fragments (rules 14)

create table private.final_sentence (
  edition text primary key references public.editions (code) on delete cascade,
  question text not null,
  sentence text not null,
  forms text[] not null generated always as (private.answer_forms(array[sentence])) stored,
  fillers text[] not null generated always as (
    private.filler_keys(question, private.answer_forms(array[sentence]))
  ) stored,
  hints text[] not null,
  letter text not null
);
comment on table private.final_sentence is 'The final sentence of each edition, its hints and its letter.';

create view public.contest with (security_invoker = false, security_barrier = true) as
  select
    editions.contest_ends_at as ends_at,
    coalesce(editions.contest_ends_at <= public.server_now(), false) as is_over,
    editions.contest_opens_on as opens_on,
    editions.contest_written_on as written_on,
    editions.contest_draw_on as draw_on,
    editions.contest_winners as winners,
    editions.contest_entrants as entrants,
    editions.contest_prizes as prizes,
    editions.contest_gift as gift
  from public.editions
  where editions.status = 'current';
comment on view public.contest is
  'The current edition''s contest: its dates, the texts of its rules, and whether it is over. Runs '
  'as its owner because server_now is all that it needs of the caller.';
revoke all on table public.contest from public, anon, authenticated, service_role;
grant select on table public.contest to anon, authenticated, service_role;

-- Applying an edition, one JSON file (docs/edition.md), is idempotent and does not change progress
-- (decision 0003)

create function private.apply_riddle(of_edition public.editions, written jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  this_day integer := (written ->> 'day')::integer;
  these_answers text[] := array(select jsonb_array_elements_text(written -> 'answers'));
  riddle integer;
begin
  insert into public.enigmes (
    edition, day_number, title, description, question, mediatype, image_url, video_url, media_alt,
    narration_url, play, hint_count, opens_at)
  values (
    of_edition.code, this_day, written ->> 'title', written ->> 'description',
    written ->> 'question', written ->> 'mediatype', written ->> 'image_url',
    written ->> 'video_url', written ->> 'media_alt', written ->> 'narration_url',
    nullif(written -> 'play', 'null'),
    jsonb_array_length(written -> 'hints'),
    coalesce((written ->> 'opens_at')::timestamptz, private.opening_time(of_edition, this_day)))
  on conflict (edition, day_number) do update set
    title = excluded.title, description = excluded.description, question = excluded.question,
    mediatype = excluded.mediatype, image_url = excluded.image_url,
    video_url = excluded.video_url, media_alt = excluded.media_alt,
    narration_url = excluded.narration_url, play = excluded.play,
    hint_count = excluded.hint_count, opens_at = excluded.opens_at
  returning id into riddle;

  insert into public.enigme_indices (
    enigme_id, rang, texte, mediatype, image_url, video_url, media_alt)
  select
    riddle, (hint ->> 'rang')::integer, hint ->> 'texte', hint ->> 'mediatype',
    hint ->> 'image_url', hint ->> 'video_url', hint ->> 'media_alt'
  from jsonb_array_elements(written -> 'hints') as hint
  on conflict (enigme_id, rang) do update set
    texte = excluded.texte, mediatype = excluded.mediatype, image_url = excluded.image_url,
    video_url = excluded.video_url, media_alt = excluded.media_alt;
  delete from public.enigme_indices
  where enigme_indices.enigme_id = riddle
    and enigme_indices.rang > jsonb_array_length(written -> 'hints');

  insert into private.enigme_solutions (
    enigme_id, answers, fillers, board_answers, closing, explanation, reponse_decoder,
    artefact_title, artefact_description, artefact_image_url, book)
  values (
    riddle, these_answers,
    private.filler_keys(written ->> 'question', private.answer_forms(these_answers)),
    (select array_agg(made) from jsonb_array_elements_text(written -> 'board_answers') as made),
    written ->> 'closing', written ->> 'explanation', written ->> 'fragment',
    written -> 'artefact' ->> 'title', written -> 'artefact' ->> 'description',
    written -> 'artefact' ->> 'image_url', written ->> 'book')
  on conflict (enigme_id) do update set
    answers = excluded.answers, fillers = excluded.fillers,
    board_answers = excluded.board_answers, closing = excluded.closing,
    explanation = excluded.explanation, reponse_decoder = excluded.reponse_decoder,
    artefact_title = excluded.artefact_title,
    artefact_description = excluded.artefact_description,
    artefact_image_url = excluded.artefact_image_url, book = excluded.book;

  delete from private.near_misses where enigme_id = riddle;
  insert into private.near_misses (enigme_id, place, answers, message)
  select
    riddle, place, array(select jsonb_array_elements_text(near -> 'answers')), near ->> 'message'
  from jsonb_array_elements(written -> 'near_misses') with ordinality as list (near, place);

  delete from private.bonus_questions
  where enigme_id = riddle and coalesce(written -> 'defi', 'null') = 'null';
  insert into private.bonus_questions (enigme_id, question, answers, hint, explanation)
  select
    riddle, bonus ->> 'question', array(select jsonb_array_elements_text(bonus -> 'answers')),
    bonus ->> 'hint', bonus ->> 'explanation'
  from (select nullif(written -> 'defi', 'null')) as found (bonus)
  where bonus is not null
  on conflict (enigme_id) do update set
    question = excluded.question, answers = excluded.answers, hint = excluded.hint,
    explanation = excluded.explanation;
end $$;
comment on function private.apply_riddle(public.editions, jsonb) is
  'Writes one riddle of an edition''s file into the tables.';

create function private.write_edition(file jsonb) returns void
language plpgsql
set search_path = ''
as $$
declare
  written jsonb;
  applied public.editions;
begin
  insert into public.editions (
    code, title, story, first_door, door_time, time_zone, ranking_ends_at, contest_ends_at,
    contest_opens_on, contest_written_on, contest_draw_on, contest_winners, contest_entrants,
    contest_prizes, contest_gift, finished, farewell, next_season, purge_on)
  values (
    file ->> 'edition', file ->> 'title', file ->> 'story', (file #>> '{schedule,first_door}')::date,
    coalesce((file #>> '{schedule,door_time}')::time, '00:00'),
    coalesce(file #>> '{schedule,time_zone}', 'Europe/Paris'),
    (file #>> '{ranking,ends_at}')::timestamptz, (file #>> '{contest,ends_at}')::timestamptz,
    (file #>> '{contest,opens_on}')::date, (file #>> '{contest,written_on}')::date,
    (file #>> '{contest,draw_on}')::date, (file #>> '{contest,winners}')::integer,
    file #>> '{contest,entrants}', file #>> '{contest,prizes}', file #>> '{contest,gift}',
    file #>> '{season_end,finished}', file #>> '{season_end,farewell}',
    file #>> '{season_end,next_season}', (file ->> 'purge_on')::date)
  on conflict (code) do update set
    title = excluded.title, story = excluded.story, first_door = excluded.first_door,
    door_time = excluded.door_time, time_zone = excluded.time_zone,
    ranking_ends_at = excluded.ranking_ends_at, contest_ends_at = excluded.contest_ends_at,
    contest_opens_on = excluded.contest_opens_on, contest_written_on = excluded.contest_written_on,
    contest_draw_on = excluded.contest_draw_on, contest_winners = excluded.contest_winners,
    contest_entrants = excluded.contest_entrants, contest_prizes = excluded.contest_prizes,
    contest_gift = excluded.contest_gift, finished = excluded.finished,
    farewell = excluded.farewell, next_season = excluded.next_season,
    purge_on = excluded.purge_on
  returning * into applied;

  for written in select * from jsonb_array_elements(file -> 'riddles') loop
    perform private.apply_riddle(applied, written);
  end loop;

  insert into private.final_sentence (edition, question, sentence, hints, letter)
  select
    applied.code, feast ->> 'question', feast ->> 'sentence',
    array(select jsonb_array_elements_text(feast -> 'hints')), feast ->> 'letter'
  from (select file -> 'feast') as found (feast)
  where feast is not null
  on conflict (edition) do update set
    question = excluded.question, sentence = excluded.sentence, hints = excluded.hints,
    letter = excluded.letter;

  delete from private.other_words where other_words.edition = applied.code;
  insert into private.other_words (word, edition)
  select distinct word, applied.code from jsonb_array_elements_text(file -> 'other_words') as word;

  -- Corrections also reach the fragments and artefacts that players have.
  update public.enigme_fragments set word = solutions.reponse_decoder
  from private.enigme_solutions as solutions
  join public.enigmes on enigmes.id = solutions.enigme_id
  where enigmes.edition = applied.code
    and solutions.enigme_id = enigme_fragments.enigme_id
    and enigme_fragments.word <> solutions.reponse_decoder;
  update public.artefacts set
    title = solutions.artefact_title, description = solutions.artefact_description,
    image_url = solutions.artefact_image_url, word = solutions.reponse_decoder
  from private.enigme_solutions as solutions
  join public.enigmes on enigmes.id = solutions.enigme_id
  where enigmes.edition = applied.code
    and (artefacts.edition, artefacts.day_number) = (enigmes.edition, enigmes.day_number)
    and (artefacts.title, artefacts.description, artefacts.image_url, artefacts.word)
      is distinct from (
        solutions.artefact_title, solutions.artefact_description, solutions.artefact_image_url,
        solutions.reponse_decoder);

  -- A day removed from the file is deleted, unless a knight completed it.
  delete from public.enigmes
  where enigmes.edition = applied.code
    and not exists (
      select from jsonb_array_elements(file -> 'riddles') as kept
      where (kept ->> 'day')::integer = enigmes.day_number)
    and not exists (
      select from public.enigme_progress as progress where progress.enigme_id = enigmes.id);
end $$;
comment on function private.write_edition(jsonb) is
  'Writes an edition (supabase/edition/<code>/edition.json) into the tables; idempotent. A new one '
  'is a draft (private.publish_edition). The keys « defi » and « feast » are the bonus question '
  'and the final sentence.';
