-- Helpers of every database test: an edition with recognisable secrets, knights, and a way to act
-- as any role. This file commits, since the next files use what it creates; it can be run again.

begin;
create extension if not exists pgtap with schema extensions;
create schema if not exists tests;
-- An id is never a day: what takes one for the other finds nothing.
alter table public.enigmes alter column id restart with 1001;
alter table public.enigme_indices alter column id restart with 5001;

create or replace function tests.edition() returns jsonb
language sql immutable
as $$
  -- Every secret contains « cache » and its day. Day 20 is closed, 21 has no hint, 22 has one, 23
  -- is missing; days 1, 2, 3 and 20 have a bonus question. The book of day 3 is not published.
  select jsonb_build_object(
    'edition', 'tests',
    'title', 'Édition des tests',
    'purge_on', '2999-12-31',
    'feast', jsonb_build_object(
      'question', 'Que disent-ils ?',
      'sentence', 'La phrasecachée de tous',
      'letter', 'Lettrecache',
      'hints', jsonb_build_array('Pistecache 1', 'Pistecache 2', 'Pistecache 3')),
    'riddles', jsonb_agg(jsonb_build_object(
      'day', day,
      'title', 'Titre ' || day,
      'description', 'Description ' || day,
      'question', 'Question ' || day,
      'answers', jsonb_build_array('Motcaché ' || day, 'Le mot-caché ' || day),
      'closing', 'Finalecache ' || day,
      'explanation', 'Explicationcache ' || day,
      'fragment', 'Fragmentcache' || day,
      'mediatype', 'none', 'image_url', null, 'video_url', null, 'media_alt', null,
      'near_misses', case
        when day = 2
          then '[{"answers": ["Soufflecaché", "13"], "message": "Messagecache 2"}]'::jsonb
        else '[]'
      end,
      'opens_at', case when day = 20 then '2999-12-20T06:00:00Z' end,
      'book', case when day in (2, 20) then 'lanterne' when day = 3 then 'brouillon' end,
      'hints', coalesce((
        select jsonb_agg(jsonb_build_object(
          'rang', rang, 'texte', format('Indicecache %s-%s', day, rang), 'mediatype', 'none',
          'image_url', null, 'video_url', null, 'media_alt', null) order by rang)
        from generate_series(1, case day when 21 then 0 when 22 then 1 else 3 end) as rang
      ), '[]'::jsonb),
      'defi', case when day in (1, 2, 3, 20) then jsonb_build_object(
        'question', 'Seconde question ' || day,
        'answers', jsonb_build_array('Trésorcaché ' || day),
        'hint', 'Coup de pouce ' || day,
        'explanation', 'Raisoncache ' || day) end,
      'artefact', jsonb_build_object(
        'title', 'Artefactcache ' || day,
        'description', 'Objetcache ' || day,
        'image_url', null)
    ) order by day))
  from generate_series(1, 24) as day where day <> 23
$$;

create or replace function tests.play_edition(file jsonb) returns void
language plpgsql
as $$
begin
  perform private.apply_edition(file);
  if file ->> 'edition' is distinct from private.current_edition() then
    perform private.make_current(file ->> 'edition');
  end if;
end $$;
comment on function tests.play_edition(jsonb) is
  'Applies an edition, complete or not, and makes it the current one.';

create or replace function tests.riddle(day integer) returns integer
language sql stable
as $$ select private.find_riddle(day, null) $$;
comment on function tests.riddle(integer) is 'The id of a day''s riddle in the current edition.';

create or replace function tests.hint(day integer, rang integer) returns integer
language sql stable
as $$
  select hints.id from public.enigme_indices as hints
  where hints.enigme_id = tests.riddle($1) and hints.rang = $2
$$;
comment on function tests.hint(integer, integer) is 'The id of a hint in the current edition.';

create or replace function tests.knight(name text) returns uuid
language sql immutable
as $$ select md5('knight ' || name)::uuid $$;

create or replace function tests.create_knight(name text, metadata jsonb default null) returns uuid
language sql
as $$
  insert into auth.users (
    id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
  values (
    tests.knight(name), 'authenticated', 'authenticated', name || '@secret.test', '{}',
    coalesce(metadata, jsonb_build_object('username', name)), now(), now())
  returning id
$$;

create or replace function tests.act_as(account uuid) returns void
language sql
as $$
  select set_config('request.jwt.claim.sub', coalesce(account::text, ''), true),
    set_config('request.jwt.claims', case
      when account is null then '{"role": "anon"}'
      else jsonb_build_object('sub', account, 'role', 'authenticated')::text
    end, true);
  select null::void
$$;

create or replace function tests.attempt(acting name, account uuid, statement text) returns text
language plpgsql
as $$
declare
  affected bigint;
begin
  perform tests.act_as(account);
  perform set_config('role', acting, true);
  execute statement;
  get diagnostics affected = row_count;
  raise exception using errcode = 'ZZ000', message = affected::text;
exception
  when sqlstate 'ZZ000' then return sqlerrm || case when sqlerrm = '1' then ' row' else ' rows' end;
  when others then return sqlstate;
end $$;
comment on function tests.attempt(name, uuid, text) is
  'Runs a statement as a role and a user, rolls it back, and returns its row count (« 2 rows ») '
  'or its SQL error code.';

create or replace function tests.rows_about(who uuid) returns setof text
language plpgsql
as $$
declare
  listed record;
  found boolean;
begin
  for listed in
    select columns.attrelid::regclass as relation, columns.attname
    from pg_catalog.pg_attribute as columns
    join pg_catalog.pg_class as classes on classes.oid = columns.attrelid
    where classes.relkind = 'r' and columns.attnum > 0 and columns.atttypid = 'uuid'::regtype
      and classes.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  loop
    execute format('select exists (select from %s as rows where rows.%I = $1)', listed.relation, listed.attname)
    into found using who;
    if found then
      return next format('%s.%s', listed.relation, listed.attname);
    end if;
  end loop;
end $$;
comment on function tests.rows_about(uuid) is
  'The columns of the game''s tables in which an id of a knight stands, with or without a foreign key.';

create or replace function tests.catalogue() returns jsonb
language sql
as $$
  select jsonb_build_object(
    'people', '[{"slug": "plume", "name": "Plume"}, {"slug": "encre", "name": "Encre"}]'::jsonb,
    'books', jsonb_build_array(
      jsonb_build_object('slug', 'lanterne', 'is_published', true, 'title', 'La lanterne',
        'youngest', 3, 'oldest', 8, 'description', 'Une histoire.', 'isbn', '9782000000112',
        'contributors', '[{"person": "plume", "role": "author"}]'::jsonb),
      jsonb_build_object('slug', 'brouillon', 'title', 'Le brouillon', 'youngest', 3, 'oldest', 8,
        'description', 'Une histoire à finir.')))
$$;
comment on function tests.catalogue() is 'Two people, a book that is published and one that is not.';

create or replace function tests.insert_fixtures() returns void
language plpgsql
as $$
declare
  account uuid;
begin
  -- Last year's edition, and next year's that is being written.
  perform tests.play_edition(tests.edition() || '{"edition": "past"}');
  perform tests.play_edition(tests.edition());
  perform private.apply_edition(tests.edition() || '{"edition": "draft"}');
  foreach account in array array[tests.create_knight('proprio'), tests.create_knight('autre')] loop
    perform tests.act_as(account);
    perform public.reveal_hint(1, 1);
    perform public.submit_answer(1, 'motcache 1');
    perform public.submit_bonus_answer(1, 'tresorcache 1');
    perform public.reveal_hint(2, 1);
    perform public.submit_answer(3, 'une erreur');
  end loop;
  insert into public.final_sentence_progress (user_id, edition, hints_seen)
  values (tests.knight('proprio'), 'tests', 1), (tests.knight('autre'), 'tests', 1);
  insert into public.edition_results (
    user_id, edition, total_score, completed_enigmes, review_points, media_points, rank, place)
  values
    (tests.knight('proprio'), 'past', 8, 2, true, false, 1, 1),
    (tests.knight('autre'), 'past', 5, 1, false, false, 2, 2);
  delete from private.contest_lists;
  perform private.close_contest('past');
  account := tests.create_knight('cheffe');
  update public.users set is_admin = true where id = account;
  insert into private.round_tables (name, name_forms, code)
  select 'Table ' || place, array[]::text[], 'BCDFGHJ' || substr('KMN', place, 1)
  from generate_series(1, 3) as place;
  -- Each account owns a table where the next one sits too.
  insert into private.round_table_members (table_id, user_id)
  select tables.id, tests.knight((array['proprio', 'autre', 'cheffe', 'proprio'])[seats.nth])
  from private.round_tables as tables
  cross join lateral (
    values (position(right(tables.code, 1) in 'KMN')), (position(right(tables.code, 1) in 'KMN') + 1)
  ) as seats (nth)
  order by tables.id, seats.nth;
  perform private.apply_catalogue(tests.catalogue());
  perform tests.act_as(null);
end $$;
comment on function tests.insert_fixtures() is
  'Applies tests.edition() three times, as the past edition, the current one and a draft, and creates three accounts. « proprio » and « autre » each solved day '
  '1 with one hint and its bonus question, revealed a hint of day 2, failed day 3 and have a '
  'final sentence row; « cheffe » is an admin without progress. Each owns a round table, where '
  'another one sits. tests.catalogue() is applied.';

commit;

begin;
select extensions.plan(1);
select extensions.has_schema('tests'::name);
select * from extensions.finish();
rollback;
