CREATE OR REPLACE FUNCTION public.validate_user_review(user_uuid uuid, has_review boolean, has_media boolean)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
declare
  target public.users;
  played text;
begin
  perform private.require_admin();
  if has_review is null or has_media is null then
    raise exception 'L''avis et la photo sont validés ou non'
      using errcode = '22023', hint = 'review_flags_missing';
  end if;
  perform private.hold_edition();
  played := (private.readable_edition(null)).code;
  -- The participants were fixed at the contest's end.
  perform private.close_contests();
  -- The decision refers to the admin, and an account has one review: all these rows are locked, in
  -- the order of accept_answer.
  perform from public.users
  where users.id = auth.uid()
    or users.account_id = (select judged.account_id from public.users as judged where judged.id = user_uuid)
  order by users.id for no key update;
  perform private.require_admin();
  select * into target from public.users where users.id = user_uuid;
  if target.id is null then
    raise exception 'Ce compte n''existe pas' using errcode = 'PT404', hint = 'account_gone';
  end if;
  if (has_review or has_media) and exists (
    select from public.users as siblings
    where siblings.account_id = target.account_id and siblings.id <> target.id
      and (siblings.review_points or siblings.media_points)
  ) then
    raise exception 'Un autre chevalier de ce compte a déjà un avis : un compte en a un seul'
      using errcode = 'PT409', hint = 'account_has_review';
  end if;
  if (target.review_points, target.media_points) is distinct from (has_review, has_media) then
    insert into private.review_decisions (
      user_id, admin_id, edition, has_review, has_media,
      had_review, had_media, had_score, had_reached_at, decided_at)
    values (
      target.id, auth.uid(), played, has_review, has_media,
      target.review_points, target.media_points, target.total_score, target.score_reached_at,
      public.server_now());
    target := private.refresh_totals(target.id, has_review, has_media);
    -- Undoing a decision also restores the place among equal totals, if nothing but decisions has
    -- changed the total since.
    update public.users set score_reached_at = earlier.had_reached_at
    from (
      select decisions.had_reached_at from private.review_decisions as decisions
      where decisions.user_id = target.id
        and decisions.edition = played
        and (decisions.had_review, decisions.had_media)
          = (validate_user_review.has_review, validate_user_review.has_media)
        and decisions.had_reached_at is not null
      order by decisions.id desc limit 1
    ) as earlier
    where users.id = target.id;
  end if;
  return target.total_score;
end $function$;
COMMENT ON FUNCTION public.validate_user_review(uuid,boolean,boolean) IS 'Sets a knight''s review and photo flags of the current edition''s contest and returns the new total (rule 8.1). Raises PT409 when another knight of the account has a review (rule 28.5). Admins only; audited. Runs as its owner to write flags and totals.';
