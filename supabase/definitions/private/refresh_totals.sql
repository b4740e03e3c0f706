CREATE OR REPLACE FUNCTION private.refresh_totals(knight uuid, has_review boolean DEFAULT NULL::boolean, has_media boolean DEFAULT NULL::boolean)
 RETURNS public.users
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  before public.users := (select users from public.users where users.id = knight);
  bonus integer := private.review_bonus(before.review_points, before.media_points);
  refreshed public.users;
begin
  update public.users
  set
    review_points = coalesce(has_review, users.review_points),
    media_points = coalesce(has_media, users.media_points),
    total_score = sums.points + private.review_bonus(
      coalesce(has_review, users.review_points), coalesce(has_media, users.media_points)),
    completed_enigmes = sums.riddles,
    last_quest_at = sums.last_quest_at,
    score_reached_at = case
      -- A player with a score keeps the place of an unchanged total, ranked or not.
      when (users.total_score > 0 or users.completed_enigmes > 0)
        and (sums.points, coalesce(has_review, users.review_points),
            coalesce(has_media, users.media_points))
          = (users.total_score - bonus, users.review_points, users.media_points)
      then users.score_reached_at
      else public.server_now()
    end
  from (
    select
      coalesce(sum(progress.score), 0)::integer as points,
      count(*)::integer as riddles,
      max(progress.completed_at) as last_quest_at
    from public.editions
    join public.enigmes on enigmes.edition = editions.code
    join public.enigme_progress as progress
      on progress.enigme_id = enigmes.id and progress.user_id = knight
    where editions.status = 'current'
      and progress.completed
      and progress.completed_at <= coalesce(editions.ranking_ends_at, 'infinity')
  ) as sums
  where users.id = knight
  returning users.* into refreshed;
  -- Points won or lost by playing stay: undoing an earlier decision no longer restores a place.
  if refreshed.completed_enigmes < before.completed_enigmes
    or refreshed.total_score - private.review_bonus(refreshed.review_points, refreshed.media_points)
      <> before.total_score - bonus
  then
    update private.review_decisions set had_reached_at = null
    where review_decisions.user_id = knight and review_decisions.had_reached_at is not null;
  end if;
  return refreshed;
end $function$;
COMMENT ON FUNCTION private.refresh_totals(uuid,boolean,boolean) IS 'Recomputes a knight''s total and count from the rows of the current edition, completed before its ranking ended (rules 5.3, 6.7), with new review flags where they are given.';
