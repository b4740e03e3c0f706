CREATE OR REPLACE FUNCTION public.class_key(edition text DEFAULT NULL::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  played public.editions := private.readable_edition(edition);
begin
  perform private.require_class();
  return (
    select coalesce(jsonb_agg(
      private.revelation(riddles.id) || jsonb_build_object(
        'day', riddles.day_number,
        'hints', (
          select coalesce(jsonb_agg(to_jsonb(hints) order by hints.rang), '[]')
          from public.enigme_indices as hints where hints.enigme_id = riddles.id))
      order by riddles.day_number), '[]')
    from public.enigme_calendar as calendar
    join public.enigmes as riddles
      on riddles.edition = calendar.edition and riddles.day_number = calendar.day_number
    where calendar.edition = played.code and calendar.is_open);
end $function$;
COMMENT ON FUNCTION public.class_key(text) IS 'The hints and the revelation of every open day, for a class''s account (rules 24.3 and 25.8); never of a closed one. Nothing is recorded. Runs as its owner to read solutions and hints.';
