-- The workshop, where admins write editions in the browser (decision 0017): versions of the parts
-- of a document, the 24 days (1 to 24) and what an edition has beside them (0).

create table private.workshop_editions (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9-]{0,19}$'),
  applied_version bigint,
  applied_at timestamptz,
  applied_by uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now()
);
comment on table private.workshop_editions is
  'The editions of the workshop. Those that were never applied have no row in public.editions.';
comment on column private.workshop_editions.applied_version is
  'The last version that the game has; null when it has none.';
create index workshop_editions_by_admin on private.workshop_editions (applied_by);

create table private.edition_versions (
  id bigint primary key generated always as identity,
  edition text not null references private.workshop_editions (code) on delete cascade,
  day integer not null check (day between 0 and 24),
  content jsonb check (jsonb_typeof(content) = 'object' and length(content::text) <= 100000),
  source text not null check (source in ('form', 'import', 'copy', 'restore', 'command')),
  saved_at timestamptz not null default now(),
  saved_by uuid references public.users (id) on delete set null
);
comment on table private.edition_versions is
  'Every version of every part of the editions. Ids grow: an edition at a version is the latest '
  'version of each part up to it.';
comment on column private.edition_versions.day is '0 for what an edition has beside its riddles.';
comment on column private.edition_versions.content is
  'As in the edition''s file, with the board_answers of a day; null where the day was removed.';
comment on column private.edition_versions.source is
  'The form, a file, a copy of another edition, an earlier version, or `npm run edition`.';
create index edition_versions_by_part on private.edition_versions (edition, day, id desc);
create index edition_versions_by_admin on private.edition_versions (saved_by);

create function private.parts_of(of_edition text, up_to bigint default null)
returns setof private.edition_versions
language sql stable
set search_path = ''
as $$
  select distinct on (versions.day) versions.* from private.edition_versions as versions
  where versions.edition = of_edition and (up_to is null or versions.id <= up_to)
  order by versions.day, versions.id desc
$$;
comment on function private.parts_of(text, bigint) is
  'The parts of an edition at a version, by default the last one.';

create function private.admin_label(admin uuid) returns text
language sql stable
set search_path = ''
as $$
  select coalesce(users.display_name, users.username, users.email)
  from public.users where users.id = admin
$$;
comment on function private.admin_label(uuid) is 'An admin''s name, for other admins.';

-- What the game has, as parts of a document

create function private.document_of(of_edition text) returns table (day integer, content jsonb)
language sql stable
set search_path = ''
as $$
  select 0, jsonb_build_object(
    'edition', editions.code,
    'title', editions.title,
    'schedule', case when editions.first_door is not null then jsonb_build_object(
      'first_door', editions.first_door,
      'door_time', to_char(editions.door_time, 'HH24:MI'),
      'time_zone', editions.time_zone) end,
    'ranking', jsonb_build_object('ends_at', editions.ranking_ends_at),
    'contest', jsonb_build_object('ends_at', editions.contest_ends_at),
    'purge_on', editions.purge_on,
    'feast', (
      select jsonb_build_object(
        'question', feast.question, 'sentence', feast.sentence, 'hints', feast.hints,
        'letter', feast.letter)
      from private.final_sentence as feast where feast.edition = editions.code))
  from public.editions where editions.code = of_edition
  union all
  select enigmes.day_number, jsonb_build_object(
    'day', enigmes.day_number,
    'title', enigmes.title,
    'description', enigmes.description,
    'question', enigmes.question,
    'answers', solutions.answers,
    'near_misses', (
      select coalesce(jsonb_agg(
        jsonb_build_object('answers', near.answers, 'message', near.message) order by near.place),
        '[]')
      from private.near_misses as near where near.enigme_id = enigmes.id),
    'closing', solutions.closing,
    'explanation', solutions.explanation,
    'fragment', solutions.reponse_decoder,
    'mediatype', enigmes.mediatype,
    'image_url', enigmes.image_url,
    'video_url', enigmes.video_url,
    'media_alt', enigmes.media_alt,
    'play', enigmes.play,
    'defi', (
      select jsonb_build_object(
        'question', bonus.question, 'answers', bonus.answers, 'hint', bonus.hint,
        'explanation', bonus.explanation)
      from private.bonus_questions as bonus where bonus.enigme_id = enigmes.id),
    'opens_at', case
      when enigmes.opens_at
        is distinct from private.opening_time(editions, enigmes.day_number)
      then to_char(enigmes.opens_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end,
    'hints', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'rang', hints.rang, 'texte', hints.texte, 'mediatype', hints.mediatype,
        'image_url', hints.image_url, 'video_url', hints.video_url,
        'media_alt', hints.media_alt) order by hints.rang), '[]')
      from public.enigme_indices as hints where hints.enigme_id = enigmes.id),
    'artefact', jsonb_build_object(
      'title', solutions.artefact_title, 'description', solutions.artefact_description,
      'image_url', solutions.artefact_image_url))
    || case
      when solutions.board_answers is null then '{}'
      else jsonb_build_object('board_answers', solutions.board_answers)
    end
  from public.enigmes
  join public.editions on editions.code = enigmes.edition
  join private.enigme_solutions as solutions on solutions.enigme_id = enigmes.id
  where enigmes.edition = of_edition
$$;
comment on function private.document_of(text) is
  'An edition of the game''s tables as the parts of its file.';

create function private.record_versions(of_edition text, source text, by_admin uuid)
returns bigint
language plpgsql
set search_path = ''
as $$
declare
  last_version bigint;
begin
  insert into private.workshop_editions (code) values (of_edition) on conflict do nothing;
  perform from private.workshop_editions where code = of_edition for update;
  insert into private.edition_versions (edition, day, content, source, saved_by)
  select of_edition, coalesce(written.day, parts.day), written.content, record_versions.source, by_admin
  from private.document_of(of_edition) as written
  full join private.parts_of(of_edition) as parts on parts.day = written.day
  where parts.content is distinct from written.content
  order by coalesce(written.day, parts.day);
  select max(versions.id) into last_version from private.edition_versions as versions
  where versions.edition = of_edition;
  update private.workshop_editions set
    applied_version = last_version, applied_at = public.server_now(), applied_by = by_admin
  where code = of_edition;
  return last_version;
end $$;
comment on function private.record_versions(text, text, uuid) is
  'Records what the game''s tables have as the last version of each part that differs; returns '
  'the edition''s version.';

-- What `npm run edition` applies is a version like any other.
alter function private.apply_edition(jsonb) rename to write_edition;
comment on function private.write_edition(jsonb) is
  'Writes an edition (supabase/edition/<code>/edition.json) into the tables; idempotent. A new one '
  'is a draft (private.publish_edition). The keys « defi » and « feast » are the bonus question '
  'and the final sentence.';

create function private.apply_edition(file jsonb) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.write_edition(file);
  perform private.record_versions(file ->> 'edition', 'command', null);
end $$;
comment on function private.apply_edition(jsonb) is
  'Writes an edition into the tables (write_edition) and records it in the workshop.';

do $$
begin
  perform private.record_versions(editions.code, 'command', null) from public.editions;
end $$;

-- Reading

create function public.workshop_editions() returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '10s'
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.status_order, listed.code desc), '[]')
    from (
      select
        workshop.code,
        coalesce(header.content ->> 'title', editions.title) as title,
        coalesce(editions.status, 'draft') as status,
        array_position(array['current', 'draft', 'past'], coalesce(editions.status, 'draft'))
          as status_order,
        header.content -> 'schedule' ->> 'first_door' as first_door,
        (select count(*) from private.parts_of(workshop.code) as parts
          where parts.day > 0 and parts.content is not null)::integer as written_days,
        latest.id as version,
        latest.saved_at,
        private.admin_label(latest.saved_by) as saved_by,
        workshop.applied_version
      from private.workshop_editions as workshop
      left join public.editions on editions.code = workshop.code
      left join lateral (
        select versions.content from private.edition_versions as versions
        where versions.edition = workshop.code and versions.day = 0
        order by versions.id desc limit 1
      ) as header on true
      left join lateral (
        select versions.id, versions.saved_at, versions.saved_by
        from private.edition_versions as versions
        where versions.edition = workshop.code
        order by versions.id desc limit 1
      ) as latest on true
    ) as listed);
end $$;
comment on function public.workshop_editions() is
  'The editions of the workshop, the current one first, then drafts and past ones. Admins only. '
  'Runs as its owner to read private documents.';
grant execute on function public.workshop_editions() to authenticated;

create function public.workshop_edition(edition text, version bigint default null) returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '10s'
as $$
declare
  found private.workshop_editions;
begin
  perform private.require_admin();
  select * into found from private.workshop_editions as workshop where workshop.code = edition;
  if found.code is null then
    raise exception 'Cette édition n''existe pas' using errcode = 'PT404', hint = 'edition_missing';
  end if;
  return jsonb_build_object(
    'code', found.code,
    'status', coalesce(
      (select editions.status from public.editions where editions.code = found.code), 'draft'),
    'applied_version', found.applied_version,
    'parts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', parts.day,
        'version', parts.id,
        'content', parts.content,
        'saved_at', parts.saved_at,
        'saved_by', private.admin_label(parts.saved_by)) order by parts.day), '[]')
      from private.parts_of(found.code, version) as parts));
end $$;
comment on function public.workshop_edition(text, bigint) is
  'An edition of the workshop at a version, by default the last one: {code, status, '
  'applied_version, parts}. Admins only. Runs as its owner to read private documents.';
grant execute on function public.workshop_edition(text, bigint) to authenticated;

create function public.edition_history(
  edition text, day integer default null, before bigint default null
) returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '10s'
as $$
begin
  perform private.require_admin();
  return (
    select coalesce(jsonb_agg(to_jsonb(listed) order by listed.version desc), '[]')
    from (
      select
        versions.id as version,
        versions.day,
        versions.source,
        versions.saved_at,
        private.admin_label(versions.saved_by) as saved_by,
        array(
          select keys.key
          from jsonb_object_keys(
            coalesce(versions.content, '{}') || coalesce(earlier.content, '{}')) as keys (key)
          where versions.content -> keys.key is distinct from earlier.content -> keys.key
          order by keys.key
        ) as changed
      from private.edition_versions as versions
      left join lateral (
        select previous.content from private.edition_versions as previous
        where previous.edition = versions.edition and previous.day = versions.day
          and previous.id < versions.id
        order by previous.id desc limit 1
      ) as earlier on true
      where versions.edition = edition_history.edition
        and (edition_history.day is null or versions.day = edition_history.day)
        and (before is null or versions.id < before)
      order by versions.id desc limit 50
    ) as listed);
end $$;
comment on function public.edition_history(text, integer, bigint) is
  'Versions of an edition or of one of its parts, the last first, 50 at a time, with the fields '
  'that changed. Admins only. Runs as its owner to read private documents.';
grant execute on function public.edition_history(text, integer, bigint) to authenticated;

-- Writing

create function private.insert_versions(of_edition text, changes jsonb, source text) returns void
language plpgsql
set search_path = ''
as $$
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
  insert into private.edition_versions (edition, day, content, source, saved_at, saved_by)
  select of_edition, (change ->> 'day')::integer, nullif(change -> 'content', 'null'), insert_versions.source,
    public.server_now(), auth.uid()
  from jsonb_array_elements(changes) with ordinality as list (change, place)
  left join private.parts_of(of_edition) as parts on parts.day = (change ->> 'day')::integer
  where parts.content is distinct from nullif(change -> 'content', 'null')
  order by place;
end $$;
comment on function private.insert_versions(text, jsonb, text) is
  'Adds a version of each part that changes. Raises 22023 for the content of another part.';

create function public.create_edition(edition text, changes jsonb, source text default 'form')
returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '10s'
as $$
begin
  perform private.require_admin();
  insert into private.workshop_editions (code) values (edition) on conflict do nothing;
  if not found then
    raise exception 'L''édition % existe déjà', edition
      using errcode = 'PT409', hint = 'edition_exists';
  end if;
  perform private.insert_versions(edition, changes, source);
  return public.workshop_edition(edition);
end $$;
comment on function public.create_edition(text, jsonb, text) is
  'Creates a draft of the parts [{day, content}]; returns workshop_edition. Admins only. Runs as '
  'its owner to write private documents.';
grant execute on function public.create_edition(text, jsonb, text) to authenticated;

create function public.save_edition(edition text, changes jsonb, source text default 'form')
returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '10s'
as $$
declare
  conflicts jsonb;
begin
  perform private.require_admin();
  perform from private.workshop_editions as workshop where workshop.code = edition for update;
  if not found then
    raise exception 'Cette édition n''existe pas' using errcode = 'PT404', hint = 'edition_missing';
  end if;
  select jsonb_agg(jsonb_build_object(
    'day', parts.day, 'version', parts.id, 'saved_at', parts.saved_at,
    'saved_by', private.admin_label(parts.saved_by)))
  into conflicts
  from jsonb_array_elements(changes) as change
  join private.parts_of(edition) as parts on parts.day = (change ->> 'day')::integer
  where parts.id is distinct from (change ->> 'based_on')::bigint
    -- The same content twice is no conflict: a lost reply is asked for again.
    and parts.content is distinct from nullif(change -> 'content', 'null');
  if conflicts is not null then
    raise exception 'Quelqu''un d''autre a enregistré entre-temps'
      using errcode = 'PT409', hint = 'edit_conflict', detail = conflicts::text;
  end if;
  perform private.insert_versions(edition, changes, source);
  return public.workshop_edition(edition);
end $$;
comment on function public.save_edition(text, jsonb, text) is
  'Saves parts [{day, content, based_on}] in one transaction; based_on is the version that was '
  'edited, null for a new part. Raises PT409 with the newer versions when somebody saved in '
  'between: nothing is overwritten. Returns workshop_edition. Admins only. Runs as its owner to '
  'write private documents.';
grant execute on function public.save_edition(text, jsonb, text) to authenticated;

create function public.delete_draft(edition text) returns void
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '10s'
as $$
begin
  perform private.require_admin();
  perform from private.workshop_editions as workshop where workshop.code = edition for update;
  if exists (
    select from public.editions
    where editions.code = delete_draft.edition and editions.status <> 'draft'
  ) then
    raise exception 'Seul un brouillon s''efface : l''édition % a été publiée', edition
      using errcode = '22023', hint = 'edition_published';
  end if;
  delete from public.editions where editions.code = delete_draft.edition;
  delete from private.workshop_editions as workshop where workshop.code = edition;
end $$;
comment on function public.delete_draft(text) is
  'Deletes an edition that was never published, with its versions. Raises 22023 for any other. '
  'Admins only. Runs as its owner to write private documents.';
grant execute on function public.delete_draft(text) to authenticated;

create function public.apply_draft(edition text, version bigint, other_words text[]) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '30s'
as $$
declare
  last_version bigint;
  file jsonb;
begin
  perform private.require_admin();
  perform from private.workshop_editions as workshop where workshop.code = edition for update;
  if not found then
    raise exception 'Cette édition n''existe pas' using errcode = 'PT404', hint = 'edition_missing';
  end if;
  select max(versions.id) into last_version from private.edition_versions as versions
  where versions.edition = apply_draft.edition;
  if last_version is distinct from version then
    raise exception 'Quelqu''un d''autre a enregistré entre-temps'
      using errcode = 'PT409', hint = 'edit_conflict', detail = '[]';
  end if;
  select
    (jsonb_agg(parts.content) filter (where parts.day = 0)) -> 0
      || jsonb_build_object(
        'riddles', coalesce(
          jsonb_agg(parts.content order by parts.day)
            filter (where parts.day > 0 and parts.content is not null), '[]'),
        'other_words', to_jsonb(other_words))
  into file
  from private.parts_of(edition) as parts;
  begin
    perform private.write_edition(file);
  exception
    when integrity_constraint_violation or data_exception then
      raise exception 'L''édition % n''est pas complète', edition
        using errcode = '22023', hint = 'edition_incomplete', detail = sqlerrm;
  end;
  update private.workshop_editions as workshop set
    applied_version = last_version, applied_at = public.server_now(), applied_by = auth.uid()
  where workshop.code = edition;
  return public.workshop_edition(edition);
end $$;
comment on function public.apply_draft(text, bigint, text[]) is
  'Writes the last version of an edition into the game (write_edition): a draft stays one, a '
  'published edition is corrected. other_words: rule 12.7. Raises PT409 when a newer version '
  'exists, 22023 when something that the tables need is missing. Returns workshop_edition. Admins '
  'only. Runs as its owner to write the game''s tables.';
grant execute on function public.apply_draft(text, bigint, text[]) to authenticated;

-- Trying an answer: the judge of a riddle, on texts instead of rows

create function private.judge_riddle(
  answer text, forms text[], fillers text[], board_answers text[], nears private.near_misses[],
  out verdict text, out message text
)
language plpgsql stable
set search_path = ''
as $$
begin
  verdict := case
    when board_answers is null then private.compare_answer(answer, forms, fillers)
    when btrim(answer) = any (board_answers) then 'right'
    else 'wrong'
  end;
  if verdict = 'right' then
    return;
  end if;
  select near.message into message from unnest(nears) as near
  where private.has_form(answer, near.forms, fillers)
  order by near.place limit 1;
  -- Separate letters are no misspelt word.
  if message is not null or answer !~ '[[:alpha:]]{2}' then
    verdict := 'wrong';
  end if;
end $$;
comment on function private.judge_riddle(text, text[], text[], text[], private.near_misses[]) is
  'Verdict on an answer to a riddle, with the message of a near miss (rule 12.6). Where a board '
  'makes the answer, only its text is right (rule 3.14).';

create or replace function private.judge_text(
  of_kind text, of_edition text, riddle integer, answer text, out verdict text, out message text
)
language plpgsql stable
set search_path = ''
as $$
declare
  solution private.enigme_solutions;
  accepted text[];
begin
  if of_kind = 'bonus' then
    select private.compare_answer(answer, questions.forms, questions.fillers) into verdict
    from private.bonus_questions as questions where questions.enigme_id = riddle;
    return;
  elsif of_kind = 'final_sentence' then
    select private.compare_answer(answer, wanted.forms, wanted.fillers) into verdict
    from private.final_sentence as wanted where wanted.edition = of_edition;
    return;
  end if;
  select * into solution from private.enigme_solutions as solutions
  where solutions.enigme_id = riddle;
  accepted := array(
    select case when solution.board_answers is null then forms.form else variants.typed end
    from private.accepted_answers as variants
    cross join lateral unnest(
      case when solution.board_answers is null then variants.forms else array[variants.typed] end
    ) as forms (form)
    where variants.enigme_id = riddle);
  select judged.verdict, judged.message into verdict, message
  from private.judge_riddle(
    answer, solution.forms || accepted, solution.fillers,
    case when solution.board_answers is not null then solution.board_answers || accepted end,
    array(
      select near from private.near_misses as near
      where near.enigme_id = riddle order by near.place)
  ) as judged;
end $$;

create function public.try_answer(question jsonb, answer text) returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  forms text[] := private.answer_forms(
    array(select jsonb_array_elements_text(question -> 'answers')));
  judged record;
begin
  perform private.require_admin();
  perform private.refuse_long_answer(answer);
  select * into judged from private.judge_riddle(
    answer, forms, private.filler_keys(question ->> 'question', forms),
    (select array_agg(made) from jsonb_array_elements_text(
      nullif(question -> 'board_answers', 'null')) as made),
    array(
      select row(
        0, list.place::integer,
        array(select jsonb_array_elements_text(list.near -> 'answers')),
        private.answer_forms(array(select jsonb_array_elements_text(list.near -> 'answers'))),
        list.near ->> 'message')::private.near_misses
      from jsonb_array_elements(nullif(question -> 'near_misses', 'null'))
        with ordinality as list (near, place)));
  return jsonb_build_object('verdict', judged.verdict, 'message', judged.message);
end $$;
comment on function public.try_answer(jsonb, text) is
  'How an answer to an unsaved question {question, answers, near_misses, board_answers} would be '
  'judged: {verdict, message}. Admins only. Runs as its owner to call the judge.';
grant execute on function public.try_answer(jsonb, text) to authenticated;

-- As in lockdown.sql.
revoke all on table private.workshop_editions, private.edition_versions
  from public, anon, authenticated, service_role;
revoke execute on all functions in schema private from public, anon, authenticated;
alter table private.workshop_editions enable row level security;
alter table private.edition_versions enable row level security;
