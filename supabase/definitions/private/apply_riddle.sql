CREATE OR REPLACE FUNCTION private.apply_riddle(of_edition public.editions, written jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;
COMMENT ON FUNCTION private.apply_riddle(public.editions,jsonb) IS 'Writes one riddle of an edition''s file into the tables.';
