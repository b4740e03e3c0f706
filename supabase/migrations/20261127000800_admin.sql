-- The admins' functions: reviews, accounts, wrong answers, statistics, publishing. The workshop,
-- moderation, messages, the draw and visits have files of their own.

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

create function private.account_email(account uuid) returns text
language sql stable
set search_path = ''
as $$ select users.email from public.users where users.id = account $$;
comment on function private.account_email(uuid) is
  'The e-mail address of an account, which its first knight has.';

create function private.admin_label(admin uuid) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(users.display_name, users.username, users.email)
  from public.users where users.id = admin
$$;
comment on function private.admin_label(uuid) is 'An admin''s name, for other admins.';

-- Reviews

create function public.validate_user_review(user_uuid uuid, has_review boolean, has_media boolean)
returns integer
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
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
end $$;
comment on function public.validate_user_review(uuid, boolean, boolean) is
  'Sets a knight''s review and photo flags of the current edition''s contest and returns the new '
  'total (rule 8.1). Raises PT409 when another knight of the account has a review (rule 28.5). Admins '
  'only; audited. Runs as its owner to write flags and totals.';
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
    from public.enigmes
    join public.enigme_progress as progress
      on progress.enigme_id = enigmes.id and progress.user_id = new.id
    where enigmes.edition = private.current_edition()
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
  return new;
end $$;
comment on function private.tg_users__time_quest() is
  'Sets swift_five and swift_quest (rule 8.5). Runs as its owner because regrades are '
  'private.';
create trigger tg_users__time_quest before update of completed_enigmes on public.users
  for each row
  when (current_setting('game.publishing', true) is distinct from 'on')
  execute function private.tg_users__time_quest();

-- List of accounts

create function public.admin_users(
  search text default '', review text default 'all', hide_test_accounts boolean default true,
  page integer default 1, page_size integer default 50, swift_only boolean default false,
  after uuid default null, moderation text default 'all'
) returns table (
  id uuid, email text, username text, display_name text, total_score integer,
  completed_enigmes integer, review_points boolean, media_points boolean, isnotuser boolean,
  created_at timestamptz, updated_at timestamptz, swift_five integer, swift_quest integer,
  replayed boolean, name_withheld text, out_of_ranking boolean, hidden_names text[],
  imported integer, decided_review boolean, decided_media boolean, decided_by text,
  decided_at timestamptz, account_id uuid, knight_count integer, total integer, shown_page integer,
  page_count integer
)
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '30s'
set plan_cache_mode = force_custom_plan -- so that unused filters let an index count and page
as $$
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
end $$;
comment on function public.admin_users(
  text, text, boolean, integer, integer, boolean, uuid, text
) is
  'A page of the knights, newest first, with the e-mail address of their account and how many knights '
  'it has, the last review decision and speed marks. `review`: '
  'all, no_review, review_only, media_only or review_and_media (rule 8.4). `after`: instead of '
  '`page`, the knights that follow this id, so that none is missed when another is deleted '
  'between two pages. `moderation`: all, name_hidden (names that the team hid), name_withheld '
  '(names that others cannot read now) or out_of_ranking. Out of range, the nearest page. Each row '
  'repeats `total`, `shown_page` and `page_count`. Admins only. Runs as its owner to '
  'read private decisions.';
grant execute on function public.admin_users(
  text, text, boolean, integer, integer, boolean, uuid, text
) to authenticated;

-- Admins read the wrong answers, and may accept one as a variant for everyone who gave it.

create function private.find_riddle(day integer, of_edition text) returns integer
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select enigmes.id from public.enigmes
    where enigmes.edition = coalesce(of_edition, private.current_edition())
      and enigmes.day_number = day);
end $$;
comment on function private.find_riddle(integer, text) is
  'The id of a day''s riddle, open or not; null when there is none.';

create function public.admin_wrong_answers(day integer, edition text default null)
returns table (
  normalized text, typed text, times integer, knights integer, last_at timestamptz, almost boolean
)
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '30s'
as $$
declare
  riddle integer := private.find_riddle(day, edition);
begin
  perform private.require_admin();
  return query
    select
      most.normalized, most.typed, most.times, most.knights, latest.last_at, most.almost
    from (
      select
        spellings.normalized,
        (array_agg(spellings.typed order by spellings.knights desc, spellings.typed))[1] as typed,
        sum(spellings.times)::integer as times,
        sum(spellings.knights)::integer as knights,
        bool_or(spellings.almost) as almost
      from (
        select
          counts.normalized, counts.typed, sum(counts.times) as times, sum(counts.knights) as knights,
          coalesce(sum(counts.knights) filter (where counts.almost), 0) > 0 as almost
        from private.wrong_answer_counts as counts
        where counts.enigme_id = riddle
        group by counts.normalized, counts.typed
        having sum(counts.knights) > 0
      ) as spellings
      group by spellings.normalized
      order by sum(spellings.knights) desc, sum(spellings.times) desc, spellings.normalized limit 100
    ) as most
    cross join lateral (
      select wrong.last_at
      from private.wrong_answers as wrong
      where wrong.enigme_id = riddle and wrong.kind = 'riddle'
        and wrong.normalized = most.normalized
        and not exists (
          select from public.users where users.id = wrong.user_id and users.isnotuser)
      order by wrong.last_at desc limit 1
    ) as latest
    order by most.knights desc, most.times desc, most.normalized;
end $$;
comment on function public.admin_wrong_answers(integer, text) is
  'The 100 most frequent wrong answers of a riddle, test accounts left out. Admins only. Runs as '
  'its owner to read private attempts.';
grant execute on function public.admin_wrong_answers(integer, text) to authenticated;

create function private.regrade(
  knight uuid, riddle integer, answered text, answered_at timestamptz
) returns void
language plpgsql
set search_path = ''
as $$
declare
  hints integer;
  deserved integer;
  score_before integer;
begin
  select count(*)::integer into hints from public.hints_revealed as seen
  where seen.user_id = knight and seen.enigme_id = riddle and seen.revealed_at <= answered_at;
  deserved := case
    when exists (
      select from private.answer_reveals as reveals
      where reveals.user_id = knight
        and reveals.enigme_id = riddle
        and reveals.revealed_at <= answered_at
    ) then 0
    else private.score_for_hints(hints)
  end;
  select progress.score into score_before from public.enigme_progress as progress
  where progress.user_id = knight and progress.enigme_id = riddle;

  perform private.complete_riddle(knight, riddle, false, answered_at);
  -- complete_riddle counted hints seen after the answer.
  update public.enigme_progress as progress
  set score = deserved, hints_used = hints, revealed = false
  where progress.user_id = knight and progress.enigme_id = riddle and progress.score < deserved;

  insert into private.answer_regrades (
    user_id, enigme_id, normalized, score_before, score_after, regraded_at)
  select knight, riddle, answered, score_before, progress.score, public.server_now()
  from public.enigme_progress as progress
  where progress.user_id = knight and progress.enigme_id = riddle;
  perform private.refresh_totals(knight);
end $$;
comment on function private.regrade(uuid, integer, text, timestamptz) is
  'Gives a knight the score that an answer was worth when it was given (rule 5.6), if it is '
  'higher. A riddle that it completes was completed then.';

create function private.equivalent_answers(riddle integer, wanted text, forms text[]) returns text[]
language plpgsql stable
set search_path = ''
as $$
begin
  return array(
    select typed.normalized from (
      select wrong.normalized, min(wrong.typed) as example
      from private.wrong_answers as wrong
      where wrong.kind = 'riddle' and wrong.enigme_id = riddle
      group by wrong.normalized
    ) as typed
    where typed.normalized = wanted or private.has_form(typed.example, forms, '{}'));
end $$;
comment on function private.equivalent_answers(integer, text, text[]) is
  'The wrong answers to a riddle, normalized, that are `wanted` or have one of its forms.';

create function private.regrade_given(
  knights uuid[], riddle integer, wanted text, given text[]
) returns integer
language plpgsql
set search_path = ''
as $$
declare
  answered record;
  regraded integer := 0;
begin
  for answered in
    select wrong.user_id, min(wrong.first_at) as first_at
    from private.wrong_answers as wrong
    where wrong.kind = 'riddle'
      and wrong.enigme_id = riddle
      and wrong.normalized = any (given)
      and wrong.user_id = any (knights)
    group by wrong.user_id
  loop
    perform private.regrade(answered.user_id, riddle, wanted, answered.first_at);
    -- Deleting a regraded answer prevents a second regrade.
    delete from private.wrong_answers as wrong
    where wrong.user_id = answered.user_id
      and wrong.kind = 'riddle'
      and wrong.enigme_id = riddle
      and wrong.normalized = any (given);
    regraded := regraded + 1;
  end loop;
  return regraded;
end $$;
comment on function private.regrade_given(uuid[], integer, text, text[]) is
  'Regrades each of these knights, whose rows are locked, who gave one of these answers to a riddle, '
  'by the first time; returns how many.';

create function public.accept_answer(day integer, answer text, edition text default null)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '30s'
as $$
declare
  riddle integer := private.find_riddle(day, edition);
  wanted text := private.normalize_answer(answer);
  already boolean;
  forms text[] := private.answer_forms(array[answer]);
  alike text[];
  named uuid[];
  given_by uuid[];
  regraded integer;
begin
  perform private.require_admin();
  perform private.refuse_long_answer(answer);
  if wanted = '' then
    raise exception 'Cette réponse est vide' using errcode = '22023', hint = 'answer_empty';
  end if;
  if not exists (
    select from private.enigme_solutions as solutions where solutions.enigme_id = riddle
  ) then
    raise exception 'Cette énigme n''existe pas' using errcode = 'PT404', hint = 'riddle_missing';
  end if;
  perform private.hold_edition();
  -- Two admins on one riddle run one after the other.
  perform pg_advisory_xact_lock(hashtext('accept_answer'), riddle);
  already := (private.judge_text('riddle', null, riddle, answer)).verdict = 'right';
  alike := private.equivalent_answers(riddle, wanted, forms);
  named := case
    when already then array[]::uuid[]
    else array(select private.knights_named(riddle, forms))
  end;
  given_by := array(
    select distinct wrong.user_id from private.wrong_answers as wrong
    where wrong.kind = 'riddle' and wrong.enigme_id = riddle and wrong.normalized = any (alike));
  -- Every row at once and in one order, the admin's included: accepted_answers refers to it.
  perform from public.users where users.id = any (named || given_by || auth.uid())
  order by users.id for no key update;
  perform private.require_admin();

  if not already then
    insert into private.accepted_answers (enigme_id, normalized, typed, admin_id, accepted_at)
    values (riddle, wanted, btrim(answer), auth.uid(), public.server_now());
    perform private.withhold_names(named, forms);
  end if;
  regraded := private.regrade_given(given_by, riddle, wanted, alike);
  -- A new variant is in accepted_answers.
  if already and regraded > 0 then
    perform private.log_decision(
      'regraded_answer', subject => btrim(answer), day => accept_answer.day,
      of_edition => (select enigmes.edition from public.enigmes where enigmes.id = riddle));
  end if;
  return jsonb_build_object(
    'status', case when already then 'already_accepted' else 'accepted' end,
    'regraded', regraded);
end $$;
comment on function public.accept_answer(integer, text, text) is
  'Accepts a variant and regrades once each knight who gave it or an equivalent; returns how '
  'many. Admins only; audited. Runs as its owner to write answers and scores.';
grant execute on function public.accept_answer(integer, text, text) to authenticated;

-- Statistics. Joining a million completed riddles to their knights takes seconds (decision 0005):
-- everything is counted in an index, then test accounts are subtracted

create function private.recent_activity(entries integer) returns jsonb
language sql stable
set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'user_id', latest.user_id, 'username', named.username, 'display_name', named.display_name,
    'action', latest.action, 'timestamp', latest.moment) order by latest.moment desc), '[]'::jsonb)
  from (
    select * from (
      (
        select created.id as user_id, 'Inscription' as action, created.created_at as moment
        from public.users as created
        where not created.isnotuser
        order by created.created_at desc limit entries
      )
      union all
      (
        select
          progress.user_id,
          'Énigme ' || enigmes.day_number
            || case when editions.status = 'current' then '' else ' (' || editions.code || ')' end
            || case when progress.revealed then ' révélée' else ' résolue' end,
          progress.completed_at
        from public.enigme_progress as progress
        join public.users as players on players.id = progress.user_id
        join public.enigmes on enigmes.id = progress.enigme_id
        join public.editions on editions.code = enigmes.edition
        where not players.isnotuser
        order by progress.completed_at desc limit entries
      )
      union all
      (
        select
          decisions.user_id,
          case
            when decisions.has_media and not decisions.had_media then 'Photo validée'
            when decisions.has_review and not decisions.had_review then 'Avis validé'
            when decisions.had_review and not decisions.has_review then 'Avis retiré'
            else 'Photo retirée'
          end,
          decisions.decided_at
        from private.review_decisions as decisions
        join public.users as judged on judged.id = decisions.user_id
        where not judged.isnotuser
        order by decisions.decided_at desc limit entries
      )
    ) as events
    order by events.moment desc limit entries
  ) as latest
  -- A plain join would be planned as a scan of every account.
  cross join lateral (
    select users.username, users.display_name from public.users
    where users.id = latest.user_id limit 1
  ) as named
$$;
comment on function private.recent_activity(integer) is
  'The latest sign-ups, completed riddles and review decisions, newest first.';

create function private.riddle_completions() returns table (day integer, completions integer)
language sql stable
set search_path = ''
as $$
  select enigmes.day_number, (everyone.n - coalesce(hidden.n, 0))::integer
  from public.enigmes
  cross join lateral (
    select count(*) as n from public.enigme_progress as progress
    where progress.enigme_id = enigmes.id
  ) as everyone
  left join (
    select progress.enigme_id, count(*) as n
    from public.users
    join public.enigme_progress as progress on progress.user_id = users.id
    where users.isnotuser
    group by progress.enigme_id
  ) as hidden on hidden.enigme_id = enigmes.id
  where enigmes.edition = (select editions.code from public.editions where status = 'current')
$$;
comment on function private.riddle_completions() is
  'Number of knights who completed each riddle of the current edition, without test accounts.';

create function private.daily_stats(days integer) returns jsonb
language sql stable
set search_path = ''
as $$
  with calendar as materialized (
    select
      listed.day,
      listed.day::timestamp at time zone 'Europe/Paris' as begins,
      (listed.day + 1)::timestamp at time zone 'Europe/Paris' as ends
    from (
      select (public.server_now() at time zone 'Europe/Paris')::date - back as day
      from generate_series(days - 1, 0, -1) as back
    ) as listed
  ), hidden_quests as materialized (
    select (progress.completed_at at time zone 'Europe/Paris')::date as day, count(*) as n
    from public.users
    join public.enigme_progress as progress on progress.user_id = users.id
    where users.isnotuser
      and progress.completed_at >= (select min(calendar.begins) from calendar)
    group by 1
  )
  select jsonb_agg(jsonb_build_object(
    'date', calendar.day,
    'new_users', sign_ups.n,
    'completed_enigmes', quests.n - coalesce(hidden_quests.n, 0),
    'reviews_submitted', reviews.n) order by calendar.day)
  from calendar
  cross join lateral (
    select count(*) as n from public.users
    where users.created_at >= calendar.begins
      and users.created_at < calendar.ends
      and not users.isnotuser
  ) as sign_ups
  cross join lateral (
    -- Test accounts included; hidden_quests subtracts them.
    select count(*) as n from public.enigme_progress as progress
    where progress.completed_at >= calendar.begins and progress.completed_at < calendar.ends
  ) as quests
  cross join lateral (
    select count(*) as n
    from private.review_decisions as decisions
    join public.users on users.id = decisions.user_id
    where decisions.decided_at >= calendar.begins
      and decisions.decided_at < calendar.ends
      and decisions.has_review
      and not decisions.had_review
      and not users.isnotuser
  ) as reviews
  left join hidden_quests on hidden_quests.day = calendar.day
$$;
comment on function private.daily_stats(integer) is
  'New knights, completed riddles and validated reviews per day (Europe/Paris).';

create function public.admin_stats() returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '30s'
set jit = off -- compiling takes longer than these counts
as $$
declare
  -- A variable, so that the clock is not called for each row.
  a_month_ago timestamptz := public.server_now() - interval '30 days';
  totals record;
begin
  perform private.require_admin();
  select
    count(*)::integer as users,
    count(*) filter (where users.id = users.account_id)::integer as accounts,
    coalesce(sum(users.completed_enigmes), 0)::integer as completed,
    coalesce(sum(users.total_score), 0)::integer as score,
    count(*) filter (where users.review_points)::integer as reviews,
    count(*) filter (where users.media_points)::integer as media,
    count(*) filter (where users.created_at > a_month_ago)::integer as recent
  into totals
  from public.users where not users.isnotuser;
  return jsonb_build_object(
    'totalUsers', totals.users,
    'totalAccounts', totals.accounts,
    'testAccounts', (select count(*) from public.users where users.isnotuser),
    'totalEnigmesCompleted', totals.completed,
    'totalScore', totals.score,
    'averageScore', case
      when totals.users = 0 then 0
      else round(totals.score / totals.users::numeric)::integer
    end,
    'participationRate', case
      when totals.users = 0 then 0
      else round(100 * totals.reviews / totals.users::numeric)::integer
    end,
    'newUsersLast30Days', totals.recent,
    'usersWithReviews', totals.reviews,
    'usersWithMedia', totals.media,
    'totalReviewPoints', 10 * totals.reviews + 3 * totals.media,
    'topUsers', (
      select coalesce(jsonb_agg(to_jsonb(best)), '[]'::jsonb) from (
        select
          users.id as user_id, users.username, users.display_name, users.total_score,
          users.completed_enigmes, users.review_points, users.media_points
        from public.users where users.ranked
        order by users.total_score desc, users.score_reached_at, users.id limit 10
      ) as best),
    'enigmeStats', (
      select jsonb_agg(jsonb_build_object(
        'enigme_id', days.day,
        'completion_count', coalesce(done.completions, 0),
        'completion_rate', case
          when totals.users = 0 then 0
          else round(100 * coalesce(done.completions, 0) / totals.users::numeric)::integer
        end) order by days.day)
      from generate_series(1, 24) as days (day)
      left join private.riddle_completions() as done on done.day = days.day),
    'recentActivity', private.recent_activity(20),
    'dailyStats', private.daily_stats(7));
end $$;
comment on function public.admin_stats() is
  'The statistics page (rule 8.3), without test accounts: totalUsers counts the knights, totalAccounts '
  'the accounts. Admins only. Runs as its owner to count '
  'every knight''s rows.';
grant execute on function public.admin_stats() to authenticated;

-- Editions

create function private.edition_problems(of_edition text) returns text[]
language plpgsql stable
set search_path = ''
as $$
declare
  checked public.editions := (
    select editions from public.editions where editions.code = of_edition);
  problems text[] := array[]::text[];
begin
  problems := problems || array(
    select format('le jour %s manque', day)
    from generate_series(1, 24) as day
    where not exists (
      select from public.enigmes
      join private.enigme_solutions as solutions on solutions.enigme_id = enigmes.id
      where enigmes.edition = of_edition and enigmes.day_number = day)
    order by day);
  if not exists (
    select from private.final_sentence as sentences where sentences.edition = of_edition
  ) then
    problems := problems || 'la phrase finale manque'::text;
  end if;
  problems := problems || array(
    select format('la porte %s ne s''ouvre pas après la porte %s', day_number, day_number - 1)
    from (
      select enigmes.day_number, enigmes.opens_at,
        lag(enigmes.opens_at) over (order by enigmes.day_number) as before,
        lag(enigmes.day_number) over (order by enigmes.day_number) as day_before
      from public.enigmes where enigmes.edition = of_edition
    ) as doors
    where doors.day_before is not null
      -- An open day after a closed one, or doors in the wrong order.
      and doors.before is not null
      and (doors.opens_at is null or doors.opens_at <= doors.before)
    order by day_number);
  if checked.ranking_ends_at <= (
    select max(enigmes.opens_at) from public.enigmes where enigmes.edition = of_edition
  ) then
    problems := problems || 'le classement finit avant la dernière porte'::text;
  end if;
  if checked.purge_on is null then
    problems := problems || 'la date d''effacement manque'::text;
  end if;
  return problems;
end $$;
comment on function private.edition_problems(text) is
  'Why an edition cannot be published, in French; empty when it can. `npm run edition` checks far '
  'more: this is what the game''s functions rely on.';

create function private.make_current(wanted text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  previous text;
  moment timestamptz := public.server_now();
begin
  -- Every function that writes for a knight holds this lock, shared, until it commits: an answer
  -- counts in the edition that ends, or waits for the next one.
  perform pg_advisory_xact_lock(hashtext('publish_edition'));
  previous := private.current_edition();
  if previous is not null then
    perform private.freeze_results(previous);
    perform private.close_contest(previous);
    update public.editions set status = 'past', archived_at = moment
    where editions.code = previous;
  end if;
  update public.editions set status = 'current', published_at = moment
  where editions.code = wanted;

  -- No one has played the new edition: everyone starts at zero, and no one is ranked.
  perform pg_advisory_xact_lock(hashtext('score_counts'));
  perform set_config('game.publishing', 'on', true);
  update public.users set
    total_score = 0, completed_enigmes = 0, review_points = false, media_points = false,
    last_quest_at = null, swift_five = null, swift_quest = null, replayed = false,
    is_class = false, score_reached_at = moment
  where users.total_score > 0 or users.completed_enigmes > 0
    or users.review_points or users.media_points or users.replayed or users.is_class;
  perform set_config('game.publishing', 'off', true);
  delete from private.score_counts;
  delete from private.score_counts_by_hour;
  return jsonb_build_object('status', 'published', 'archived', previous, 'results', (
    select count(*) from public.edition_results as results where results.edition = previous));
end $$;
comment on function private.make_current(text) is
  'Makes an edition the one that is played: freezes the results of the current one and archives it, '
  'in one transaction (decision 0016).';

create function private.publish_edition(wanted text) returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  target public.editions;
  problems text[];
begin
  -- Two admins who publish run one after the other.
  perform pg_advisory_xact_lock(hashtext('publish_edition'));
  select * into target from public.editions where editions.code = wanted;
  if target.code is null then
    raise exception 'Cette édition n''existe pas' using errcode = 'PT404', hint = 'edition_missing';
  elsif target.status = 'current' then
    return jsonb_build_object('status', 'already_current', 'archived', null, 'results', 0);
  elsif target.status = 'past' then
    raise exception 'L''édition % est passée : elle ne se joue plus que dans les archives', wanted
      using errcode = '22023', hint = 'edition_past';
  end if;
  problems := private.edition_problems(wanted);
  if cardinality(problems) > 0 then
    raise exception 'L''édition % n''est pas prête : %', wanted, array_to_string(problems, ', ')
      using errcode = '22023', hint = 'edition_incomplete';
  end if;
  return private.make_current(wanted);
end $$;
comment on function private.publish_edition(text) is
  'Publishes a draft (make_current). Returns {status, archived, results}. Raises 22023 with the '
  'reasons when something is missing.';

create function public.publish_edition(code text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '5min'
as $$
begin
  perform private.require_admin();
  return private.publish_edition(code);
end $$;
comment on function public.publish_edition(text) is
  'private.publish_edition for admins. Runs as its owner to write editions, results and totals.';
grant execute on function public.publish_edition(text) to authenticated;
