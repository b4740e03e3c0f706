-- A recording that reads a day aloud (rule 19.3), in the place of the browser's voice.

alter table public.enigmes add column narration_url text;
comment on column public.enigmes.narration_url is
  'A recording of the title, the story and the question; null where the browser''s voice reads them.';
-- No statistics for text that the API can compare (setup.sql).
alter table public.enigmes alter column narration_url set statistics 0;

create or replace function private.apply_riddle(of_edition public.editions, written jsonb) returns void
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
    artefact_title, artefact_description, artefact_image_url)
  values (
    riddle, these_answers,
    private.filler_keys(written ->> 'question', private.answer_forms(these_answers)),
    (select array_agg(made) from jsonb_array_elements_text(written -> 'board_answers') as made),
    written ->> 'closing', written ->> 'explanation', written ->> 'fragment',
    written -> 'artefact' ->> 'title', written -> 'artefact' ->> 'description',
    written -> 'artefact' ->> 'image_url')
  on conflict (enigme_id) do update set
    answers = excluded.answers, fillers = excluded.fillers,
    board_answers = excluded.board_answers, closing = excluded.closing,
    explanation = excluded.explanation, reponse_decoder = excluded.reponse_decoder,
    artefact_title = excluded.artefact_title,
    artefact_description = excluded.artefact_description,
    artefact_image_url = excluded.artefact_image_url;

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

create or replace function private.document_of(of_edition text) returns table (day integer, content jsonb)
language sql stable
set search_path = ''
as $$
  select 0, jsonb_build_object(
    'edition', editions.code,
    'title', editions.title,
    'schedule', case when editions.first_door is not null then jsonb_build_object(
      'first_door', editions.first_door,
      'door_time', to_char(editions.door_time, 'HH24:MI'),
      'time_zone', editions.time_zone) end,
    'ranking', jsonb_build_object('ends_at', editions.ranking_ends_at),
    'contest', jsonb_build_object('ends_at', editions.contest_ends_at),
    'purge_on', editions.purge_on,
    'feast', (
      select jsonb_build_object(
        'question', feast.question, 'sentence', feast.sentence, 'hints', feast.hints,
        'letter', feast.letter)
      from private.final_sentence as feast where feast.edition = editions.code))
  from public.editions where editions.code = of_edition
  union all
  select enigmes.day_number, jsonb_build_object(
    'day', enigmes.day_number,
    'title', enigmes.title,
    'description', enigmes.description,
    'question', enigmes.question,
    'answers', solutions.answers,
    'near_misses', (
      select coalesce(jsonb_agg(
        jsonb_build_object('answers', near.answers, 'message', near.message) order by near.place),
        '[]')
      from private.near_misses as near where near.enigme_id = enigmes.id),
    'closing', solutions.closing,
    'explanation', solutions.explanation,
    'fragment', solutions.reponse_decoder,
    'mediatype', enigmes.mediatype,
    'image_url', enigmes.image_url,
    'video_url', enigmes.video_url,
    'media_alt', enigmes.media_alt,
    'play', enigmes.play,
    'defi', (
      select jsonb_build_object(
        'question', bonus.question, 'answers', bonus.answers, 'hint', bonus.hint,
        'explanation', bonus.explanation)
      from private.bonus_questions as bonus where bonus.enigme_id = enigmes.id),
    'opens_at', case
      when enigmes.opens_at
        is distinct from private.opening_time(editions, enigmes.day_number)
      then to_char(enigmes.opens_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end,
    'hints', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'rang', hints.rang, 'texte', hints.texte, 'mediatype', hints.mediatype,
        'image_url', hints.image_url, 'video_url', hints.video_url,
        'media_alt', hints.media_alt) order by hints.rang), '[]')
      from public.enigme_indices as hints where hints.enigme_id = enigmes.id),
    'artefact', jsonb_build_object(
      'title', solutions.artefact_title, 'description', solutions.artefact_description,
      'image_url', solutions.artefact_image_url))
    || case
      when solutions.board_answers is null then '{}'
      else jsonb_build_object('board_answers', solutions.board_answers)
    end
    -- Left out where there is none: a file without it is the same version.
    || case
      when enigmes.narration_url is null then '{}'
      else jsonb_build_object('narration_url', enigmes.narration_url)
    end
  from public.enigmes
  join public.editions on editions.code = enigmes.edition
  join private.enigme_solutions as solutions on solutions.enigme_id = enigmes.id
  where enigmes.edition = of_edition
$$;
