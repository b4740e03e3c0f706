CREATE OR REPLACE FUNCTION private.freeze_results(of_edition text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into public.edition_results (
    user_id, edition, total_score, completed_enigmes, rings, review_points, media_points, rank,
    place, last_quest_at, finished_at)
  select
    users.id, of_edition, users.total_score, users.completed_enigmes, coalesce(solved.rings, 0),
    users.review_points, users.media_points,
    case when users.ranked then rank() over (
      partition by users.ranked order by users.total_score desc) end,
    case when users.ranked then row_number() over (
      partition by users.ranked
      order by users.total_score desc, users.score_reached_at, users.id) end,
    users.last_quest_at,
    case when users.completed_enigmes = 24 then users.last_quest_at end
  from public.users
  left join (
    select bonus.user_id, count(*) as rings
    from public.bonus_questions_solved as bonus
    join public.enigmes on enigmes.id = bonus.enigme_id
    where enigmes.edition = of_edition
    group by bonus.user_id
  ) as solved on solved.user_id = users.id
  where users.total_score > 0 or users.completed_enigmes > 0
$function$;
COMMENT ON FUNCTION private.freeze_results(text) IS 'Writes each knight''s result of the edition that ends. Their totals must still be its own.';
