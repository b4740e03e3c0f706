CREATE OR REPLACE FUNCTION public.class_days(edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  me uuid := private.current_knight();
  played public.editions := private.readable_edition(edition);
begin
  return jsonb_build_object(
    'edition', played.code,
    'time_zone', played.time_zone,
    'now', public.server_now(),
    'is_class', coalesce((select users.is_class from public.users where users.id = me), false),
    'days', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'day', calendar.day_number,
          'opens_at', calendar.opens_at,
          'is_open', calendar.is_open,
          'solved', coalesce(progress.completed, false)
        ) || case
          when calendar.is_open or progress.completed then jsonb_build_object(
            'title', riddles.title, 'kind', riddles.play ->> 'kind', 'mediatype', riddles.mediatype)
          else '{}'
        end
        order by calendar.day_number), '[]')
      from public.enigme_calendar as calendar
      join public.enigmes as riddles
        on riddles.edition = calendar.edition and riddles.day_number = calendar.day_number
      left join public.enigme_progress as progress
        on progress.user_id = me and progress.enigme_id = riddles.id
      where calendar.edition = played.code));
end $function$;
COMMENT ON FUNCTION public.class_days(text) IS 'Reply to the page of a class: the server''s time, the doors, the title, kind of board and medium of the days that are open or solved, the days that the caller has solved, and whether the knight is a class. Runs as its owner to list closed days, of which it gives the number and the opening time only (rule 24.2).';
