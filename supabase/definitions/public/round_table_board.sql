CREATE OR REPLACE FUNCTION public.round_table_board(round_table bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := private.current_knight();
  keeper uuid := private.round_table_owner(round_table);
  played text := private.current_edition();
begin
  perform private.require_seat(round_table);
  return (
    with figures as (
      select
        members.id,
        members.user_id,
        case when members.is_unnamed then 'Chevalier' else users.public_name end as name,
        solved.stars,
        solved.points,
        (
          select count(*) from public.bonus_questions_solved as bonus
          join public.enigmes on enigmes.id = bonus.enigme_id
          where bonus.user_id = members.user_id and enigmes.edition = played
        ) as rings
      from private.round_table_members as members
      join public.users on users.id = members.user_id
      cross join lateral (
        select count(done.score) as stars, jsonb_agg(done.score order by listed.day) as points
        from generate_series(1, 24) as listed (day)
        left join (
          select enigmes.day_number, progress.score
          from public.enigme_progress as progress
          join public.enigmes on enigmes.id = progress.enigme_id
          where progress.user_id = members.user_id and progress.completed
            and enigmes.edition = played
        ) as done on done.day_number = listed.day
      ) as solved
      where members.table_id = round_table
    ),
    ranked as (
      select figures.*, rank() over (order by figures.stars desc) as rank from figures
    )
    select jsonb_build_object(
      'id', tables.id,
      'name', private.readable_table_name(tables, mine),
      'is_owner', keeper = me,
      'is_unnamed', mine.is_unnamed,
      'code', case when keeper = me then tables.code end,
      'place_count', 20,
      'members', (
        select jsonb_agg(
          jsonb_build_object(
            'id', ranked.id,
            'rank', ranked.rank,
            'name', ranked.name,
            'is_me', ranked.user_id = me,
            'is_owner', ranked.user_id = keeper,
            'stars', ranked.stars,
            'rings', ranked.rings,
            'points', ranked.points)
          order by ranked.rank, ranked.id)
        from ranked))
    from private.round_tables as tables
    join private.round_table_members as mine
      on mine.table_id = tables.id and mine.user_id = me
    where tables.id = round_table);
end $function$;
COMMENT ON FUNCTION public.round_table_board(bigint) IS 'A table of the caller''s with its members: stars (days solved), rings (bonus questions) and points by day (null: not solved) in the current edition, most stars first; equal stars share a rank and are in the order of sitting down (rule 18.6). The owner also reads the code. Raises PT404 for who does not sit there. Runs as its owner because the tables are private.';
