-- Decisions of the team on names and the ranking (rules 2.6, 6.8), and the log of all its decisions
-- (rule 8.6). Nothing here takes a point from anyone.

-- The log

create table private.team_decisions (
  id bigint primary key generated always as identity,
  admin_id uuid references public.users (id) on delete set null,
  action text not null check (action ~ '^[a-z]+(_[a-z]+)+$'),
  user_id uuid references public.users (id) on delete cascade,
  subject text,
  edition text,
  day_number integer,
  reason text,
  decided_at timestamptz not null
);
comment on table private.team_decisions is
  'Decisions of admins. Reviews, accepted answers and draws have tables of their own, which '
  'public.admin_log joins to these.';
comment on column private.team_decisions.admin_id is
  'Null for a command, and once the account of the admin is deleted.';
comment on column private.team_decisions.user_id is 'The knight concerned; null for none.';
comment on column private.team_decisions.subject is 'The name or the text decided on.';
comment on column private.team_decisions.edition is
  'The code of the edition concerned, which may be deleted later.';
create index team_decisions_by_time on private.team_decisions (decided_at desc, id desc);
create index team_decisions_by_user on private.team_decisions (user_id);
create index team_decisions_by_admin on private.team_decisions (admin_id);

create function private.log_decision(
  action text, about uuid default null, subject text default null, reason text default null,
  of_edition text default null, day integer default null
) returns void
language sql
set search_path = ''
as $$
  insert into private.team_decisions (
    admin_id, action, user_id, subject, edition, day_number, reason, decided_at)
  select (select users.id from public.users where users.id = auth.uid()),
    action, about, subject, of_edition, day, reason, public.server_now()
$$;
comment on function private.log_decision(text, uuid, text, text, text, integer) is
  'Records a decision of the caller; of no one for a command, which has no session. Every function '
  'by which an admin decides calls it, unless it has a table of its own.';

create function private.tg_editions__log_publishing() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.log_decision('published_edition', of_edition => new.code);
  return null;
end $$;
comment on function private.tg_editions__log_publishing() is
  'Records the publishing of an edition. Runs as its owner because the log is private.';
create trigger tg_editions__log_publishing after update of status on public.editions
  for each row when (new.status = 'current' and old.status <> 'current')
  execute function private.tg_editions__log_publishing();

-- Hidden names

create table private.hidden_names (
  user_id uuid not null references public.users (id) on delete cascade,
  name text not null,
  hidden_at timestamptz not null,
  primary key (user_id, name)
);
comment on table private.hidden_names is
  'Names that the team has hidden: their owner cannot choose them again (rule 2.6).';

create function private.chosen_name(knight public.users) returns text
language sql immutable
set search_path = ''
as $$
  select coalesce(nullif(btrim(knight.display_name), ''), nullif(btrim(knight.username), ''))
$$;
comment on function private.chosen_name(public.users) is
  'The name that a knight has chosen, which others read unless it is withheld; null without one.';

-- The decisions

create function private.lock_for_decision(target uuid) returns public.users
language plpgsql
set search_path = ''
as $$
declare
  found public.users;
begin
  perform private.require_admin();
  perform private.hold_edition();
  -- The decision refers to the admin: both rows are locked, in the order of accept_answer.
  perform from public.users where users.id in (target, auth.uid()) order by users.id
  for no key update;
  perform private.require_admin();
  select * into found from public.users where users.id = target;
  if found.id is null then
    raise exception 'Ce compte n''existe pas' using errcode = 'PT404', hint = 'account_gone';
  end if;
  return found;
end $$;
comment on function private.lock_for_decision(uuid) is
  'The account that an admin decides on, locked with the admin''s. Raises 42501 for a caller who '
  'is not an admin, PT404 when the account is gone.';

create function private.checked_reason(reason text, is_required boolean) returns text
language plpgsql immutable
set search_path = ''
as $$
declare
  tidy text := nullif(btrim(reason), '');
begin
  if tidy is null and is_required then
    raise exception 'Une raison est demandée' using errcode = '22023', hint = 'reason_missing';
  elsif char_length(tidy) > 300 then
    raise exception 'Cette raison est trop longue : trois cents caractères au plus'
      using errcode = '22023', hint = 'reason_too_long';
  end if;
  return tidy;
end $$;
comment on function private.checked_reason(text, boolean) is
  'The reason of a decision, trimmed; null when it is blank. Raises 22023 when it is required and '
  'missing, or longer than 300 characters.';

create function public.hide_name(user_uuid uuid, name text, reason text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  why text;
  target public.users := private.lock_for_decision(user_uuid);
begin
  why := private.checked_reason(reason, true);
  if private.chosen_name(target) is distinct from hide_name.name then
    raise exception 'Ce nom a changé entre-temps' using errcode = 'PT409', hint = 'name_changed';
  elsif private.name_skeleton(hide_name.name) = 'chevaiier' then
    raise exception '« Chevalier » est le nom de ceux qui n''en ont pas'
      using errcode = '22023', hint = 'name_missing';
  elsif target.name_withheld = 'name_hidden' then
    return '{"status": "already_hidden"}'::jsonb;
  end if;
  insert into private.hidden_names (user_id, name, hidden_at)
  values (target.id, hide_name.name, public.server_now())
  on conflict do nothing;
  update public.users set name_withheld = 'name_hidden' where users.id = target.id;
  perform private.log_decision('hidden_name', target.id, hide_name.name, why);
  return '{"status": "hidden"}'::jsonb;
end $$;
comment on function public.hide_name(uuid, text, text) is
  'Hides a knight''s name (rule 2.6): others read « Chevalier », and the knight chooses another. '
  '`name`: the name that the admin has read. Returns {status}: hidden or already_hidden. Raises '
  'PT409 when it has changed, 22023 without a reason or a name. Admins only; logged. Runs as its '
  'owner to write names that are hidden.';
grant execute on function public.hide_name(uuid, text, text) to authenticated;

create function public.restore_name(user_uuid uuid, name text, reason text default null)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  why text;
  target public.users := private.lock_for_decision(user_uuid);
  refusal text;
begin
  why := private.checked_reason(reason, false);
  delete from private.hidden_names as hidden
  where hidden.user_id = target.id and hidden.name = restore_name.name;
  if not found then
    return '{"status": "not_hidden"}'::jsonb;
  end if;
  -- Another reason to withhold the present name, found while it was hidden, still applies.
  refusal := private.name_refusal(private.chosen_name(target), target.id);
  update public.users set name_withheld = case
    when refusal in ('name_hidden', 'name_insult', 'name_contains_answer') then refusal end
  where users.id = target.id and users.name_withheld = 'name_hidden';
  perform private.log_decision('restored_name', target.id, restore_name.name, why);
  return '{"status": "restored"}'::jsonb;
end $$;
comment on function public.restore_name(uuid, text, text) is
  'Undoes hide_name: others read the name again if its owner still has it, and its owner may '
  'choose it again. Returns {status}: restored or not_hidden. Admins only; logged. Runs as its '
  'owner to write names that are hidden.';
grant execute on function public.restore_name(uuid, text, text) to authenticated;

create function public.set_out_of_ranking(user_uuid uuid, is_out boolean, reason text default null)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  why text;
  target public.users := private.lock_for_decision(user_uuid);
begin
  if is_out is null then
    raise exception 'Dans le classement, ou non' using errcode = '22023', hint = 'choice_missing';
  end if;
  why := private.checked_reason(reason, is_out);
  if target.out_of_ranking = is_out then
    return '{"status": "unchanged"}'::jsonb;
  end if;
  -- The totals and score_reached_at stay: coming back restores the exact place.
  update public.users set out_of_ranking = is_out where users.id = target.id;
  perform private.log_decision(
    case when is_out then 'left_ranking' else 'rejoined_ranking' end, target.id, null, why);
  return '{"status": "changed"}'::jsonb;
end $$;
comment on function public.set_out_of_ranking(uuid, boolean, text) is
  'Takes a knight out of the ranking of the editions to come and of the current one, or back (rule '
  '6.8). Returns {status}: changed or unchanged. Raises 22023 without a reason to take them out. '
  'Admins only; logged. Runs as its owner to write the flag.';
grant execute on function public.set_out_of_ranking(uuid, boolean, text) to authenticated;

-- Reading the log

create function private.logged_decisions(at_most integer) returns table (
  source integer, number bigint, decided_at timestamptz, admin_id uuid, action text, user_id uuid,
  subject text, edition text, day_number integer, reason text, entrants integer, winners integer
)
language plpgsql stable
set search_path = ''
set plan_cache_mode = force_custom_plan -- so that each source reads no more than `at_most` rows
as $$
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
end $$;
comment on function private.logged_decisions(integer) is
  'The latest decisions of each of the four tables that record them, `at_most` rows of each.';

create function public.admin_log(page integer default 1, page_size integer default 50)
returns table (
  action text, decided_at timestamptz, admin_name text, user_id uuid, user_name text,
  user_email text, subject text, edition text, day_number integer, reason text, entrants integer,
  winners integer, total integer, shown_page integer, page_count integer
)
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '30s'
set plan_cache_mode = force_custom_plan -- so that the first page reads no more than it shows
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 200);
begin
  perform private.require_admin();
  total := (select count(*)::integer from private.team_decisions)
    + (select count(*)::integer from private.review_decisions)
    + (select count(*)::integer from private.accepted_answers)
    + (select count(*)::integer from private.contest_draws);
  page_count := greatest(1, ceil(total / size::numeric)::integer);
  shown_page := least(greatest(coalesce(page, 1), 1), page_count);
  return query
    select
      line.action, line.decided_at, private.admin_label(line.admin_id), line.user_id, about.name,
      about.email, line.subject, line.edition, line.day_number, line.reason, line.entrants,
      line.winners, total, shown_page, page_count
    from (
      select * from private.logged_decisions(shown_page * size) as decisions
      order by decisions.decided_at desc, decisions.source, decisions.number desc, decisions.subject
      offset (shown_page - 1) * size limit size
    ) as line
    -- A plain join would be planned as a scan of every account.
    left join lateral (
      select private.chosen_name(users) as name, private.account_email(users.account_id) as email
      from public.users where users.id = line.user_id limit 1
    ) as about on true
    order by line.decided_at desc, line.source, line.number desc, line.subject;
end $$;
comment on function public.admin_log(integer, integer) is
  'A page of what admins decided, newest first (rule 8.6): names, ranking, reviews, accepted '
  'answers, messages, draws, editions. Out of range, the nearest page. Each row repeats `total`, '
  '`shown_page` and `page_count`. Admins only. Runs as its owner to read private decisions.';
grant execute on function public.admin_log(integer, integer) to authenticated;
