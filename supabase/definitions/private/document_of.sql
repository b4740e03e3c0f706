CREATE OR REPLACE FUNCTION private.document_of(of_edition text)
 RETURNS TABLE(day integer, content jsonb)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select 0, jsonb_build_object(
    'edition', editions.code,
    'title', editions.title,
    'story', editions.story,
    'schedule', case when editions.first_door is not null then jsonb_build_object(
      'first_door', editions.first_door,
      'door_time', to_char(editions.door_time, 'HH24:MI'),
      'time_zone', editions.time_zone) end,
    'ranking', jsonb_build_object('ends_at', editions.ranking_ends_at),
    'contest', jsonb_build_object('ends_at', editions.contest_ends_at) || jsonb_strip_nulls(
      jsonb_build_object(
        'opens_on', editions.contest_opens_on,
        'written_on', editions.contest_written_on,
        'draw_on', editions.contest_draw_on,
        'winners', editions.contest_winners,
        'entrants', editions.contest_entrants,
        'prizes', editions.contest_prizes,
        'gift', editions.contest_gift)),
    'purge_on', editions.purge_on,
    'feast', (
      select jsonb_build_object(
        'question', feast.question, 'sentence', feast.sentence, 'hints', feast.hints,
        'letter', feast.letter)
      from private.final_sentence as feast where feast.edition = editions.code))
    -- Left out where there is none, as below.
    || case
      when coalesce(editions.finished, editions.farewell, editions.next_season) is null then '{}'
      else jsonb_build_object('season_end', jsonb_strip_nulls(jsonb_build_object(
        'finished', editions.finished,
        'farewell', editions.farewell,
        'next_season', editions.next_season)))
    end
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
    || case
      when solutions.book is null then '{}'
      else jsonb_build_object('book', solutions.book)
    end
  from public.enigmes
  join public.editions on editions.code = enigmes.edition
  join private.enigme_solutions as solutions on solutions.enigme_id = enigmes.id
  where enigmes.edition = of_edition
$function$;
COMMENT ON FUNCTION private.document_of(text) IS 'An edition of the game''s tables as the parts of its file.';
