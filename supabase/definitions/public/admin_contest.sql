CREATE OR REPLACE FUNCTION public.admin_contest(edition text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '10s'
AS $function$
declare
  found public.editions;
begin
  perform private.require_admin();
  found := private.readable_edition(edition);
  return jsonb_build_object(
    'ends_at', found.contest_ends_at,
    'is_over', coalesce(found.contest_ends_at <= public.server_now(), false),
    'winners', found.contest_winners,
    'entrants', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'ticket', entrants.ticket,
        'name', coalesce(users.display_name, users.username),
        'email', private.account_email(users.account_id),
        'has_media', entrants.has_media,
        'decided_at', (
          select max(decisions.decided_at) from private.review_decisions as decisions
          where decisions.user_id = entrants.user_id and decisions.edition = found.code)
        ) order by entrants.ticket), '[]')
      from private.contest_entrants(found.code) as entrants
      join public.users on users.id = entrants.user_id),
    'list', (
      select jsonb_build_object(
        'entrants', cardinality(lists.tickets),
        'tickets_digest', lists.tickets_digest,
        'closed_at', lists.closed_at)
      from private.contest_lists as lists where lists.edition = found.code),
    'draws', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'seed', draws.seed,
        'entrants', draws.entrants,
        'tickets_digest', draws.tickets_digest,
        'drawn_at', draws.drawn_at,
        'drawn_by', private.admin_label(draws.admin_id),
        'winners', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'place', winners.place,
            'ticket', winners.ticket,
            'name', coalesce(users.display_name, users.username),
            'email', accounts.email,
            'state', case
              when accounts.id is null then 'gone'
              when entrants.user_id is not null then 'entitled'
              else 'withdrawn'
            end) order by winners.place), '[]')
          from unnest(draws.winners) with ordinality as winners (ticket, place)
          left join public.users as accounts
            on accounts.id = accounts.account_id
            and private.contest_ticket(draws.edition, accounts.id) = winners.ticket
          left join private.contest_entrants(found.code) as entrants
            on entrants.ticket = winners.ticket
          -- The knight of the review; once it is withdrawn, the account's first.
          left join public.users on users.id = coalesce(entrants.user_id, accounts.id)))
        order by draws.id desc), '[]')
      from private.contest_draws as draws where draws.edition = found.code));
end $function$;
COMMENT ON FUNCTION public.admin_contest(text) IS 'Who may be drawn in an edition''s contest, the list once it is fixed, and the draws that were made. A winner is `entitled`, or `withdrawn` or `gone` since the list was fixed. Admins only. Runs as its owner to read every knight''s row.';
