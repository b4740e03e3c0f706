CREATE OR REPLACE FUNCTION private.ranking_end(of_edition public.editions)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select jsonb_build_object(
    'ends_at', coalesce(of_edition.ranking_ends_at, of_edition.archived_at),
    'is_over', of_edition.status = 'past'
      or coalesce(of_edition.ranking_ends_at <= public.server_now(), false))
$function$;
COMMENT ON FUNCTION private.ranking_end(public.editions) IS 'When an edition''s ranking ends (rule 6.7), null for never, and whether it is over.';
