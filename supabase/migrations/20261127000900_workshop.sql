-- The workshop, where admins write editions in the browser (decision 0017): versions of the parts
-- of a document: the 24 days (1 to 24), and the rest of the edition (0).

create table private.workshop_editions (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9-]{0,19}$'),
  applied_version bigint,
  applied_at timestamptz,
  applied_by uuid references public.users (id) on delete set null,
  copied_from text,
  created_at timestamptz not null default now()
);
comment on table private.workshop_editions is
  'The editions of the workshop. Those that were never applied have no row in public.editions.';
comment on column private.workshop_editions.applied_version is
  'The last version that the game has; null when it has none.';
comment on column private.workshop_editions.copied_from is
  'The code of the edition of which this one is a copy; null for any other.';
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
comment on column private.edition_versions.day is '0 for the part of an edition that is not a riddle: title, schedule, final sentence.';
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

create function private.copied_of(part private.edition_versions) returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_build_object(
    'same', array(
      select keys.key from jsonb_object_keys(copy.content || part.content) as keys (key)
      where nullif(part.content -> keys.key, 'null')
        is not distinct from nullif(copy.content -> keys.key, 'null')
      order by keys.key),
    'answers', coalesce(nullif(copy.content -> 'answers', 'null'), '[]'))
  from private.edition_versions as copy
  where copy.edition = part.edition and copy.day = part.day and copy.source = 'copy'
    and part.content is not null
  order by copy.id limit 1
$$;
comment on function private.copied_of(private.edition_versions) is
  'Fields that a part of a copied edition still has as they were copied, and the answers that it '
  'was copied with: {same, answers}; null for a part that was not copied, or was removed.';

-- The game's tables as parts of a document

create function private.document_of(of_edition text) returns table (day integer, content jsonb)
language sql stable
set search_path = ''
as $$
  select 0, jsonb_build_object(
    'edition', editions.code,
    'title', editions.title,
    'story', editions.story,
    'schedule', case when editions.first_door is not null then jsonb_build_object(
      'first_door', editions.first_door,
      'door_time', to_char(editions.door_time, 'HH24:MI'),
      'time_zone', editions.time_zone) end,
    'ranking', jsonb_build_object('ends_at', editions.ranking_ends_at),
    'contest', jsonb_build_object('ends_at', editions.contest_ends_at) || jsonb_strip_nulls(
      jsonb_build_object(
        'opens_on', editions.contest_opens_on,
        'written_on', editions.contest_written_on,
        'draw_on', editions.contest_draw_on,
        'winners', editions.contest_winners,
        'entrants', editions.contest_entrants,
        'prizes', editions.contest_prizes,
        'gift', editions.contest_gift)),
    'purge_on', editions.purge_on,
    'feast', (
      select jsonb_build_object(
        'question', feast.question, 'sentence', feast.sentence, 'hints', feast.hints,
        'letter', feast.letter)
      from private.final_sentence as feast where feast.edition = editions.code))
    -- Left out where there is none, as below.
    || case
      when coalesce(editions.finished, editions.farewell, editions.next_season) is null then '{}'
      else jsonb_build_object('season_end', jsonb_strip_nulls(jsonb_build_object(
        'finished', editions.finished,
        'farewell', editions.farewell,
        'next_season', editions.next_season)))
    end
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
    -- Left out where there is none: a file without it is the same version.
    || case
      when enigmes.narration_url is null then '{}'
      else jsonb_build_object('narration_url', enigmes.narration_url)
    end
    || case
      when solutions.book is null then '{}'
      else jsonb_build_object('book', solutions.book)
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

-- `npm run edition` calls it: a version that it applies is recorded like any other.
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

-- Reading

create function public.workshop_editions() returns table (
  code text, title text, status text, first_door text, written_days integer, version bigint,
  saved_at timestamptz, saved_by text, applied_version bigint
)
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '10s'
as $$
begin
  perform private.require_admin();
  return query
    select
      workshop.code,
      coalesce(header.content ->> 'title', editions.title),
      coalesce(editions.status, 'draft'),
      header.content -> 'schedule' ->> 'first_door',
      (select count(*) from private.parts_of(workshop.code) as parts
        where parts.day > 0 and parts.content is not null)::integer,
      latest.id,
      latest.saved_at,
      private.admin_label(latest.saved_by),
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
    order by
      array_position(array['current', 'draft', 'past'], coalesce(editions.status, 'draft')),
      workshop.code desc;
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
    'copied_from', found.copied_from,
    'parts', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'day', parts.day,
        'version', parts.id,
        'content', parts.content,
        'copied', private.copied_of(parts),
        'saved_at', parts.saved_at,
        'saved_by', private.admin_label(parts.saved_by)) order by parts.day), '[]')
      from private.parts_of(found.code, version) as parts));
end $$;
comment on function public.workshop_edition(text, bigint) is
  'An edition of the workshop at a version, by default the last one: {code, status, '
  'applied_version, copied_from, parts}. Admins only. Runs as its owner to read private documents.';
grant execute on function public.workshop_edition(text, bigint) to authenticated;

create function public.edition_history(
  edition text, day integer default null, before bigint default null
) returns table (
  version bigint, day_number integer, source text, saved_at timestamptz, saved_by text,
  changed text[]
)
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '10s'
as $$
begin
  perform private.require_admin();
  return query
    select
      versions.id,
      versions.day,
      versions.source,
      versions.saved_at,
      private.admin_label(versions.saved_by),
      array(
        select keys.key
        from jsonb_object_keys(
          coalesce(versions.content, '{}') || coalesce(earlier.content, '{}')) as keys (key)
        where versions.content -> keys.key is distinct from earlier.content -> keys.key
        order by keys.key)
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
    order by versions.id desc limit 50;
end $$;
comment on function public.edition_history(text, integer, bigint) is
  'Versions of an edition or of one of its parts, the last first, 50 at a time, with the fields '
  'that changed. Admins only. Runs as its owner to read private documents.';
grant execute on function public.edition_history(text, integer, bigint) to authenticated;

-- Writing

create function private.insert_versions(of_edition text, changes jsonb, source text)
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

create function public.create_edition(
  edition text, changes jsonb, source text default 'form', copied_from text default null
) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '10s'
as $$
begin
  perform private.require_admin();
  insert into private.workshop_editions (code, copied_from) values (edition, create_edition.copied_from)
  on conflict do nothing;
  if not found then
    raise exception 'L''édition % existe déjà', edition
      using errcode = 'PT409', hint = 'edition_exists';
  end if;
  perform private.insert_versions(edition, changes, source);
  return public.workshop_edition(edition);
end $$;
comment on function public.create_edition(text, jsonb, text, text) is
  'Creates a draft of the parts [{day, content}], of another edition where it is a copy; returns '
  'workshop_edition. Admins only. Runs as its owner to write private documents.';
grant execute on function public.create_edition(text, jsonb, text, text) to authenticated;

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
  'edited, null for a new part. Raises PT409 with the newer versions when another admin saved in '
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

create function public.apply_draft(
  edition text, version bigint, other_words text[] default null
) returns jsonb
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
        'other_words', coalesce(
          to_jsonb(apply_draft.other_words),
          (select jsonb_agg(kept.word order by kept.word) from private.other_words as kept
            where kept.edition = apply_draft.edition),
          '[]'))
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
  'published edition is corrected. other_words: rule 12.7, by default those that the game has. '
  'Raises PT409 when a newer version exists, 22023 when something that the tables need is missing. '
  'Returns workshop_edition. Admins only. Runs as its owner to write the game''s tables.';
grant execute on function public.apply_draft(text, bigint, text[]) to authenticated;

-- The log of the team (rule 8.6) records what reaches the game, from the browser or the command line

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
  'list of days, 0 for the rest of the edition. Runs as its owner because the log is private.';
create trigger tg_workshop_editions__log_applying
  after update of applied_version on private.workshop_editions
  for each row when (new.applied_version is distinct from old.applied_version)
  execute function private.tg_workshop_editions__log();
create trigger tg_workshop_editions__log_deleting after delete on private.workshop_editions
  for each row execute function private.tg_workshop_editions__log();

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

-- The check of an edition asks the judge (decision 0023): the forms of texts, and which texts are
-- right for an unsaved question.

create function private.refuse_many_texts(texts text[]) returns void
language plpgsql immutable
set search_path = ''
as $$
begin
  if cardinality(texts) > 500 or exists (
    select from unnest(texts) as text where char_length(text) > 1000
  ) then
    raise exception 'Trop de textes à la fois : cinq cents au plus, de mille caractères'
      using errcode = '22023', hint = 'too_many_texts';
  end if;
end $$;
comment on function private.refuse_many_texts(text[]) is
  'Raises 22023 for more than 500 texts, or one of more than 1000 characters: more is not compared.';

create function public.answer_forms(texts text[])
returns table (answer text, forms text[])
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '8s'
as $$
begin
  perform private.require_admin();
  perform private.refuse_many_texts(texts);
  return query
    select list.answer, private.answer_forms(array[list.answer])
    from unnest(texts) with ordinality as list (answer, place)
    order by list.place;
end $$;
comment on function public.answer_forms(text[]) is
  'The forms by which each text would be recognised as an answer (rules 12.1 to 12.3), in the order '
  'of the texts, at most 500. Admins only. Runs as its owner to call the judge.';
grant execute on function public.answer_forms(text[]) to authenticated;

create function private.answer_sounds(texts text[])
returns table (answer text, forms text[], loose text[], words text[])
language sql immutable
set search_path = ''
as $$
  select list.answer, found.forms,
    array(
      select distinct private.loose_keys(key)
      from unnest(found.forms) as form, unnest(string_to_array(substr(form, 2), ' ')) as key
      where form like '~%'),
    array(
      select split_part(word, '|', 1)
      from unnest(private.content_words(private.spoken_words(list.answer)))
        with ordinality as spoken (word, place)
      where position('|' in word) > 0
      order by place)
  from unnest(texts) with ordinality as list (answer, place),
    lateral (select private.answer_forms(array[list.answer]) as forms) as found
  order by list.place
$$;
comment on function private.answer_sounds(text[]) is
  'For each answer, in their order, all that words of the language are compared with (rule 12.7): its '
  'forms, the loose keys of their words, and its words without small ones and numbers.';

create function public.answer_sounds(texts text[])
returns table (answer text, forms text[], loose text[], words text[])
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '8s'
as $$
begin
  perform private.require_admin();
  perform private.refuse_many_texts(texts);
  return query
    select sounds.answer, sounds.forms, sounds.loose, sounds.words
    from private.answer_sounds(texts) as sounds;
end $$;
comment on function public.answer_sounds(text[]) is
  'Like private.answer_sounds, for at most 500 answers (rule 12.8). Admins only. Runs as its owner to '
  'call the judge.';
grant execute on function public.answer_sounds(text[]) to authenticated;

create function private.right_texts(tried jsonb) returns boolean[]
language sql immutable
set search_path = ''
as $$
  with accepted as materialized (
    select place, asked, private.answer_forms(
      array(select jsonb_array_elements_text(asked -> 'answers'))) as forms
    from jsonb_array_elements(tried) with ordinality as list (asked, place)
  ), questions as materialized ( -- computed once for all texts of a question
    select place, asked, private.filler_keys(asked ->> 'question', forms) as fillers,
      case when asked ? 'near' then private.answer_forms(
        array(select jsonb_array_elements_text(asked -> 'near')))
        else forms end as forms
    from accepted
  )
  select array(
    select private.has_form(text.value, questions.forms, questions.fillers)
    from questions,
      jsonb_array_elements_text(questions.asked -> 'texts') with ordinality as text (value, place)
    order by questions.place, text.place)
$$;
comment on function private.right_texts(jsonb) is
  'For each text of a list of {question, answers, near, texts}, in their order: whether it has a form '
  'of the question''s answers or, where there are any, of its near misses (rules 12.1 to 12.4, 12.6).';

create function public.right_texts(tried jsonb) returns boolean[]
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '8s'
as $$
begin
  perform private.require_admin();
  perform private.refuse_many_texts(array(
    select text.value
    from jsonb_array_elements(tried) as asked,
      jsonb_array_elements_text(
        asked -> 'answers' || coalesce(asked -> 'near', '[]') || (asked -> 'texts')) as text));
  return private.right_texts(tried);
end $$;
comment on function public.right_texts(jsonb) is
  'private.right_texts, for at most 500 texts and answers. Admins only. Runs as its owner to call the '
  'judge.';
grant execute on function public.right_texts(jsonb) to authenticated;

-- The workshop's media in Supabase Storage (decision 0017): a private bucket for drafts, a public
-- one for what players see. A hosted project's tables of `storage` belong to the platform: a
-- migration adds buckets and policies, without comments on policies.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
select bucket, bucket, bucket = 'edition-media', 1500000, array[
  'image/webp', 'image/avif', 'image/png', 'image/jpeg',
  'audio/mpeg', 'video/mp4', 'video/webm', 'text/vtt']
from unnest(array['edition-drafts', 'edition-media']) as bucket
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- No SVG, which may contain scripts. No policy for update: a name is a digest of the content, so a
-- file never changes. Reading the public bucket by its addresses asks no policy; listing it does.
create policy "Admins read and list media" on storage.objects
  for select to authenticated
  using (bucket_id in ('edition-drafts', 'edition-media') and (select public.is_admin()));
create policy "Admins add media named by a digest" on storage.objects
  for insert to authenticated
  with check (
    bucket_id in ('edition-drafts', 'edition-media')
    and name ~ '^[0-9a-f]{32}\.(webp|avif|png|jpg|mp3|mp4|webm|vtt)$'
    and (select public.is_admin()));
create policy "Admins delete media" on storage.objects
  for delete to authenticated
  using (bucket_id in ('edition-drafts', 'edition-media') and (select public.is_admin()));

-- The sender of a file is not stored longer than their account. Storage has no foreign key to it.
create function private.tg_auth_users__disown_media() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update storage.objects set owner = null, owner_id = null
  where objects.owner in (select gone.id from gone)
    or objects.owner_id in (select gone.id::text from gone);
  update storage.buckets set owner = null, owner_id = null
  where buckets.owner in (select gone.id from gone)
    or buckets.owner_id in (select gone.id::text from gone);
  return null;
end $$;
comment on function private.tg_auth_users__disown_media() is
  'Takes the account from the files that it sent, however it is deleted. Runs as its owner because '
  'the auth service may not write tables of Storage.';
create trigger tg_users__disown_media after delete on auth.users
  referencing old table as gone
  for each statement execute function private.tg_auth_users__disown_media();
