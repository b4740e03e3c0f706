CREATE OR REPLACE FUNCTION private.make_current(wanted text)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  previous text;
  moment timestamptz := public.server_now();
begin
  -- Every function that writes for a knight holds this lock, shared, until it commits: an answer
  -- counts in the edition that ends, or waits for the next one.
  perform pg_advisory_xact_lock(hashtext('publish_edition'));
  previous := private.current_edition();
  if previous is not null then
    perform private.freeze_results(previous);
    perform private.close_contest(previous);
    update public.editions set status = 'past', archived_at = moment
    where editions.code = previous;
  end if;
  update public.editions set status = 'current', published_at = moment
  where editions.code = wanted;

  -- No one has played the new edition: everyone starts at zero, and no one is ranked.
  perform pg_advisory_xact_lock(hashtext('score_counts'));
  perform set_config('game.publishing', 'on', true);
  update public.users set
    total_score = 0, completed_enigmes = 0, review_points = false, media_points = false,
    last_quest_at = null, swift_five = null, swift_quest = null, replayed = false,
    is_class = false, score_reached_at = moment
  where users.total_score > 0 or users.completed_enigmes > 0
    or users.review_points or users.media_points or users.replayed or users.is_class;
  perform set_config('game.publishing', 'off', true);
  delete from private.score_counts;
  delete from private.score_counts_by_hour;
  return jsonb_build_object('status', 'published', 'archived', previous, 'results', (
    select count(*) from public.edition_results as results where results.edition = previous));
end $function$;
COMMENT ON FUNCTION private.make_current(text) IS 'Makes an edition the one that is played: freezes the results of the current one and archives it, in one transaction (decision 0016).';
