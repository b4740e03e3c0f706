CREATE OR REPLACE FUNCTION public.my_standing()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me public.users := (select users from public.users where users.id = private.current_knight());
  my_hour timestamptz := date_trunc('hour', me.score_reached_at, 'UTC');
  player_count bigint;
  higher bigint;
  before_me bigint;
begin
  if me.id is null then
    return null;
  end if;
  select
    coalesce(sum(counts.players), 0),
    coalesce(sum(counts.players) filter (where counts.score > me.total_score), 0)
  into player_count, higher
  from private.score_counts as counts;

  -- Equal totals: earlier hours from the counts, my hour by row.
  select coalesce(sum(counts.players), 0) into before_me
  from private.score_counts_by_hour as counts
  where counts.score = me.total_score and counts.hour < my_hour;
  select before_me + count(*) into before_me
  from public.users
  where users.ranked
    and users.total_score = me.total_score
    and users.score_reached_at >= my_hour
    and (users.score_reached_at, users.id) < (me.score_reached_at, me.id);

  return jsonb_build_object(
    'rank', case when me.ranked then higher + 1 end,
    'page', case when me.ranked then (higher + before_me) / 10 + 1 end,
    'player_count', player_count,
    'total_score', me.total_score,
    'completed_enigmes', me.completed_enigmes,
    'last_quest_at', me.last_quest_at,
    'out_of_ranking', me.out_of_ranking,
    'is_class', me.is_class);
end $function$;
COMMENT ON FUNCTION public.my_standing() IS 'The caller''s rank and page (null when not ranked), the number of players, and whether the team has taken the caller out of the ranking or the account is a class''s. Runs as its owner to count other players'' rows.';
