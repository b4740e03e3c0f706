-- An edition is one JSON file (docs/edition.md). Applying it is idempotent and does not change
-- players' progress (decision 0003).

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
  'Writes an edition (supabase/edition/edition.json) into the tables; idempotent. Its keys '
  '« defi » and « feast » are the bonus question and the final sentence.';
