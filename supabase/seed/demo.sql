-- Demo data: three accounts (password etoile24) and enough invented knights for five pages of
-- ranking. Local only: `supabase db push` does not apply it. Safe to run again.

create function pg_temp.create_account(account uuid, address text, name text, joined timestamptz)
returns void
language plpgsql as $$
begin
  insert into auth.users (
    id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token,
    recovery_token, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
  values (
    account, 'authenticated', 'authenticated', address,
    case when address like '%@exemple.fr'
      then extensions.crypt('etoile24', extensions.gen_salt('bf', 6)) end,
    joined, '', '', '{"provider": "email", "providers": ["email"]}',
    jsonb_build_object('username', name), joined, joined)
  on conflict (id) do nothing;
  insert into auth.identities (
    id, provider, provider_id, user_id, identity_data, created_at, updated_at)
  values (
    account, 'email', account::text, account,
    jsonb_build_object('sub', account, 'email', address, 'email_verified', true), joined, joined)
  on conflict do nothing;
  update public.users set created_at = joined where id = account;
end $$;

-- Completes the first `riddles` days for a knight, one per `pace`, with a number of hints derived
-- from the account's id.
create function pg_temp.play(
  account uuid, riddles integer, began timestamptz, pace interval default '24 hours'
) returns void
language plpgsql as $$
declare
  played integer;
  day integer;
  hints integer;
  played_at timestamptz;
begin
  for played, day in
    select enigmes.id, enigmes.day_number from public.enigmes
    where enigmes.edition = private.current_edition() and enigmes.day_number <= riddles
    order by enigmes.day_number
  loop
    played_at := began + day * pace;
    hints := least(('x' || substr(md5(account::text || day), 1, 2))::bit(8)::integer % 5, 3);
    if hints = 3 and day % 2 = 0 then hints := 0; end if;
    insert into public.hints_revealed (user_id, enigme_id, hint_id, revealed_at)
    select account, played, hint.id, played_at
    from public.enigme_indices as hint where hint.enigme_id = played and hint.rang <= hints
    on conflict do nothing;
    insert into public.enigme_progress (user_id, enigme_id, score, hints_used, completed_at)
    values (
      account, played, private.score_for_hints(hints), hints, played_at + hints * pace / 200)
    on conflict do nothing;
    insert into public.enigme_fragments (user_id, enigme_id, word, found_at)
    select account, played, solutions.reponse_decoder, played_at
    from private.enigme_solutions as solutions where solutions.enigme_id = played
    on conflict do nothing;
    insert into public.artefacts (
      user_id, edition, day_number, title, description, image_url, word, found_at)
    select
      account, private.current_edition(), day, solutions.artefact_title, solutions.artefact_description,
      solutions.artefact_image_url, solutions.reponse_decoder, played_at
    from private.enigme_solutions as solutions where solutions.enigme_id = played
    on conflict do nothing;
  end loop;
  perform private.refresh_totals(account);
  -- The total was reached at the last quest, not when this seed runs.
  update public.users set score_reached_at = coalesce(last_quest_at, created_at)
  where id = account;
end $$;

do $$
declare
  first_names text[] := array[
    'Lutin', 'Renarde', 'Hibou', 'Ourson', 'Biche', 'Merle', 'Loutre', 'Écureuil'];
  last_names text[] := array[
    'des Neiges', 'du Givre', 'Polaire', 'des Brumes', 'de l''Aube', 'du Sapin', 'des Lueurs',
    'du Grelot'];
  now_is timestamptz := public.server_now();
  aurore constant uuid := '00000000-0000-4000-8000-000000000001';
  nouveau constant uuid := '00000000-0000-4000-8000-000000000002';
  admin constant uuid := '00000000-0000-4000-8000-000000000003';
  place integer := 0;
  first_name text;
  last_name text;
  account uuid;
begin
  perform pg_temp.create_account(
    aurore, 'aurore@exemple.fr', 'Aurore', now_is - interval '12 days');
  perform pg_temp.create_account(
    nouveau, 'nouveau@exemple.fr', 'Nouveau', now_is - interval '1 day');
  perform pg_temp.create_account(
    admin, 'admin@exemple.fr', 'Intendante', now_is - interval '30 days');
  update public.users set is_admin = true, isnotuser = true where id = admin;
  perform pg_temp.play(aurore, 2, now_is - interval '4 days');

  foreach first_name in array first_names loop
    foreach last_name in array last_names loop
      place := place + 1;
      account := ('00000000-0000-4000-9000-' || lpad(place::text, 12, '0'))::uuid;
      perform pg_temp.create_account(
        account, 'chevalier' || place || '@invente.example', first_name || ' ' || last_name,
        now_is - make_interval(hours => 11 * place));
      if place % 16 = 0 then
        update public.users set isnotuser = true where id = account;
      end if;
      if place % 5 = 0 then
        insert into private.review_decisions (
          user_id, admin_id, edition, has_review, has_media, had_review, had_media, decided_at)
        select
          account, admin, private.current_edition(), true, place % 10 = 0, false, false,
          now_is - make_interval(hours => 3 * place)
        where not exists (select from private.review_decisions where user_id = account);
        update public.users set review_points = true, media_points = place % 10 = 0
        where id = account;
      end if;
      perform pg_temp.play(
        account,
        case when place % 13 = 0 then 0 else 1 + (place * 7) % 24 end, -- some have not started
        now_is - make_interval(hours => 24 * 25 + place),
        -- One knight is too fast, so that the admins' list shows a mark (rule 8.5).
        case when place = 41 then interval '94 seconds' else interval '24 hours' end);
    end loop;
  end loop;
end $$;

-- What visitors did, and what knights opened, as if each day had been played on its own date and a
-- little on the two after it. Days 7 and 16 are hard.
insert into private.visits (enigme_id, counted_on, audience, event, tries, times)
select
  enigmes.id, (public.server_now() - make_interval(days => 25 - enigmes.day_number - later.days))::date,
  counted.audience, counted.event, counted.tries, floor(
    case counted.audience when 'visitor' then 640 else 90 end
      * pow(0.93, enigmes.day_number - 1) * later.part
      * case when counted.event = 'opened' then 1.0 else counted.part
        * case when enigmes.day_number in (7, 16) then 0.55 else 1.0 end
      end)::bigint
from public.enigmes
cross join (values (0, 0.8), (1, 0.15), (2, 0.05)) as later (days, part)
cross join (values
  ('knight', 'opened', 0, 1.0), ('visitor', 'opened', 0, 1.0), ('visitor', 'tried', 0, 0.86),
  ('visitor', 'hint1', 0, 0.4), ('visitor', 'hint2', 0, 0.22), ('visitor', 'hint3', 0, 0.1),
  ('visitor', 'found', 1, 0.36), ('visitor', 'found', 2, 0.2), ('visitor', 'found', 5, 0.13),
  ('visitor', 'revealed', 0, 0.06)) as counted (audience, event, tries, part)
where enigmes.edition = private.current_edition()
on conflict do nothing;
