CREATE OR REPLACE FUNCTION private.frozen_page(page integer, of_edition public.editions)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  me uuid := private.current_knight();
  player_count integer := (
    select coalesce(sum(counts.players), 0)::integer from private.result_counts as counts
    where counts.edition = of_edition.code);
  page_count integer := greatest(1, ceil(player_count / 10::numeric)::integer);
  shown integer := least(greatest(coalesce(page, 1), 1), page_count);
  first_bucket record;
begin
  -- The thousand of places in which the page starts, and its results on earlier pages.
  select running.bucket, (shown - 1) * 10 - running.before as skipped into first_bucket
  from (
    select
      counts.bucket, sum(counts.players) as players,
      sum(sum(counts.players)) over (order by counts.bucket) - sum(counts.players) as before
    from private.result_counts as counts where counts.edition = of_edition.code
    group by counts.bucket
  ) as running
  where running.before + running.players > (shown - 1) * 10
  order by running.bucket limit 1;
  return (
    select private.ranking_end(of_edition) || jsonb_build_object(
      'player_count', player_count, 'page', shown, 'page_count', page_count,
      'rows', coalesce(jsonb_agg(jsonb_build_object(
        'position', (shown - 1) * 10 + places.row,
        'rank', placed.rank,
        'is_me', coalesce(placed.user_id = me, false),
        'name', users.public_name,
        'total_score', placed.total_score,
        'completed_enigmes', placed.completed_enigmes,
        'last_quest_at', (placed.last_quest_at at time zone 'Europe/Paris')::date)
        order by places.row), '[]'::jsonb))
    from (
      select found.place, row_number() over (order by found.place) as row
      from (
        select results.place from public.edition_results as results
        where results.edition = of_edition.code
          and results.place > first_bucket.bucket * 1000
        order by results.place offset first_bucket.skipped limit 10
      ) as found
    ) as places
    join public.edition_results as placed
      on placed.edition = of_edition.code and placed.place = places.place
    join public.users on users.id = placed.user_id);
end $function$;
COMMENT ON FUNCTION private.frozen_page(integer,public.editions) IS 'One page of the ranking of a past edition. Accounts deleted since are left out.';
