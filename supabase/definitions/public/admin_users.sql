CREATE OR REPLACE FUNCTION public.admin_users(search text DEFAULT ''::text, review text DEFAULT 'all'::text, hide_test_accounts boolean DEFAULT true, page integer DEFAULT 1, page_size integer DEFAULT 50, swift_only boolean DEFAULT false, after uuid DEFAULT NULL::uuid, moderation text DEFAULT 'all'::text)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '30s'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
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
  played text := private.current_edition();
begin
  perform private.require_admin();
  if review is null
    or review not in ('all', 'no_review', 'review_only', 'media_only', 'review_and_media')
    or moderation is null
    or moderation not in ('all', 'name_hidden', 'out_of_ranking')
  then
    raise exception 'Ce filtre n''existe pas' using errcode = '22023', hint = 'filter_unknown';
  end if;

  select count(*)::integer into total from public.users
  where not (hides and users.isnotuser)
    and (review = 'all' or (users.review_points = with_review and users.media_points = with_media))
    and (not swift or users.swift_five is not null or users.swift_quest is not null)
    and (moderation = 'all'
      or (moderation = 'out_of_ranking' and users.out_of_ranking)
      or (moderation = 'name_hidden' and users.id in (
        select hidden.user_id from private.hidden_names as hidden)))
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
      listed.swift_quest, listed.replayed, listed.name_withheld, listed.out_of_ranking,
      array(
        select hidden.name from private.hidden_names as hidden
        where hidden.user_id = listed.id order by hidden.hidden_at desc, hidden.name
      ) as hidden_names,
      (
        select count(*) from public.enigme_progress as progress
        join public.enigmes on enigmes.id = progress.enigme_id
        where progress.user_id = listed.id and progress.imported
          and enigmes.edition = played
      ) as imported
    from (
      (select users.id from public.users
      where after is null
        and not (hides and users.isnotuser)
        and (review = 'all'
          or (users.review_points = with_review and users.media_points = with_media))
        and (not swift or users.swift_five is not null or users.swift_quest is not null)
        and (moderation = 'all'
          or (moderation = 'out_of_ranking' and users.out_of_ranking)
          or (moderation = 'name_hidden' and users.id in (
            select hidden.user_id from private.hidden_names as hidden)))
        and (wanted = '' or position(wanted in users.search_text) > 0)
      order by users.created_at desc, users.id offset (shown - 1) * size limit size)
      union all
      (select users.id from public.users
      where users.id > after
        and not (hides and users.isnotuser)
        and (review = 'all'
          or (users.review_points = with_review and users.media_points = with_media))
        and (not swift or users.swift_five is not null or users.swift_quest is not null)
        and (moderation = 'all'
          or (moderation = 'out_of_ranking' and users.out_of_ranking)
          or (moderation = 'name_hidden' and users.id in (
            select hidden.user_id from private.hidden_names as hidden)))
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
      where decisions.user_id = listed.id and decisions.edition = played
      order by decisions.decided_at desc, decisions.id desc limit 1
    ) as decided on true
  ) as account;
  return jsonb_build_object(
    'total', total, 'page', shown, 'page_count', page_count, 'rows', rows);
end $function$;
COMMENT ON FUNCTION public.admin_users(text,text,boolean,integer,integer,boolean,uuid,text) IS 'A page of the accounts, newest first, with the last review decision and speed marks. `review`: all, no_review, review_only, media_only or review_and_media (rule 8.4). `after`: instead of `page`, the accounts that follow this id, so that none is missed when another is deleted between two pages. `moderation`: all, name_hidden (names that the team hid) or out_of_ranking. Admins only. Runs as its owner to read private decisions.';
