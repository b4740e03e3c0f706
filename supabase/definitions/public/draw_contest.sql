CREATE OR REPLACE FUNCTION public.draw_contest(edition text, seed text, winners integer)
 RETURNS jsonb
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '10s'
AS $function$
declare
  found public.editions;
begin
  perform private.require_admin();
  found := private.readable_edition(edition);
  if btrim(coalesce(seed, '')) = '' or char_length(seed) > 200
    or winners is null or winners not between 1 and 100
  then
    raise exception 'Un tirage a une graine de 1 à 200 caractères, et de 1 à 100 gagnants'
      using errcode = '22023', hint = 'draw_invalid';
  end if;
  if found.status = 'current' and (
    found.contest_ends_at is null or found.contest_ends_at > public.server_now())
  then
    raise exception 'Le concours n''est pas terminé' using errcode = '22023', hint = 'contest_open';
  end if;
  -- Two admins draw one after the other.
  perform pg_advisory_xact_lock(hashtext('draw_contest'));
  if not exists (
    select from private.contest_draws as draws
    where draws.edition = found.code and draws.seed = btrim(draw_contest.seed)
  ) then
    if not exists (select from private.contest_entrants(found.code)) then
      raise exception 'Personne ne participe' using errcode = '22023', hint = 'contest_empty';
    end if;
    insert into private.contest_draws (
      edition, seed, entrants, tickets_digest, winners, drawn_at, admin_id)
    select found.code, btrim(draw_contest.seed), count(*)::integer,
      encode(sha256(convert_to(
        string_agg(entrants.ticket, e'\n' order by entrants.ticket), 'UTF8')), 'hex'),
      (array_agg(entrants.ticket order by
        private.draw_order(btrim(draw_contest.seed), entrants.ticket)))[1:draw_contest.winners],
      public.server_now(), auth.uid()
    from private.contest_entrants(found.code) as entrants;
  end if;
  return public.admin_contest(found.code);
end $function$;
COMMENT ON FUNCTION public.draw_contest(text,text,integer) IS 'Draws winners of an edition''s contest once it is over, by a seed that was announced before: the same seed gives the same winners. Returns admin_contest. Raises 22023 while the contest is open or nobody takes part. Admins only; kept for ever. Runs as its owner to write draws.';
