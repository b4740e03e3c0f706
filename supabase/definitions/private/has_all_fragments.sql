CREATE OR REPLACE FUNCTION private.has_all_fragments(knight uuid, of_edition text)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select count(*) >= 24
  from public.enigmes
  join public.enigme_fragments as fragments
    on fragments.enigme_id = enigmes.id and fragments.user_id = knight
  where enigmes.edition = of_edition
$function$;
COMMENT ON FUNCTION private.has_all_fragments(uuid,text) IS 'Whether a knight has all 24 fragments of an edition (rule 14.1).';
