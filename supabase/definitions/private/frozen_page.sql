CREATE OR REPLACE FUNCTION private.frozen_page(page integer, of_edition public.editions)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  me uuid := private.current_knight();
  player_count integer := (
    select count(*)::integer from public.edition_results as results
    where results.edition = of_edition.code and results.place is not null);
  page_count integer := greatest(1, ceil(player_count / 10::numeric)::integer);
  shown integer := least(greatest(coalesce(page, 1), 1), page_count);
begin
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
        -- By the index alone: a page in the middle skips tens of thousands of places.
        select results.place from public.edition_results as results
        where results.edition = of_edition.code and results.place is not null
        order by results.place offset (shown - 1) * 10 limit 10
      ) as found
    ) as places
    join public.edition_results as placed
      on placed.edition = of_edition.code and placed.place = places.place
    join public.users on users.id = placed.user_id);
end $function$;
COMMENT ON FUNCTION private.frozen_page(integer,public.editions) IS 'One page of the ranking of a past edition. Accounts deleted since are left out.';
