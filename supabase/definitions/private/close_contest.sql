CREATE OR REPLACE FUNCTION private.close_contest(of_edition text)
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  insert into private.contest_lists (edition, tickets, closed_at)
  select editions.code,
    array(
      select entrants.ticket from private.contest_entrants(editions.code) as entrants
      order by entrants.ticket),
    public.server_now()
  from public.editions where editions.code = of_edition and editions.status <> 'draft'
  on conflict (edition) do nothing
$function$;
COMMENT ON FUNCTION private.close_contest(text) IS 'Fixes who takes part in an edition''s contest, once.';
