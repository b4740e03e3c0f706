CREATE OR REPLACE FUNCTION private.tg_users__count_scores()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  score_before integer := case when old.ranked then old.total_score end;
  score_after integer := case when new.ranked then new.total_score end;
  hour_before timestamptz := case
    when old.ranked then date_trunc('hour', old.score_reached_at, 'UTC') end;
  hour_after timestamptz := case
    when new.ranked then date_trunc('hour', new.score_reached_at, 'UTC') end;
begin
  if (score_before, hour_before) is not distinct from (score_after, hour_after) then
    return null;
  end if;
  -- One commit at a time: two that change several totals could deadlock.
  perform pg_advisory_xact_lock(hashtext('score_counts'));

  insert into private.score_counts as counts (score, players)
  select * from (values (score_before, -1), (score_after, 1)) as changes (score, players)
  where changes.score is not null and score_before is distinct from score_after
  on conflict (score) do update set players = counts.players + excluded.players;

  insert into private.score_counts_by_hour as counts (score, hour, players)
  select * from (
    values (score_before, hour_before, -1), (score_after, hour_after, 1)
  ) as changes (score, hour, players)
  where changes.score is not null
  on conflict (score, hour) do update set players = counts.players + excluded.players;
  return null;
end $function$;
COMMENT ON FUNCTION private.tg_users__count_scores() IS 'Maintains both counts. Runs as its owner because the counts are private.';
