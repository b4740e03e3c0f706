CREATE OR REPLACE FUNCTION public.leaderboard_page(page integer, edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  me uuid := private.current_knight();
  player_count integer := (
    select coalesce(sum(counts.players), 0)::integer from private.score_counts as counts);
  page_count integer := greatest(1, ceil(player_count / 10::numeric)::integer);
  shown integer := least(greatest(coalesce(page, 1), 1), page_count);
  first_score record;
  first_hour record;
  rows jsonb;
  shown_edition public.editions;
begin
  if edition is not null or private.current_edition() is not null then
    shown_edition := private.readable_edition(edition);
  end if;
  if shown_edition.status = 'past' then
    return private.frozen_page(page, shown_edition);
  end if;
  -- The total at which the page starts, and its players on earlier pages.
  select running.score, (shown - 1) * 10 - running.higher as skipped into first_score
  from (
    select counts.score, counts.players,
      sum(counts.players) over (order by counts.score desc) - counts.players as higher
    from private.score_counts as counts where counts.players > 0
  ) as running
  where running.higher + running.players > (shown - 1) * 10
  order by running.score desc limit 1;

  -- The same for the hour within that total.
  select running.hour, first_score.skipped - running.earlier as skipped into first_hour
  from (
    select counts.hour, counts.players,
      sum(counts.players) over (order by counts.hour) - counts.players as earlier
    from private.score_counts_by_hour as counts where counts.score = first_score.score
  ) as running
  where running.earlier + running.players > first_score.skipped
  order by running.hour limit 1;

  select coalesce(jsonb_agg(
    jsonb_build_object(
      'position', (shown - 1) * 10 + placed.place,
      'rank', players.rank,
      'is_me', coalesce(players.id = me, false),
      'name', players.name,
      'total_score', players.total_score,
      'completed_enigmes', players.completed_enigmes,
      'last_quest_at', players.last_quest_at)
    order by placed.place), '[]'::jsonb) into rows
  from (
    select chosen.id,
      row_number() over (
        order by chosen.total_score desc, chosen.score_reached_at, chosen.id) as place
    from (
      -- Literal limits, so that each part reads ten rows of users_by_ranking.
      (select users.id, users.total_score, users.score_reached_at from public.users
        where users.ranked and users.total_score = first_score.score
          and users.score_reached_at >= first_hour.hour
        order by users.score_reached_at, users.id offset first_hour.skipped limit 10)
      union all
      (select users.id, users.total_score, users.score_reached_at from public.users
        where users.ranked and users.total_score < first_score.score
        order by users.total_score desc, users.score_reached_at, users.id limit 10)
    ) as chosen
    order by place limit 10
  ) as placed
  -- A plain join would compute the rank of every player.
  cross join lateral (
    select * from private.ranked_players where ranked_players.id = placed.id limit 1
  ) as players;
  return private.ranking_end(shown_edition) || jsonb_build_object(
    'player_count', player_count, 'page', shown, 'page_count', page_count, 'rows', rows);
end $function$;
COMMENT ON FUNCTION public.leaderboard_page(integer,text) IS 'One page of ten of the ranking of an edition, by default the current one; the nearest page when out of range (rule 6.3). `is_me` marks the caller''s row. Runs as its owner because the counts are private.';
