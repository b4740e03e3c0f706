CREATE OR REPLACE FUNCTION private.close_contests()
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  select private.close_contest(editions.code) from public.editions
  where editions.status = 'current' and editions.contest_ends_at <= public.server_now()
    and not exists (
      select from private.contest_lists as lists where lists.edition = editions.code)
$function$;
COMMENT ON FUNCTION private.close_contests() IS 'Fixes the list of the contest that has just ended. Runs every five minutes (forget_visitors), and before a review is decided on.';
