-- The draw of the review contest, among the knights whose review is validated (rule 8.7).

create table private.contest_draws (
  id bigint primary key generated always as identity,
  edition text not null references public.editions (code) on delete cascade,
  seed text not null check (btrim(seed) <> '' and char_length(seed) <= 200),
  entrants integer not null check (entrants > 0),
  tickets_digest text not null,
  winners text[] not null check (cardinality(winners) > 0),
  drawn_at timestamptz not null default now(),
  admin_id uuid references public.users (id) on delete set null,
  unique (edition, seed)
);
comment on table private.contest_draws is
  'Every draw that was made: none is deleted, so that drawing again until it suits is seen.';
comment on column private.contest_draws.tickets_digest is
  'SHA-256 of the sorted tickets, a line each: whoever has the list can compute the draw again.';
comment on column private.contest_draws.winners is
  'The tickets drawn, in order: whose they are is computed when an admin asks.';
create index contest_draws_by_admin on private.contest_draws (admin_id);
create index contest_draws_by_time on private.contest_draws (drawn_at desc, id desc);

create view public.contest_draws with (security_invoker = false, security_barrier = true) as
  select
    draws.edition, draws.seed, draws.entrants, draws.tickets_digest, draws.winners, draws.drawn_at
  from private.contest_draws as draws
  join public.editions on editions.code = draws.edition
  where editions.status <> 'draft';
comment on view public.contest_draws is
  'The draws, without names. Runs as its owner because draws are private: the publisher tells the '
  'winners.';
create trigger tg_contest_draws__refuse
  instead of insert or update or delete on public.contest_draws
  for each row execute function private.tg_views__refuse();
revoke all on table public.contest_draws from public, anon, authenticated, service_role;
grant select on table public.contest_draws to anon, authenticated, service_role;

create function private.contest_ticket(of_edition text, knight uuid) returns text
language sql immutable
set search_path = ''
as $$
  select left(
    encode(sha256(convert_to('ticket:' || of_edition || ':' || knight, 'UTF8')), 'hex'), 16)
$$;
comment on function private.contest_ticket(text, uuid) is
  'A knight''s number in an edition''s contest, which says nothing of who they are.';

create function private.contest_entrants(of_edition text)
returns table (user_id uuid, ticket text, has_media boolean)
language sql stable
set search_path = ''
as $$
  select entitled.id, private.contest_ticket(of_edition, entitled.id), entitled.has_media
  from (
    select users.id, users.media_points as has_media from public.users
    where users.review_points and not users.isnotuser
      and of_edition = private.current_edition()
    union all
    select results.user_id, results.media_points from public.edition_results as results
    join public.users on users.id = results.user_id
    where results.edition = of_edition and results.review_points and not users.isnotuser
  ) as entitled
$$;
comment on function private.contest_entrants(text) is
  'The knights whose review of an edition''s contest is validated, test accounts left out, with '
  'their tickets.';

create function private.draw_order(seed text, ticket text) returns text
language sql immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(seed || ':' || ticket, 'UTF8')), 'hex')
$$;
comment on function private.draw_order(text, text) is
  'Tickets are drawn in the order of this: SHA-256 of « seed:ticket », in hexadecimal.';

create function public.admin_contest(edition text) returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '10s'
as $$
declare
  found public.editions;
begin
  perform private.require_admin();
  found := private.readable_edition(edition);
  return jsonb_build_object(
    'ends_at', found.contest_ends_at,
    'is_over', coalesce(found.contest_ends_at <= public.server_now(), false),
    'entrants', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'ticket', entrants.ticket,
        'name', coalesce(users.display_name, users.username),
        'email', users.email,
        'has_media', entrants.has_media,
        'decided_at', (
          select max(decisions.decided_at) from private.review_decisions as decisions
          where decisions.user_id = entrants.user_id and decisions.edition = found.code)
        ) order by entrants.ticket), '[]')
      from private.contest_entrants(found.code) as entrants
      join public.users on users.id = entrants.user_id),
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
            'name', coalesce(users.display_name, users.username),
            'email', users.email) order by winners.place), '[]')
          from unnest(draws.winners) with ordinality as winners (ticket, place)
          left join public.users
            on private.contest_ticket(draws.edition, users.id) = winners.ticket))
        order by draws.id desc), '[]')
      from private.contest_draws as draws where draws.edition = found.code));
end $$;
comment on function public.admin_contest(text) is
  'Who may be drawn in an edition''s contest, and the draws that were made. Admins only. Runs as '
  'its owner to read every knight''s row.';
grant execute on function public.admin_contest(text) to authenticated;

create function public.draw_contest(edition text, seed text, winners integer) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '10s'
as $$
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
end $$;
comment on function public.draw_contest(text, text, integer) is
  'Draws winners of an edition''s contest once it is over, by a seed that was announced before: '
  'the same seed gives the same winners. Returns admin_contest. Raises 22023 while the contest '
  'is open or nobody takes part. Admins only; kept for ever. Runs as its owner to write draws.';
grant execute on function public.draw_contest(text, text, integer) to authenticated;
