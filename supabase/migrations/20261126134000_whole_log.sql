-- Everything that an admin does to what players see is in the log of the team (rule 8.6): draws,
-- corrections of a published edition and of a published message, deleted drafts, restored versions,
-- and answers that were accepted before and give points to another knight.

-- What the game gets from the workshop, from the browser or from the command

create function private.tg_workshop_editions__log() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.log_decision('deleted_draft', of_edition => old.code);
  elsif exists (
    select from public.editions where editions.code = new.code and editions.status <> 'draft'
  ) then
    perform private.log_decision('corrected_edition', of_edition => new.code, subject => (
      select string_agg(distinct_days.day::text, ',' order by distinct_days.day)
      from (
        select distinct versions.day from private.edition_versions as versions
        where versions.edition = new.code
          and versions.id > coalesce(old.applied_version, 0)
          and versions.id <= new.applied_version
      ) as distinct_days));
  end if;
  return null;
end $$;
comment on function private.tg_workshop_editions__log() is
  'Records that a draft was deleted, or that a published edition was corrected; its subject is the '
  'list of days, 0 for what an edition has beside them. Runs as its owner because the log is '
  'private.';
create trigger tg_workshop_editions__log_applying
  after update of applied_version on private.workshop_editions
  for each row when (new.applied_version is distinct from old.applied_version)
  execute function private.tg_workshop_editions__log();
create trigger tg_workshop_editions__log_deleting after delete on private.workshop_editions
  for each row execute function private.tg_workshop_editions__log();

create or replace function private.insert_versions(of_edition text, changes jsonb, source text)
returns void
language plpgsql
set search_path = ''
as $$
declare
  days text;
begin
  if exists (
    select from jsonb_array_elements(changes) as change
    where case
      when (change ->> 'day')::integer = 0
        then change -> 'content' ->> 'edition' is distinct from of_edition
      when jsonb_typeof(change -> 'content') = 'null' then false
      else change -> 'content' ->> 'day' is distinct from change ->> 'day'
    end
  ) then
    raise exception 'Le contenu n''est pas celui de cette édition'
      using errcode = '22023', hint = 'part_mismatch';
  end if;
  with added as (
    insert into private.edition_versions (edition, day, content, source, saved_at, saved_by)
    select of_edition, (change ->> 'day')::integer, nullif(change -> 'content', 'null'),
      insert_versions.source, public.server_now(), auth.uid()
    from jsonb_array_elements(changes) with ordinality as list (change, place)
    left join private.parts_of(of_edition) as parts on parts.day = (change ->> 'day')::integer
    where parts.content is distinct from nullif(change -> 'content', 'null')
    order by place
    returning edition_versions.day
  )
  select string_agg(added.day::text, ',' order by added.day) into days from added;
  if insert_versions.source = 'restore' and days is not null then
    perform private.log_decision('restored_version', of_edition => of_edition, subject => days);
  end if;
end $$;
comment on function private.insert_versions(text, jsonb, text) is
  'Adds a version of each part that changes; restoring is logged, with its days. Raises 22023 for '
  'the content of another part.';

-- Messages

create or replace function private.tg_day_messages__log() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  perform private.log_decision(
    case
      when new.status = old.status then 'corrected_message'
      when new.status = 'published' then 'published_message'
      else 'resolved_message'
    end,
    subject => new.body, of_edition => new.edition, day => new.day_number);
  return null;
end $$;
comment on function private.tg_day_messages__log() is
  'Records that a message was published, corrected where players read it, or resolved. Runs as its '
  'owner because the log is private.';
create trigger tg_day_messages__log_correcting
  after update of body, day_number on private.day_messages
  for each row when (
    new.status = 'published' and old.status = 'published'
    and (new.body, new.day_number) is distinct from (old.body, old.day_number))
  execute function private.tg_day_messages__log();

-- Answers

create or replace function public.accept_answer(day integer, answer text, edition text default null)
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
  given record;
  regraded integer := 0;
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
  alike := array(
    select typed.normalized from (
      select wrong.normalized, min(wrong.typed) as example
      from private.wrong_answers as wrong
      where wrong.kind = 'riddle' and wrong.enigme_id = riddle
      group by wrong.normalized
    ) as typed
    where typed.normalized = wanted or private.has_form(typed.example, forms, '{}'));
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
  -- Deleting a regraded answer prevents a second regrade.
  for given in
    select wrong.user_id, min(wrong.first_at) as first_at
    from private.wrong_answers as wrong
    where wrong.kind = 'riddle'
      and wrong.enigme_id = riddle
      and wrong.normalized = any (alike)
      and wrong.user_id = any (given_by)
    group by wrong.user_id
  loop
    perform private.regrade(given.user_id, riddle, wanted, given.first_at);
    delete from private.wrong_answers as wrong
    where wrong.user_id = given.user_id
      and wrong.kind = 'riddle'
      and wrong.enigme_id = riddle
      and wrong.normalized = any (alike);
    regraded := regraded + 1;
  end loop;
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

-- The log itself

create index contest_draws_by_time on private.contest_draws (drawn_at desc, id desc);
create index accepted_answers_by_time on private.accepted_answers (accepted_at desc);
comment on table private.team_decisions is
  'What admins decided. Reviews, accepted answers and draws have tables of their own, which '
  'public.admin_log joins to these.';

create or replace function public.admin_log(page integer default 1, page_size integer default 50)
returns jsonb
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
    + (select count(*)::integer from private.accepted_answers)
    + (select count(*)::integer from private.contest_draws);
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
      'reason', line.reason,
      'entrants', line.entrants,
      'winners', line.winners)
    order by line.decided_at desc, line.source, line.number desc, line.subject), '[]'::jsonb)
  into rows
  from (
    select * from (
      (
        select 1 as source, decisions.id as number, decisions.decided_at, decisions.admin_id,
          decisions.action, decisions.user_id, decisions.subject, decisions.edition,
          decisions.day_number as day, decisions.reason, null::integer as entrants,
          null::integer as winners
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
          reviews.user_id, null::text, reviews.edition, null::integer, null::text,
          null::integer, null::integer
        from private.review_decisions as reviews
        order by reviews.decided_at desc, reviews.id desc limit last_line
      )
      union all
      (
        select 3, accepted.enigme_id, accepted.accepted_at, accepted.admin_id, 'accepted_answer',
          null::uuid, accepted.typed, enigmes.edition, enigmes.day_number, null::text,
          null::integer, null::integer
        from private.accepted_answers as accepted
        join public.enigmes on enigmes.id = accepted.enigme_id
        order by accepted.accepted_at desc, accepted.enigme_id desc, accepted.typed limit last_line
      )
      union all
      (
        select 4, draws.id, draws.drawn_at, draws.admin_id, 'drew_winners', null::uuid, draws.seed,
          draws.edition, null::integer, null::text, draws.entrants, cardinality(draws.winners)
        from private.contest_draws as draws
        order by draws.drawn_at desc, draws.id desc limit last_line
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
  'answers, messages, draws, editions. Admins only. Runs as its owner to read private decisions.';

-- As in lockdown.sql.
revoke execute on all functions in schema private from public, anon, authenticated;
