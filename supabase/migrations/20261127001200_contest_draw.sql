-- The draw of the review contest, among the knights whose review is validated (rule 8.7). Once the
-- winning numbers are known nothing is left to choose: the list is fixed before, and the seed is
-- these numbers, written in one way.

create function private.tickets_digest(tickets text[]) returns text
language sql immutable
set search_path = ''
as $$
  select encode(sha256(convert_to(coalesce(
    string_agg(listed.ticket, e'\n' order by listed.ticket), ''), 'UTF8')), 'hex')
  from unnest(tickets) as listed (ticket)
$$;
comment on function private.tickets_digest(text[]) is
  'SHA-256 of the sorted tickets, a line each: with the list, anyone can compute the draw again.';

create table private.contest_lists (
  edition text primary key references public.editions (code) on delete cascade,
  tickets text[] not null,
  tickets_digest text not null generated always as (private.tickets_digest(tickets)) stored,
  closed_at timestamptz not null
);
comment on table private.contest_lists is
  'The tickets of the entrants, fixed when an edition''s contest ends: a review that is withdrawn later, or an '
  'account that is deleted, changes nothing. A ticket of an account that is gone refers to no one.';

create table private.contest_draws (
  id bigint primary key generated always as identity,
  edition text not null references public.editions (code) on delete cascade,
  seed text not null check (seed ~ '^[0-9]+( [0-9]+)*$' and char_length(seed) <= 200),
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
  'private.tickets_digest of the list.';
comment on column private.contest_draws.winners is
  'The tickets drawn, in order: the accounts are looked up when an admin asks.';
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

create view public.contest_lists with (security_invoker = false, security_barrier = true) as
  select lists.edition, cardinality(lists.tickets) as entrants, lists.tickets_digest, lists.closed_at
  from private.contest_lists as lists
  join public.editions on editions.code = lists.edition
  where editions.status <> 'draft' and cardinality(lists.tickets) > 0;
comment on view public.contest_lists is
  'The digests of the lists, published as soon as a contest ends. Runs as its owner because the '
  'lists are private.';
create trigger tg_contest_lists__refuse
  instead of insert or update or delete on public.contest_lists
  for each row execute function private.tg_views__refuse();
revoke all on table public.contest_lists from public, anon, authenticated, service_role;
grant select on table public.contest_lists to anon, authenticated, service_role;

create function private.contest_ticket(of_edition text, account uuid) returns text
language sql immutable
set search_path = ''
as $$
  select left(
    encode(sha256(convert_to('ticket:' || of_edition || ':' || account, 'UTF8')), 'hex'), 16)
$$;
comment on function private.contest_ticket(text, uuid) is
  'An account''s number in an edition''s contest, which says nothing of whose it is.';

create function private.contest_entrants(of_edition text)
returns table (user_id uuid, ticket text, has_media boolean)
language sql stable
set search_path = ''
as $$
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
$$;
comment on function private.contest_entrants(text) is
  'The knights whose review of an edition''s contest is validated, test accounts left out, with '
  'the tickets of their accounts: an account has one review (rule 28.5), so one ticket.';

create function private.close_contest(of_edition text) returns void
language sql
set search_path = ''
as $$
  insert into private.contest_lists (edition, tickets, closed_at)
  select editions.code,
    array(
      select entrants.ticket from private.contest_entrants(editions.code) as entrants
      order by entrants.ticket),
    public.server_now()
  from public.editions where editions.code = of_edition and editions.status <> 'draft'
  on conflict (edition) do nothing
$$;
comment on function private.close_contest(text) is
  'Fixes who takes part in an edition''s contest, once.';

create function private.close_contests() returns void
language sql
set search_path = ''
as $$
  select private.close_contest(editions.code) from public.editions
  where editions.status = 'current' and editions.contest_ends_at <= public.server_now()
    and not exists (
      select from private.contest_lists as lists where lists.edition = editions.code)
$$;
comment on function private.close_contests() is
  'Fixes the list of the contest that has just ended. Runs every five minutes (forget_visitors), and '
  'before a review is decided on.';

create function private.draw_seed(written text) returns text
language sql immutable
set search_path = ''
as $$
  -- Digits of other alphabets are read; signs that no page shows stand between no two digits.
  select string_agg(number::text, ' ' order by number)
  from (
    select found[1]::numeric as number
    from regexp_matches(
      translate(
        regexp_replace(normalize(left(written, 400), nfkc),
          '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e'
          '\u2060-\u206f\ufe00-\ufe0f\ufeff\ufff0-\ufff8\U0001bca0-\U0001bca3'
          '\U0001d173-\U0001d17a\U000e0000-\U000e0fff]', '', 'g'),
        '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९', '012345678901234567890123456789'),
      '[0-9]+', 'g') as found
  ) as numbers
$$;
comment on function private.draw_seed(text) is
  'The seed of a draw, as it is hashed and shown: its numbers in ascending order, without leading '
  'zeros, one space between two. Null without a number.';

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
end $$;
comment on function public.admin_contest(text) is
  'Who may be drawn in an edition''s contest, the list once it is fixed, and the draws that were '
  'made. A winner is `entitled`, or `withdrawn` or `gone` since the list was fixed. Admins only. Runs '
  'as its owner to read every knight''s row.';
grant execute on function public.admin_contest(text) to authenticated;

create function public.draw_contest(edition text, seed text, winners integer) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '10s'
as $$
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
end $$;
comment on function public.draw_contest(text, text, integer) is
  'Draws winners of an edition''s contest once it is over, by a seed that was announced before '
  '(private.draw_seed), from the list fixed when it ended: the same seed gives the same winners. '
  'Returns admin_contest. Raises 22023 while the contest is open, where there is no entrant, or for '
  'another number of winners of the same seed. Admins only; kept for ever. Runs as its owner to '
  'write draws.';
grant execute on function public.draw_contest(text, text, integer) to authenticated;
