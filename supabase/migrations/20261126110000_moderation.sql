-- What the team decides about names and the ranking (rules 2.6, 6.8), and the log of its decisions
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
  'What admins decided. Reviews and accepted answers have tables of their own, which '
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

create or replace function private.name_refusal(name text, knight uuid default null) returns text
language plpgsql stable
set search_path = ''
as $$
declare
  tidy text := coalesce(private.tidy_name(name), '');
  bare text := normalize(tidy, nfkd);
  skeletons text[] := array[
    private.name_skeleton(tidy),
    private.name_skeleton(translate(tidy, '0123456789', ''))];
begin
  -- Nothing visible: white space, zero-width characters, fillers, variation selectors, tags.
  if regexp_replace(tidy,
    '[\s\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e'
    '\u2060-\u206f\u2800\ufe00-\ufe0f\ufeff\U000e0000-\U000e0fff]', '', 'g') = '' then
    return 'name_blank';
  elsif char_length(tidy) > 20 then
    return 'name_too_long';
  elsif tidy ~ '\S@\S' then
    return 'name_is_email';
  -- Letters of one alphabet with at most two marks each, digits, spaces, simple punctuation.
  elsif bare !~ '[^ ''’ʼ.,!?&+_·°‐-]' or not exists (
    select from unnest(array[
      '[A-Za-zŒœÆæẞßØøŁłĐđÐðÞþĦħŦŧŊŋıƏə][\u0300-\u0331]{0,2}', -- Latin; accents are marks
      '[\u0391-\u03c9][\u0300-\u0345]{0,2}', -- Greek
      '[\u0400-\u0481\u048a-\u052f][\u0300-\u0331]{0,2}', -- Cyrillic
      '[\u0531-\u0556\u0561-\u0586]', -- Armenian
      '[\u10d0-\u10fa]', -- Georgian
      '[\u05d0-\u05ea][\u05b0-\u05c2]{0,2}', -- Hebrew
      '[\u0621-\u063a\u0641-\u064a\u0671-\u06d5][\u064b-\u0655\u0670]{0,2}', -- Arabic
      '[\u2d30-\u2d67]', -- Tifinagh
      '[\u3005\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fff][\u3099\u309a]?', -- Chinese, Japanese
      '[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?' -- Korean, decomposed
    ]) as letter
    where bare ~ ('^(?:' || letter || '|[0-9 ''’ʼ.,!?&+_·°‐-])+$')
  ) then
    return 'name_unreadable';
  elsif private.is_rude(tidy) then
    return 'name_insult';
  -- Names of admins and of the publisher, as skeletons. « Chevalier » is free for everyone.
  elsif 'chevaiier' <> all (skeletons) and (
    skeletons && '{admin, administrateur, administratrice, moderateur, moderatrice, equipe, iequipe,
      equipedujeu, iequipedujeu, piumedetoiie}'
    or exists (
      select from public.users as admins
      where admins.is_admin
        and private.name_skeleton(admins.public_name) = any (array_remove(skeletons, '')))
  ) and not exists (
    select from public.users as admins where admins.is_admin and admins.id = knight
  ) then
    return 'name_reserved';
  -- Their own only: what is wrong with a name is often whose it is.
  elsif exists (
    select from private.hidden_names as hidden
    where hidden.user_id = knight and private.name_skeleton(hidden.name) = any (skeletons)
  ) then
    return 'name_hidden';
  -- Only answers that the knight has found: refusing another one would give it away.
  elsif private.name_contains_answer(tidy, private.found_forms(knight)) then
    return 'name_contains_answer';
  end if;
  return null;
end $$;
comment on function private.name_refusal(text, uuid) is
  'Why a name is refused to a knight (a code of docs/error-codes.md); null when allowed (rule '
  '2.2).';

create or replace function private.tg_users__check_names() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  found text[];
  forms text[] := '{}';
  chosen text;
  refusal text;
begin
  new.username := private.tidy_name(new.username);
  new.display_name := private.tidy_name(new.display_name);
  -- The name that is shown comes last: its forms are stored.
  for chosen in
    select name
    from unnest(array[new.display_name, new.username]) with ordinality as names (name, place)
    where name is not null group by name order by min(place) desc
  loop
    refusal := private.wording_refusal(chosen, new.id, 20);
    if refusal is null then
      found := coalesce(found, private.found_forms(new.id));
      forms := private.name_forms(chosen);
      if private.name_contains_answer(chosen, found, forms) then
        refusal := 'name_contains_answer';
      end if;
    end if;
    if refusal is not null then
      raise exception '%', case refusal
        when 'name_blank' then 'Le nom d''utilisateur ne peut pas être vide'
        when 'name_too_long' then 'Le nom de chevalier a vingt caractères au plus'
        when 'name_many_words' then
          'Le nom de chevalier a dix mots au plus, et un nombre est un mot'
        when 'name_unreadable' then 'Un nom s''écrit avec les lettres d''un seul alphabet, '
          'des chiffres et une ponctuation simple'
        when 'name_is_email' then
          'Une adresse e-mail ne peut pas servir de nom : tout le monde la verrait'
        when 'name_is_contact' then 'Un nom ne donne ni numéro de téléphone, ni site, ni '
          'adresse, ni compte ailleurs : tout le monde le verrait'
        when 'name_reserved' then
          'Ce nom est celui de l''équipe du jeu : choisis-en un autre'
        when 'name_hidden' then 'L''équipe du jeu a caché ce nom : choisis-en un autre'
        when 'name_contains_answer' then 'Ce nom contient la réponse d''une énigme'
        else 'Ce nom ne convient pas : choisis-en un autre'
      end using errcode = '22023', hint = refusal;
    end if;
  end loop;
  if auth.uid() = new.id and (new.username, new.display_name)
    is distinct from (old.username, old.display_name)
  then
    perform private.count_name('knight', new.id, 20);
  end if;
  new.name_forms := forms;
  new.name_withheld := null;
  return new;
end $$;

-- Out of the ranking: a flag of its own, because a test account is not counted anywhere

-- The expression of a generated column cannot be changed: everything that reads it is made again.
drop view public.enigme_leaderboard;
drop view private.ranked_players;
drop trigger tg_users__count_scores on public.users;
drop index public.users_by_ranking;
alter table public.users
  drop column ranked,
  add column out_of_ranking boolean not null default false;
alter table public.users
  add column ranked boolean not null generated always as (
    not isnotuser and not out_of_ranking and (completed_enigmes > 0 or total_score > 0)
  ) stored;
comment on column public.users.out_of_ranking is
  'The team has taken the knight out of the ranking (rule 6.8). Unlike a test account, the '
  'statistics count them.';
comment on column public.users.ranked is
  'Completed a riddle (even by a reveal) or has contest points, is not a test account and was not '
  'taken out.';

create index users_by_ranking on public.users (total_score desc, score_reached_at, id)
  where ranked;
create index users_out_of_ranking on public.users (created_at desc, id) where out_of_ranking;
comment on index public.users_out_of_ranking is
  'Knights taken out of the ranking, for the admins'' list.';

-- Deferred: the counts are locked only during the commit.
create constraint trigger tg_users__count_scores
  after insert or delete or update of total_score, ranked, score_reached_at on public.users
  deferrable initially deferred
  for each row
  -- Publishing an edition empties the counts (private.publish_edition): the same row changed a
  -- hundred thousand times in one transaction takes minutes.
  when (current_setting('game.publishing', true) is distinct from 'on')
  execute function private.tg_users__count_scores();

create view private.ranked_players as
  select
    users.id,
    users.public_name as name,
    users.total_score,
    users.completed_enigmes,
    -- The time of day would tell strangers when a child plays.
    (users.last_quest_at at time zone 'Europe/Paris')::date as last_quest_at,
    users.score_reached_at,
    (1 + coalesce((
      select sum(counts.players) from private.score_counts as counts
      where counts.score > users.total_score
    ), 0))::integer as rank
  from public.users
  where users.ranked;
comment on view private.ranked_players is
  'The ranking with account ids, for the public view and the pages.';

create view public.enigme_leaderboard with (security_invoker = false, security_barrier = true) as
  select
    case when players.id = (select auth.uid()) then players.id end as user_id,
    players.name,
    players.total_score,
    players.completed_enigmes,
    players.last_quest_at,
    players.rank
  from private.ranked_players as players
  -- Otherwise rows come in the order in which they were last written.
  order by players.total_score desc, players.score_reached_at, players.id;
comment on view public.enigme_leaderboard is
  'The public ranking, without e-mail addresses; an account id in the caller''s own row only (rule '
  '6.5). Runs as its owner because the policy of users shows knights only their own row.';
create trigger tg_enigme_leaderboard__refuse
  instead of insert or update or delete on public.enigme_leaderboard
  for each row execute function private.tg_views__refuse();
revoke all on table public.enigme_leaderboard from public, anon, authenticated, service_role;
grant select on table public.enigme_leaderboard to anon, authenticated, service_role;

create or replace function private.refresh_totals(
  knight uuid, has_review boolean default null, has_media boolean default null
) returns public.users
language plpgsql
set search_path = ''
as $$
declare
  before public.users := (select users from public.users where users.id = knight);
  bonus integer := private.review_bonus(before.review_points, before.media_points);
  refreshed public.users;
begin
  update public.users
  set
    review_points = coalesce(has_review, users.review_points),
    media_points = coalesce(has_media, users.media_points),
    total_score = sums.points + private.review_bonus(
      coalesce(has_review, users.review_points), coalesce(has_media, users.media_points)),
    completed_enigmes = sums.riddles,
    last_quest_at = sums.last_quest_at,
    score_reached_at = case
      -- Whoever has a score keeps the place of an unchanged total, ranked or not.
      when (users.total_score > 0 or users.completed_enigmes > 0)
        and (sums.points, coalesce(has_review, users.review_points),
            coalesce(has_media, users.media_points))
          = (users.total_score - bonus, users.review_points, users.media_points)
      then users.score_reached_at
      else public.server_now()
    end
  from (
    select
      coalesce(sum(progress.score), 0)::integer as points,
      count(*)::integer as riddles,
      max(progress.completed_at) as last_quest_at
    from public.editions
    join public.enigmes on enigmes.edition = editions.code
    join public.enigme_progress as progress
      on progress.enigme_id = enigmes.id and progress.user_id = knight
    where editions.status = 'current'
      and progress.completed
      and progress.completed_at <= coalesce(editions.ranking_ends_at, 'infinity')
  ) as sums
  where users.id = knight
  returning users.* into refreshed;
  -- What was won or lost by playing outlives a decision: undoing it no longer restores a place.
  if refreshed.completed_enigmes < before.completed_enigmes
    or refreshed.total_score - private.review_bonus(refreshed.review_points, refreshed.media_points)
      <> before.total_score - bonus
  then
    update private.review_decisions set had_reached_at = null
    where review_decisions.user_id = knight and review_decisions.had_reached_at is not null;
  end if;
  return refreshed;
end $$;

create or replace function public.my_standing() returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me public.users := (select users from public.users where users.id = auth.uid());
  my_hour timestamptz := date_trunc('hour', me.score_reached_at, 'UTC');
  player_count bigint;
  higher bigint;
  before_me bigint;
begin
  if me.id is null then
    return null;
  end if;
  select
    coalesce(sum(counts.players), 0),
    coalesce(sum(counts.players) filter (where counts.score > me.total_score), 0)
  into player_count, higher
  from private.score_counts as counts;

  -- Equal totals: earlier hours from the counts, my hour by row.
  select coalesce(sum(counts.players), 0) into before_me
  from private.score_counts_by_hour as counts
  where counts.score = me.total_score and counts.hour < my_hour;
  select before_me + count(*) into before_me
  from public.users
  where users.ranked
    and users.total_score = me.total_score
    and users.score_reached_at >= my_hour
    and (users.score_reached_at, users.id) < (me.score_reached_at, me.id);

  return jsonb_build_object(
    'rank', case when me.ranked then higher + 1 end,
    'page', case when me.ranked then (higher + before_me) / 10 + 1 end,
    'player_count', player_count,
    'total_score', me.total_score,
    'completed_enigmes', me.completed_enigmes,
    'last_quest_at', me.last_quest_at,
    'out_of_ranking', me.out_of_ranking);
end $$;
comment on function public.my_standing() is
  'The caller''s rank and page (null when not ranked), the number of players, and whether the team '
  'has taken the caller out of the ranking. Runs as its owner to count other players'' rows.';

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
  '`name`: the one that the admin has read. Returns {status}: hidden or already_hidden. Raises '
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
  -- What else is wrong with the present name, found while it was hidden, still withholds it.
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

-- What the team reads

drop function public.admin_users(text, text, boolean, integer, integer, boolean, uuid);
create function public.admin_users(
  search text default '', review text default 'all', hide_test_accounts boolean default true,
  page integer default 1, page_size integer default 50, swift_only boolean default false,
  after uuid default null, moderation text default 'all'
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
end $$;
comment on function public.admin_users(
  text, text, boolean, integer, integer, boolean, uuid, text
) is
  'A page of the accounts, newest first, with the last review decision and speed marks. `review`: '
  'all, no_review, review_only, media_only or review_and_media (rule 8.4). `after`: instead of '
  '`page`, the accounts that follow this id, so that none is missed when another is deleted '
  'between two pages. `moderation`: all, name_hidden (names that the team hid) or out_of_ranking. '
  'Admins only. Runs as its owner to read private decisions.';
grant execute on function public.admin_users(
  text, text, boolean, integer, integer, boolean, uuid, text
) to authenticated;

create function public.admin_log(page integer default 1, page_size integer default 50) returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '30s'
set plan_cache_mode = force_custom_plan -- so that the first page reads no more than it shows
as $$
declare
  size integer := least(greatest(coalesce(page_size, 50), 1), 200);
  total integer;
  page_count integer;
  shown integer;
  last_line integer;
  rows jsonb;
begin
  perform private.require_admin();
  total := (select count(*)::integer from private.team_decisions)
    + (select count(*)::integer from private.review_decisions)
    + (select count(*)::integer from private.accepted_answers);
  page_count := greatest(1, ceil(total / size::numeric)::integer);
  shown := least(greatest(coalesce(page, 1), 1), page_count);
  last_line := shown * size;

  select coalesce(jsonb_agg(
    jsonb_build_object(
      'action', line.action,
      'decided_at', line.decided_at,
      'admin_name', private.admin_label(line.admin_id),
      'user_id', line.user_id,
      'user_name', about.name,
      'user_email', about.email,
      'subject', line.subject,
      'edition', line.edition,
      'day', line.day,
      'reason', line.reason)
    order by line.decided_at desc, line.source, line.number desc, line.subject), '[]'::jsonb)
  into rows
  from (
    select * from (
      (
        select 1 as source, decisions.id as number, decisions.decided_at, decisions.admin_id,
          decisions.action, decisions.user_id, decisions.subject, decisions.edition,
          decisions.day_number as day, decisions.reason
        from private.team_decisions as decisions
        order by decisions.decided_at desc, decisions.id desc limit last_line
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
          reviews.user_id, null::text, reviews.edition, null::integer, null::text
        from private.review_decisions as reviews
        order by reviews.decided_at desc, reviews.id desc limit last_line
      )
      union all
      (
        select 3, accepted.enigme_id, accepted.accepted_at, accepted.admin_id, 'accepted_answer',
          null::uuid, accepted.typed, enigmes.edition, enigmes.day_number, null::text
        from private.accepted_answers as accepted
        join public.enigmes on enigmes.id = accepted.enigme_id
        order by accepted.accepted_at desc, accepted.enigme_id desc, accepted.typed limit last_line
      )
    ) as sources
    order by sources.decided_at desc, sources.source, sources.number desc, sources.subject
    offset last_line - size limit size
  ) as line
  -- A plain join would be planned as a scan of every account.
  left join lateral (
    select private.chosen_name(users) as name, users.email
    from public.users where users.id = line.user_id limit 1
  ) as about on true;
  return jsonb_build_object(
    'total', total, 'page', shown, 'page_count', page_count, 'rows', rows);
end $$;
comment on function public.admin_log(integer, integer) is
  'A page of what admins decided, newest first (rule 8.6): names, ranking, reviews, accepted '
  'answers, publishing. Admins only. Runs as its owner to read private decisions.';
grant execute on function public.admin_log(integer, integer) to authenticated;

-- « Mes données »

create or replace function public.my_data() returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := auth.uid();
  data jsonb;
begin
  if me is null then
    raise exception 'Connecte-toi d''abord' using errcode = '42501', hint = 'signed_out';
  end if;
  select jsonb_object_agg(
    listed.name, private.rows_about(listed.source::regclass, listed.owner, me))
  into data
  from (values
    ('users', 'public.users', 'id'),
    ('enigme_progress', 'public.enigme_progress', 'user_id'),
    ('enigme_fragments', 'public.enigme_fragments', 'user_id'),
    ('artefacts', 'public.artefacts', 'user_id'),
    ('hints_revealed', 'public.hints_revealed', 'user_id'),
    ('bonus_questions_solved', 'public.bonus_questions_solved', 'user_id'),
    ('final_sentence_progress', 'public.final_sentence_progress', 'user_id'),
    ('edition_results', 'public.edition_results', 'user_id'),
    ('wrong_answers', 'private.wrong_answers', 'user_id'),
    ('answer_reveals', 'private.answer_reveals', 'user_id'),
    ('answer_regrades', 'private.answer_regrades', 'user_id'),
    ('review_decisions', 'private.review_decisions', 'user_id'),
    ('hidden_names', 'private.hidden_names', 'user_id'),
    ('team_decisions', 'private.team_decisions', 'user_id'),
    ('accepted_answers', 'private.accepted_answers', 'admin_id'),
    ('auth_users', 'auth.users', 'id'),
    ('auth_identities', 'auth.identities', 'user_id'),
    ('auth_sessions', 'auth.sessions', 'user_id')
  ) as listed (name, source, owner);
  return data || jsonb_build_object(
    'exported_at', public.server_now(),
    -- Decisions of an admin are about others: only when they were taken.
    'review_decisions_made', (
      select coalesce(jsonb_agg(decisions.decided_at order by decisions.id), '[]')
      from private.review_decisions as decisions where decisions.admin_id = me),
    'team_decisions_made', (
      select coalesce(jsonb_agg(decisions.decided_at order by decisions.id), '[]')
      from private.team_decisions as decisions where decisions.admin_id = me));
end $$;

-- As in lockdown.sql.
revoke all on table private.team_decisions, private.hidden_names
  from public, anon, authenticated, service_role;
revoke all on table private.ranked_players from public, anon, authenticated;
revoke execute on all functions in schema private from public, anon, authenticated;
alter table private.team_decisions enable row level security;
alter table private.hidden_names enable row level security;
