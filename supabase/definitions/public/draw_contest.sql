CREATE OR REPLACE FUNCTION public.draw_contest(edition text, seed text, winners integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '10s'
AS $function$
declare
  found public.editions;
  hashed text := private.draw_seed(seed);
  listed private.contest_lists;
  before private.contest_draws;
begin
  perform private.require_admin();
  found := private.readable_edition(edition);
  if hashed is null or char_length(seed) > 200
    or winners is null or winners not between 1 and 100
  then
    raise exception 'Un tirage a une graine faite de nombres, et de 1 à 100 gagnants'
      using errcode = '22023', hint = 'draw_invalid';
  end if;
  if found.status = 'current' and (
    found.contest_ends_at is null or found.contest_ends_at > public.server_now())
  then
    raise exception 'Le concours n''est pas terminé' using errcode = '22023', hint = 'contest_open';
  end if;
  -- Two admins draw one after the other.
  perform pg_advisory_xact_lock(hashtext('draw_contest'));
  select * into before from private.contest_draws as draws
  where draws.edition = found.code and draws.seed = hashed;
  if before.id is null then
    perform private.close_contest(found.code);
    select * into listed from private.contest_lists as lists where lists.edition = found.code;
    if cardinality(listed.tickets) = 0 then
      raise exception 'Personne ne participe' using errcode = '22023', hint = 'contest_empty';
    end if;
    insert into private.contest_draws (
      edition, seed, entrants, tickets_digest, winners, drawn_at, admin_id)
    values (
      found.code, hashed, cardinality(listed.tickets), listed.tickets_digest,
      (array(
        select ticket from unnest(listed.tickets) as ticket
        order by private.draw_order(hashed, ticket)))[1:draw_contest.winners],
      public.server_now(), auth.uid());
  elsif cardinality(before.winners) <> least(draw_contest.winners, before.entrants) then
    raise exception
      'La graine « % » a déjà désigné % : le même tirage ne se refait pas avec un autre nombre',
      hashed, case cardinality(before.winners)
        when 1 then 'un gagnant' else cardinality(before.winners) || ' gagnants' end
      using errcode = '22023', hint = 'draw_other_count';
  end if;
  return public.admin_contest(found.code);
end $function$;
COMMENT ON FUNCTION public.draw_contest(text,text,integer) IS 'Draws winners of an edition''s contest once it is over, by a seed that was announced before (private.draw_seed), from the list fixed when it ended: the same seed gives the same winners. Returns admin_contest. Raises 22023 while the contest is open, where there is no entrant, or for another number of winners of the same seed. Admins only; kept for ever. Runs as its owner to write draws.';
