CREATE OR REPLACE FUNCTION private.complete_riddle(knight uuid, riddle integer, was_revealed boolean, moment timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  hints integer := private.hints_seen(knight, riddle);
  solution private.enigme_solutions;
  ever_revealed boolean;
begin
  if was_revealed then
    insert into private.answer_reveals (user_id, enigme_id, revealed_at)
    values (knight, riddle, moment)
    on conflict do nothing;
  end if;
  ever_revealed := exists (
    select from private.answer_reveals where user_id = knight and enigme_id = riddle);

  insert into public.enigme_progress (
    user_id, enigme_id, completed, score, hints_used, revealed, completed_at)
  values (
    knight, riddle, true, case when ever_revealed then 0 else private.score_for_hints(hints) end,
    hints, ever_revealed, moment)
  on conflict (user_id, enigme_id) do nothing;

  select * into solution from private.enigme_solutions where enigme_id = riddle;
  insert into public.enigme_fragments (user_id, enigme_id, word, found_at)
  values (knight, riddle, solution.reponse_decoder, moment)
  on conflict do nothing;
  insert into public.artefacts (
    user_id, edition, day_number, title, description, image_url, word, found_at)
  select
    knight, enigmes.edition, enigmes.day_number, solution.artefact_title,
    solution.artefact_description, solution.artefact_image_url, solution.reponse_decoder, moment
  from public.enigmes where enigmes.id = riddle
  on conflict do nothing;

  perform private.refresh_totals(knight);
  perform private.withhold_names(array[knight], private.forms_of(riddle));
end $function$;
COMMENT ON FUNCTION private.complete_riddle(uuid,integer,boolean,timestamp with time zone) IS 'Records a completed riddle once, at the time when its answer came; an answer ever revealed is worth 0 points (rule 4.3).';
