CREATE OR REPLACE FUNCTION private.contest_entrants(of_edition text)
 RETURNS TABLE(user_id uuid, ticket text, has_media boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select
    entitled.id, private.contest_ticket(of_edition, entitled.account_id), entitled.has_media
  from (
    select users.id, users.account_id, users.media_points as has_media from public.users
    where users.review_points and not users.isnotuser
      and of_edition = private.current_edition()
    union all
    select results.user_id, users.account_id, results.media_points
    from public.edition_results as results
    join public.users on users.id = results.user_id
    where results.edition = of_edition and results.review_points and not users.isnotuser
  ) as entitled
$function$;
COMMENT ON FUNCTION private.contest_entrants(text) IS 'The knights whose review of an edition''s contest is validated, test accounts left out, with the tickets of their accounts: an account has one review (rule 28.5), so one ticket.';
