-- Helpers of every database test: an edition with recognisable secrets, knights, and a way to act
-- as any user. Committed for the files that follow; safe to run again.

begin;
create extension if not exists pgtap with schema extensions;
create schema if not exists tests;

create or replace function tests.edition() returns jsonb
language sql immutable
as $$
  -- Every secret contains « cache » and its day. Day 20 is closed, 21 has no hint, 22 has one, 23
  -- is missing; days 1, 2, 3 and 20 have a bonus question.
  select jsonb_build_object(
    'edition', 'tests',
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

create or replace function tests.insert_fixtures() returns void
language plpgsql
as $$
declare
  account uuid;
begin
  perform private.apply_edition(tests.edition());
  foreach account in array array[tests.create_knight('proprio'), tests.create_knight('autre')] loop
    perform tests.act_as(account);
    perform public.reveal_hint(1, 1);
    perform public.submit_answer(1, 'motcache 1');
    perform public.submit_bonus_answer(1, 'tresorcache 1');
    perform public.reveal_hint(2, 1);
    perform public.submit_answer(3, 'une erreur');
  end loop;
  insert into public.final_sentence_progress (user_id, hints_seen)
  values (tests.knight('proprio'), 1), (tests.knight('autre'), 1);
  account := tests.create_knight('cheffe');
  update public.users set is_admin = true where id = account;
  perform tests.act_as(null);
end $$;
comment on function tests.insert_fixtures() is
  'Applies tests.edition() and creates three accounts. « proprio » and « autre » each solved day '
  '1 with one hint and its bonus question, revealed a hint of day 2, failed day 3 and have a '
  'final sentence row; « cheffe » is an admin without progress.';

commit;

begin;
select extensions.plan(1);
select extensions.has_schema('tests'::name);
select * from extensions.finish();
rollback;
