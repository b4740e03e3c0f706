CREATE OR REPLACE FUNCTION private.logged_decisions(at_most integer)
 RETURNS TABLE(source integer, number bigint, decided_at timestamp with time zone, admin_id uuid, action text, user_id uuid, subject text, edition text, day_number integer, reason text, entrants integer, winners integer)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
begin
  return query
    (
      select 1, decisions.id, decisions.decided_at, decisions.admin_id, decisions.action,
        decisions.user_id, decisions.subject, decisions.edition, decisions.day_number,
        decisions.reason, null::integer, null::integer
      from private.team_decisions as decisions
      order by decisions.decided_at desc, decisions.id desc limit at_most
    )
    union all
    (
      select 2, reviews.id, reviews.decided_at, reviews.admin_id,
        case
          when reviews.has_review and reviews.has_media then 'kept_review_and_photo'
          when reviews.has_review then 'kept_review'
          when reviews.has_media then 'kept_photo'
          else 'withdrew_review'
        end,
        reviews.user_id, null::text, reviews.edition, null::integer, null::text, null::integer,
        null::integer
      from private.review_decisions as reviews
      order by reviews.decided_at desc, reviews.id desc limit at_most
    )
    union all
    (
      select 3, accepted.enigme_id, accepted.accepted_at, accepted.admin_id, 'accepted_answer',
        null::uuid, accepted.typed, enigmes.edition, enigmes.day_number, null::text, null::integer,
        null::integer
      from private.accepted_answers as accepted
      join public.enigmes on enigmes.id = accepted.enigme_id
      order by accepted.accepted_at desc, accepted.enigme_id desc, accepted.typed limit at_most
    )
    union all
    (
      select 4, draws.id, draws.drawn_at, draws.admin_id, 'drew_winners', null::uuid, draws.seed,
        draws.edition, null::integer, null::text, draws.entrants, cardinality(draws.winners)
      from private.contest_draws as draws
      order by draws.drawn_at desc, draws.id desc limit at_most
    );
end $function$;
COMMENT ON FUNCTION private.logged_decisions(integer) IS 'The latest decisions of each of the four tables that record them, `at_most` rows of each.';
