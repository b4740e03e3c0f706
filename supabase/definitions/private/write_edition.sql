CREATE OR REPLACE FUNCTION private.write_edition(file jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
end $function$;
COMMENT ON FUNCTION private.write_edition(jsonb) IS 'Writes an edition (supabase/edition/<code>/edition.json) into the tables; idempotent. A new one is a draft (private.publish_edition). The keys « defi » and « feast » are the bonus question and the final sentence.';
