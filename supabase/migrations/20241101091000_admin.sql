-- The admins' functions.

create function private.require_admin() returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if not public.is_admin() then
    raise exception 'Cette page est réservée à l''équipe'
      using errcode = '42501', hint = 'not_admin';
  end if;
end $$;
comment on function private.require_admin() is 'Raises 42501 unless the caller is an admin.';

-- Reviews

create function public.validate_user_review(user_uuid uuid, has_review boolean, has_media boolean)
returns integer
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  target public.users;
begin
  perform private.require_admin();
  if has_review is null or has_media is null then
    raise exception 'L''avis et la photo sont validés ou non'
      using errcode = '22023', hint = 'review_flags_missing';
  end if;
  -- The decision refers to the admin: both rows are locked, in the order of accept_answer.
  perform from public.users where users.id in (user_uuid, auth.uid()) order by users.id
  for no key update;
  perform private.require_admin();
  select * into target from public.users where users.id = user_uuid;
  if target.id is null then
    raise exception 'Ce compte n''existe pas' using errcode = 'PT404', hint = 'account_gone';
  end if;
  if (target.review_points, target.media_points) is distinct from (has_review, has_media) then
    insert into private.review_decisions (
      user_id, admin_id, has_review, has_media,
      had_review, had_media, had_score, had_reached_at, decided_at)
    values (
      target.id, auth.uid(), has_review, has_media,
      target.review_points, target.media_points, target.total_score, target.score_reached_at,
      public.server_now());
    target := private.refresh_totals(target.id, has_review, has_media);
    -- Undoing a decision also restores the place among equal totals, if nothing but decisions has
    -- changed the total since.
    update public.users set score_reached_at = earlier.had_reached_at
    from (
      select decisions.had_reached_at from private.review_decisions as decisions
      where decisions.user_id = target.id
        and (decisions.had_review, decisions.had_media)
          = (validate_user_review.has_review, validate_user_review.has_media)
        and decisions.had_reached_at is not null
      order by decisions.id desc limit 1
    ) as earlier
    where users.id = target.id;
  end if;
  return target.total_score;
end $$;
comment on function public.validate_user_review(uuid, boolean, boolean) is
  'Sets a knight''s review and photo flags and returns the new total (rule 8.1). Admins only; '
  'audited. Runs as its owner to write flags and totals.';
grant execute on function public.validate_user_review(uuid, boolean, boolean) to authenticated;

-- Fair play

create function private.tg_users__time_quest() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  five interval;
  quest interval;
begin
  -- Imported and regraded riddles are not timed. A revealed one counts in the whole quest only.
  select min(played.five), case when count(*) = 24 then max(played.at) - min(played.at) end
  into five, quest
  from (
    select
      progress.completed_at as at,
      case when not progress.revealed then progress.completed_at
        - lag(progress.completed_at, 4) over (
          partition by progress.revealed order by progress.completed_at)
      end as five
    from public.enigme_progress as progress
    where progress.user_id = new.id
      and not progress.imported
      and not exists (
        select from private.answer_regrades as regrades
        where regrades.user_id = new.id
          and regrades.enigme_id = progress.enigme_id
          and regrades.score_before is null)
  ) as played;
  new.swift_five := case
    when five <= interval '1 minute' then floor(extract(epoch from five))::integer end;
  new.swift_quest := case
    when quest <= interval '1 hour' then floor(extract(epoch from quest))::integer end;
  new.replayed := old.replayed or (old.completed_enigmes > 0 and new.completed_enigmes = 0);
  return new;
end $$;
comment on function private.tg_users__time_quest() is
  'Sets swift_five, swift_quest and replayed (rule 8.5). Runs as its owner because regrades are '
  'private.';
create trigger tg_users__time_quest before update of completed_enigmes on public.users
  for each row execute function private.tg_users__time_quest();

-- List of accounts

create function public.admin_users(
  search text default '', review text default 'all', hide_test_accounts boolean default true,
  page integer default 1, page_size integer default 50, swift_only boolean default false,
  after uuid default null
) returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '30s'
set plan_cache_mode = force_custom_plan -- so that unused filters let an index count and page
as $$
declare
  wanted text := private.folded_name(btrim(coalesce(search, '')));
  hides boolean := coalesce(hide_test_accounts, true);
  swift boolean := coalesce(swift_only, false);
  size integer := least(greatest(coalesce(page_size, 50), 1), 1000);
  with_review boolean := review in ('review_only', 'review_and_media');
  with_media boolean := review in ('media_only', 'review_and_media');
  total integer;
  page_count integer;
  shown integer;
  rows jsonb;
begin
  perform private.require_admin();
  if review is null
    or review not in ('all', 'no_review', 'review_only', 'media_only', 'review_and_media')
  then
    raise exception 'Ce filtre n''existe pas' using errcode = '22023', hint = 'filter_unknown';
  end if;

  select count(*)::integer into total from public.users
  where not (hides and users.isnotuser)
    and (review = 'all' or (users.review_points = with_review and users.media_points = with_media))
    and (not swift or users.swift_five is not null or users.swift_quest is not null)
    and (wanted = '' or position(wanted in users.search_text) > 0);
  page_count := greatest(1, ceil(total / size::numeric)::integer);
  shown := least(greatest(coalesce(page, 1), 1), page_count);

  select coalesce(
    jsonb_agg(to_jsonb(account) order by account.created_at desc, account.id), '[]'::jsonb)
  into rows
  from (
    select
      listed.id, listed.email, listed.username, listed.display_name, listed.total_score,
      listed.completed_enigmes, listed.review_points, listed.media_points, listed.isnotuser,
      listed.created_at, listed.updated_at, decided.decision, listed.swift_five,
      listed.swift_quest, listed.replayed,
      (
        select count(*) from public.enigme_progress as progress
        where progress.user_id = listed.id and progress.imported
      ) as imported
    from (
      (select users.id from public.users
      where after is null
        and not (hides and users.isnotuser)
        and (review = 'all'
          or (users.review_points = with_review and users.media_points = with_media))
        and (not swift or users.swift_five is not null or users.swift_quest is not null)
        and (wanted = '' or position(wanted in users.search_text) > 0)
      order by users.created_at desc, users.id offset (shown - 1) * size limit size)
      union all
      (select users.id from public.users
      where users.id > after
        and not (hides and users.isnotuser)
        and (review = 'all'
          or (users.review_points = with_review and users.media_points = with_media))
        and (not swift or users.swift_five is not null or users.swift_quest is not null)
        and (wanted = '' or position(wanted in users.search_text) > 0)
      order by users.id limit size)
    ) as paged
    join public.users as listed on listed.id = paged.id
    left join lateral (
      select jsonb_build_object(
        'has_review', decisions.has_review,
        'has_media', decisions.has_media,
        'admin_name', coalesce(admins.display_name, admins.username, admins.email),
        'decided_at', decisions.decided_at) as decision
      from private.review_decisions as decisions
      left join public.users as admins on admins.id = decisions.admin_id
      where decisions.user_id = listed.id
      order by decisions.decided_at desc, decisions.id desc limit 1
    ) as decided on true
  ) as account;
  return jsonb_build_object(
    'total', total, 'page', shown, 'page_count', page_count, 'rows', rows);
end $$;
comment on function public.admin_users(text, text, boolean, integer, integer, boolean, uuid) is
  'A page of the accounts, newest first, with the last review decision and speed marks. `review`: '
  'all, no_review, review_only, media_only or review_and_media (rule 8.4). `after`: instead of '
  '`page`, the accounts that follow this id, so that none is missed when another is deleted between '
  'two pages. Admins only. Runs as its owner to read private decisions.';
grant execute on function public.admin_users(text, text, boolean, integer, integer, boolean, uuid)
  to authenticated;
