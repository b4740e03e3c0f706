-- A December with :knights knights and ten times as many completed riddles, after nine others, and the next edition as a draft; the
-- same every time. Written set by set: triggers are off, and what they maintain (totals, counts of scores) is computed once at the end.
begin;
set local session_replication_role = replica;

create schema bench;
create function bench.knight(n integer) returns uuid
language sql immutable parallel safe
as $$ select md5('knight ' || n)::uuid $$;
grant usage on schema bench to authenticated;
grant execute on function bench.knight(integer) to authenticated;

-- The first :accounts knights are the first of their account; the others are the second of one.
create function bench.account(n integer) returns uuid
language sql immutable parallel safe
return bench.knight(case when n <= :accounts then n else 1 + n * 7919::bigint % :accounts end::integer);
grant execute on function bench.account(integer) to authenticated;

-- A number from 0 to 1 that looks drawn, yet is the same at every run.
create function bench.draw(what text, n integer, day integer default 0) returns double precision
language sql immutable parallel safe
as $$ select (hashtextextended(what, n * 31 + day) & 2147483647) / 2147483648.0 $$;

insert into auth.users (id, aud, role, email, created_at)
select bench.knight(n), 'authenticated', 'authenticated', format('chevalier%s@exemple.test', n), now()
from generate_series(1, :accounts) as n;

-- Between 0 and 20 riddles each, ten on average; day 21 and those after it are left for what is measured.
create temporary table players on commit drop as
  select n, bench.knight(n) as id,
    case when n > :knights - :knights % 121 then 10 else n % 11 + n / 11 % 11 end as riddles,
    -- An account has one review.
    n <= :accounts and bench.draw('review', n) < 0.05 as review, n <= :accounts and bench.draw('review', n) < 0.02 as media
  from generate_series(1, :knights) as n;

create temporary table days on commit drop as
  select day_number as day, id from public.enigmes where edition = private.current_edition();

insert into public.enigme_progress (user_id, enigme_id, score, hints_used, revealed, completed_at)
select players.id, days.id, case hints when 0 then 5 when 1 then 3 when 2 then 2 else 1 end, hints, false,
  now() - interval '21 days' + day * interval '1 day' + bench.draw('hour', n, day) * interval '23 hours'
from players join days on day <= riddles, lateral (select floor(bench.draw('hints', n, day) * 4)::integer as hints) as seen
order by players.id, days.id; -- in the order of the keys: an index that grows at its end is written several times as fast

insert into public.hints_revealed (user_id, enigme_id, hint_id, revealed_at)
select progress.user_id, progress.enigme_id, hint.id, progress.completed_at
from public.enigme_progress as progress
join public.enigme_indices as hint on hint.enigme_id = progress.enigme_id and hint.rang <= progress.hints_used;

insert into public.enigme_fragments (user_id, enigme_id, word, found_at)
select progress.user_id, progress.enigme_id, solutions.reponse_decoder, progress.completed_at
from public.enigme_progress as progress join private.enigme_solutions as solutions using (enigme_id);

insert into public.artefacts (user_id, edition, day_number, title, description, image_url, word, found_at)
select progress.user_id, private.current_edition(), days.day, solutions.artefact_title, solutions.artefact_description,
  solutions.artefact_image_url, solutions.reponse_decoder, progress.completed_at
from public.enigme_progress as progress join days on days.id = progress.enigme_id
join private.enigme_solutions as solutions using (enigme_id);

-- Two wrong answers a knight, out of a few hundred that come to many minds.
insert into private.wrong_answers (user_id, kind, edition, enigme_id, normalized, typed, first_at, last_at)
select players.id, 'riddle', private.current_edition(), days.id, format('erreur%s', guess), format('Erreur %s', guess),
  now() - bench.draw('missed', n, try) * interval '20 days', now() - bench.draw('missed', n, try) * interval '20 days'
from players cross join generate_series(1, 2) as try
join days on day = 1 + floor(bench.draw('missed', n, try) * 20)::integer
cross join lateral (select floor(bench.draw('guess', n, try) * 300)::integer as guess) as typed
on conflict do nothing;

insert into public.users (id, account_id, portrait, username, display_name, email, total_score, completed_enigmes, review_points, media_points,
  isnotuser, created_at, updated_at, last_quest_at, score_reached_at, swift_five)
select players.id, bench.account(n), 1 + n % 12, named.name, named.name,
  case when n <= :accounts then format('chevalier%s@exemple.test', n) end,
  coalesce(done.points, 0) + private.review_bonus(review, media), riddles, review, media, bench.draw('test', n) < 0.01,
  now() - bench.draw('sign-up', n) * interval '40 days', coalesce(done.last_at, now()), done.last_at, coalesce(done.last_at, now()),
  case when bench.draw('swift', n) < 0.002 then 42 end
from players
cross join lateral (
  select (array['Dame', 'Sire', 'Lutin', 'Renne', 'Page', 'Fée', 'Barde', 'Ourson'])[1 + n % 8] || ' '
    || (array['Étoile', 'Grelot', 'Cannelle', 'Flocon', 'Sapin', 'Givre', 'Bougie', 'Houx', 'Aurore', 'Ruban'])[1 + n / 8 % 10]
    || ' ' || n as name
) as named
left join (
  select user_id, sum(score)::integer as points, max(completed_at) as last_at from public.enigme_progress group by user_id
) as done on done.user_id = players.id;

insert into private.search_texts (user_id, text)
select users.id, private.folded_name(accounts.email || E'\n' || users.display_name)
from public.users join auth.users as accounts on accounts.id = users.account_id;
insert into private.wrong_answer_counts (enigme_id, normalized, typed, almost, knights, times, folded)
select enigme_id, normalized, typed, almost, count(*), sum(times), true
from private.wrong_answers join public.users on users.id = user_id where not isnotuser
group by enigme_id, normalized, typed, almost;

insert into private.review_decisions (user_id, admin_id, edition, has_review, has_media, had_review, had_media, decided_at)
select id, bench.knight(1), private.current_edition(), true, media, false, false, now() - bench.draw('decided', n) * interval '20 days'
from players where review;
insert into private.score_counts (score, players)
select total_score, count(*)::integer from public.users where ranked group by total_score;
insert into private.score_counts_by_hour (score, hour, players)
select total_score, date_trunc('hour', score_reached_at, 'UTC'), count(*)::integer from public.users where ranked group by 1, 2;
update public.users set is_admin = true where id = bench.knight(1);

-- The other editions are copies of the current one.
create function bench.copy_edition(code text, status text) returns void
language plpgsql
as $$
declare
  current_code text := private.current_edition();
  -- The written columns of a table, without its keys.
  columns_of constant text := 'select string_agg(quote_ident(column_name), '', '') from information_schema.columns
    where table_schema = $1 and table_name = $2 and is_generated = ''NEVER'' and column_name <> all ($3)';
  columns text;
begin
  insert into public.editions (code, title, status, purge_on, published_at, archived_at)
  values (code, code, status, current_date + 300, case status when 'past' then now() end, case status when 'past' then now() end);
  execute columns_of into columns using 'public', 'enigmes', array['id', 'edition'];
  execute format('insert into public.enigmes (edition, %1$s) select $1, %1$s from public.enigmes where edition = $2', columns)
    using code, current_code;
  execute columns_of into columns using 'private', 'final_sentence', array['edition'];
  execute format(
    'insert into private.final_sentence (edition, %1$s) select $1, %1$s from private.final_sentence where edition = $2', columns)
    using code, current_code;
  execute columns_of into columns using 'private', 'enigme_solutions', array['enigme_id'];
  execute format(
    'insert into private.enigme_solutions (enigme_id, %1$s) select copy.id, %1$s from private.enigme_solutions
     join public.enigmes as riddle on riddle.id = enigme_id and riddle.edition = $2
     join public.enigmes as copy on copy.day_number = riddle.day_number and copy.edition = $1', columns)
    using code, current_code;
  insert into public.enigme_indices (enigme_id, rang, texte)
  select copies.id, hints.rang, hints.texte
  from public.enigme_indices as hints
  join public.enigmes as riddles on riddles.id = hints.enigme_id and riddles.edition = current_code
  join public.enigmes as copies on copies.day_number = riddles.day_number and copies.edition = code;
end $$;
select bench.copy_edition('past' || number, 'past') from generate_series(1, 9) as number;
select bench.copy_edition('next', 'draft');

-- Everyone has a result of every past edition; the rows of one knight in ten are enough in addition to the rows of the current edition.
create temporary table journeys on commit drop as
  select progress.user_id, copy.id as enigme_id, copy.edition, copy.day_number, progress.score, progress.hints_used,
    progress.completed_at - right(copy.edition, 1)::integer * interval '1 year' as completed_at
  from players
  join public.enigme_progress as progress on progress.user_id = players.id
  join days on days.id = progress.enigme_id
  join public.enigmes as copy on copy.day_number = days.day and copy.edition like 'past%'
  where players.n % 10 = 0
  order by progress.user_id, copy.id;
insert into public.enigme_progress (user_id, enigme_id, score, hints_used, completed_at)
select user_id, enigme_id, score, hints_used, completed_at from journeys;
insert into public.hints_revealed (user_id, enigme_id, hint_id, revealed_at)
select user_id, enigme_id, hint.id, completed_at
from journeys join public.enigme_indices as hint using (enigme_id) where hint.rang <= hints_used;
insert into public.enigme_fragments (user_id, enigme_id, word, found_at)
select user_id, enigme_id, reponse_decoder, completed_at from journeys join private.enigme_solutions using (enigme_id);
insert into public.artefacts (user_id, edition, day_number, title, description, image_url, word, found_at)
select user_id, edition, day_number, artefact_title, artefact_description, artefact_image_url, reponse_decoder, completed_at
from journeys join private.enigme_solutions using (enigme_id);
insert into public.edition_results (user_id, edition, total_score, completed_enigmes, review_points, media_points, rank, place,
  last_quest_at)
select users.id, code, users.total_score, users.completed_enigmes, false, false,
  rank() over (partition by code order by users.total_score desc),
  row_number() over (partition by code order by users.total_score desc, users.score_reached_at, users.id), users.last_quest_at
from public.users, public.editions where editions.status = 'past';
insert into private.result_counts (edition, bucket, players)
select edition, (place - 1) / 1000, count(*) from public.edition_results group by 1, 2;

-- A team's texts of ten Decembers, and December's counts of visits, the last five minutes included.
insert into private.team_decisions (admin_id, action, user_id, subject, reason, decided_at)
select bench.knight(1), 'hidden_name', bench.knight(1 + n * 7 % :knights), 'Grelot ' || n, 'Prénom et nom', now() - n * interval '1 hour'
from generate_series(1, 2000) as n;
insert into private.accepted_answers (enigme_id, normalized, typed, admin_id, accepted_at)
select enigmes.id, 'variante' || n, 'Variante ' || n, bench.knight(1), now() - n * interval '1 day'
from public.enigmes, generate_series(1, 2) as n where enigmes.edition like 'past%';
insert into private.contest_draws (edition, seed, entrants, tickets_digest, winners, drawn_at, admin_id)
select code, '7 12 23', 5000, md5(code), array[md5(code)], now() - interval '30 days', bench.knight(1)
from public.editions where status = 'past';
insert into private.day_messages (edition, day_number, body, status, author, published_at)
select code, day, repeat('La réponse B est acceptée aussi. ', 6), (array['published', 'resolved', 'draft'])[1 + day % 3], bench.knight(1), now()
from public.editions, generate_series(1, 24) as day where status <> 'draft';
-- A table of twenty for ten knights: those next to each other, and as many from the other half.
insert into private.round_tables (id, name, name_forms, code) overriding system value
select n, 'Table ' || n, '{}', translate(lpad(n::text, 8, '0'), '0123456789', 'BCDFGHJKMN') from generate_series(1, :knights / 10) as n;
insert into private.round_table_members (table_id, user_id)
select n, bench.knight(1 + ((n - 1) * 10 + seat % 10 + seat / 10 * (:knights / 2)) % :knights)
from generate_series(1, :knights / 10) as n, generate_series(0, 19) as seat;
insert into private.visits (enigme_id, counted_on, audience, event, tries, times)
select days.id, current_date - 31 + date, audience, event, tries, 40 + days.day + date
from days, generate_series(1, 31) as date, unnest('{knight,visitor}'::text[]) as audience,
  unnest('{opened,tried,hint1,hint2,hint3,found,revealed}'::text[]) as event,
  generate_series(case event when 'found' then 1 else 0 end, case event when 'found' then 20 else 0 end) as tries;
insert into private.visit_events (enigme_id, counted_on, audience, event)
select days.id, current_date, 'visitor', 'opened' from days, generate_series(1, 1000);
commit;
