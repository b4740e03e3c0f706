CREATE OR REPLACE FUNCTION public.admin_users(search text DEFAULT ''::text, review text DEFAULT 'all'::text, hide_test_accounts boolean DEFAULT true, page integer DEFAULT 1, page_size integer DEFAULT 50, swift_only boolean DEFAULT false, after uuid DEFAULT NULL::uuid, moderation text DEFAULT 'all'::text)
 RETURNS TABLE(id uuid, email text, username text, display_name text, total_score integer, completed_enigmes integer, review_points boolean, media_points boolean, isnotuser boolean, created_at timestamp with time zone, updated_at timestamp with time zone, swift_five integer, swift_quest integer, replayed boolean, name_withheld text, out_of_ranking boolean, hidden_names text[], imported integer, decided_review boolean, decided_media boolean, decided_by text, decided_at timestamp with time zone, account_id uuid, knight_count integer, total integer, shown_page integer, page_count integer)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '30s'
 SET plan_cache_mode TO 'force_custom_plan'
AS $function$
declare
  wanted text := private.folded_name(btrim(coalesce(search, '')));
  grams text[] := private.search_grams(wanted);
  found uuid[];
  hides boolean := coalesce(hide_test_accounts, true);
  swift boolean := coalesce(swift_only, false);
  size integer := least(greatest(coalesce(page_size, 50), 1), 1000);
  with_review boolean := review in ('review_only', 'review_and_media');
  with_media boolean := review in ('media_only', 'review_and_media');
  played text := private.current_edition();
begin
  perform private.require_admin();
  if review is null
    or review not in ('all', 'no_review', 'review_only', 'media_only', 'review_and_media')
    or moderation is null
    or moderation not in ('all', 'name_hidden', 'name_withheld', 'out_of_ranking')
  then
    raise exception 'Ce filtre n''existe pas' using errcode = '22023', hint = 'filter_unknown';
  end if;

  if wanted <> '' then
    -- First, by index: as a part of the conditions below it would be a filter on every knight.
    found := array(
      select texts.user_id from private.search_texts as texts
      where position(wanted in texts.text) > 0
        and (length(wanted) < 5 or private.search_grams(texts.text) @> grams));
  end if;
  select count(*)::integer into total from public.users
  where not (hides and users.isnotuser)
    and (review = 'all' or (users.review_points = with_review and users.media_points = with_media))
    and (not swift or users.swift_five is not null or users.swift_quest is not null)
    and (moderation = 'all'
      or (moderation = 'out_of_ranking' and users.out_of_ranking)
      or (moderation = 'name_withheld' and users.name_withheld is not null)
      or (moderation = 'name_hidden' and users.id in (
        select hidden.user_id from private.hidden_names as hidden)))
    and (wanted = '' or users.id = any (found));
  page_count := greatest(1, ceil(total / size::numeric)::integer);
  shown_page := least(greatest(coalesce(page, 1), 1), page_count);

  return query
    select
      listed.id, private.account_email(listed.account_id), listed.username, listed.display_name, listed.total_score,
      listed.completed_enigmes, listed.review_points, listed.media_points, listed.isnotuser,
      listed.created_at, listed.updated_at, listed.swift_five, listed.swift_quest, listed.replayed,
      listed.name_withheld, listed.out_of_ranking,
      array(
        select hidden.name from private.hidden_names as hidden
        where hidden.user_id = listed.id order by hidden.hidden_at desc, hidden.name),
      (
        select count(*)::integer from public.enigme_progress as progress
        join public.enigmes on enigmes.id = progress.enigme_id
        where progress.user_id = listed.id and progress.imported
          and enigmes.edition = played
      ),
      decided.has_review, decided.has_media, private.admin_label(decided.admin_id),
      decided.decided_at, listed.account_id,
      (
        select count(*)::integer from public.users as knights
        where knights.account_id = listed.account_id
      ),
      total, shown_page, page_count
    from (
      (select users.id from public.users
      where after is null
        and not (hides and users.isnotuser)
        and (review = 'all'
          or (users.review_points = with_review and users.media_points = with_media))
        and (not swift or users.swift_five is not null or users.swift_quest is not null)
        and (moderation = 'all'
          or (moderation = 'out_of_ranking' and users.out_of_ranking)
          or (moderation = 'name_withheld' and users.name_withheld is not null)
          or (moderation = 'name_hidden' and users.id in (
            select hidden.user_id from private.hidden_names as hidden)))
        and (wanted = '' or users.id = any (found))
      order by users.created_at desc, users.id offset (shown_page - 1) * size limit size)
      union all
      (select users.id from public.users
      where users.id > after
        and not (hides and users.isnotuser)
        and (review = 'all'
          or (users.review_points = with_review and users.media_points = with_media))
        and (not swift or users.swift_five is not null or users.swift_quest is not null)
        and (moderation = 'all'
          or (moderation = 'out_of_ranking' and users.out_of_ranking)
          or (moderation = 'name_withheld' and users.name_withheld is not null)
          or (moderation = 'name_hidden' and users.id in (
            select hidden.user_id from private.hidden_names as hidden)))
        and (wanted = '' or users.id = any (found))
      order by users.id limit size)
    ) as paged
    join public.users as listed on listed.id = paged.id
    left join lateral (
      select decisions.has_review, decisions.has_media, decisions.admin_id, decisions.decided_at
      from private.review_decisions as decisions
      where decisions.user_id = listed.id and decisions.edition = played
      order by decisions.decided_at desc, decisions.id desc limit 1
    ) as decided on true
    order by listed.created_at desc, listed.id;
end $function$;
COMMENT ON FUNCTION public.admin_users(text,text,boolean,integer,integer,boolean,uuid,text) IS 'A page of the knights, newest first, with the e-mail address of their account and how many knights it has, the last review decision and speed marks. `review`: all, no_review, review_only, media_only or review_and_media (rule 8.4). `after`: instead of `page`, the knights that follow this id, so that none is missed when another is deleted between two pages. `moderation`: all, name_hidden (names that the team hid), name_withheld (names that others cannot read now) or out_of_ranking. Out of range, the nearest page. Each row repeats `total`, `shown_page` and `page_count`. Admins only. Runs as its owner to read private decisions.';
