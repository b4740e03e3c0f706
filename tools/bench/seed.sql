-- A December with :knights knights and ten times as many completed riddles, the same every time. Written set by set: the triggers
-- are put to sleep and what they keep (totals, counts of scores) is computed once at the end.
begin;
set local session_replication_role = replica;

create schema bench;
create function bench.knight(n integer) returns uuid
language sql immutable parallel safe
as $$ select md5('knight ' || n)::uuid $$;
grant usage on schema bench to authenticated;
grant execute on function bench.knight(integer) to authenticated;

-- A number from 0 to 1 that looks drawn, yet is the same at every run.
create function bench.draw(what text, n integer, day integer default 0) returns double precision
language sql immutable parallel safe
as $$ select (hashtextextended(what, n * 31 + day) & 2147483647) / 2147483648.0 $$;

insert into auth.users (id, aud, role, email, created_at)
select bench.knight(n), 'authenticated', 'authenticated', format('chevalier%s@exemple.test', n), now()
from generate_series(1, :knights) as n;

-- Between 0 and 20 riddles each, ten on average; day 21 and those after it are left for what is measured.
create temporary table players on commit drop as
  select n, bench.knight(n) as id,
    case when n > :knights - :knights % 121 then 10 else n % 11 + n / 11 % 11 end as riddles,
    bench.draw('review', n) < 0.05 as review, bench.draw('review', n) < 0.02 as media
  from generate_series(1, :knights) as n;

insert into public.enigme_progress (user_id, enigme_id, score, hints_used, revealed, completed_at)
select id, day, case hints when 0 then 5 when 1 then 3 when 2 then 2 else 1 end, hints, false,
  now() - interval '21 days' + day * interval '1 day' + bench.draw('hour', n, day) * interval '23 hours'
from players, generate_series(1, riddles) as day, lateral (select floor(bench.draw('hints', n, day) * 4)::integer as hints) as seen
order by id, day; -- in the order of the keys: an index that grows at its end is written several times as fast

insert into public.hints_revealed (user_id, enigme_id, hint_id, revealed_at)
select progress.user_id, progress.enigme_id, hint.id, progress.completed_at
from public.enigme_progress as progress
join public.enigme_indices as hint on hint.enigme_id = progress.enigme_id and hint.rang <= progress.hints_used;

insert into public.enigme_fragments (user_id, enigme_id, word, found_at)
select progress.user_id, progress.enigme_id, solutions.reponse_decoder, progress.completed_at
from public.enigme_progress as progress join private.enigme_solutions as solutions using (enigme_id);

insert into public.artefacts (user_id, day_number, title, description, image_url, word, found_at)
select progress.user_id, progress.enigme_id, solutions.artefact_title, solutions.artefact_description, solutions.artefact_image_url,
  solutions.reponse_decoder, progress.completed_at
from public.enigme_progress as progress join private.enigme_solutions as solutions using (enigme_id);

-- Two wrong answers a knight, out of a few hundred that come to many minds.
insert into private.wrong_answers (user_id, enigme_id, normalized, typed, first_at, last_at)
select id, 1 + floor(bench.draw('missed', n, try) * 20)::integer, format('erreur%s', guess), format('Erreur %s', guess),
  now() - bench.draw('missed', n, try) * interval '20 days', now() - bench.draw('missed', n, try) * interval '20 days'
from players, generate_series(1, 2) as try, lateral (select floor(bench.draw('guess', n, try) * 300)::integer as guess) as typed
on conflict do nothing;

insert into public.users (id, username, display_name, email, total_score, completed_enigmes, review_points, media_points,
  isnotuser, created_at, updated_at, last_quest_at, score_reached_at, search_text, swift_five)
select players.id, named.name, named.name, format('chevalier%s@exemple.test', n),
  coalesce(done.points, 0) + private.review_bonus(review, media), riddles, review, media, bench.draw('test', n) < 0.01,
  now() - bench.draw('sign-up', n) * interval '40 days', coalesce(done.last_at, now()), done.last_at, coalesce(done.last_at, now()),
  private.folded_name(format(E'chevalier%s@exemple.test\n%s', n, named.name)), case when bench.draw('swift', n) < 0.002 then 42 end
from players
cross join lateral (
  select (array['Dame', 'Sire', 'Lutin', 'Renne', 'Page', 'Fée', 'Barde', 'Ourson'])[1 + n % 8] || ' '
    || (array['Étoile', 'Grelot', 'Cannelle', 'Flocon', 'Sapin', 'Givre', 'Bougie', 'Houx', 'Aurore', 'Ruban'])[1 + n / 8 % 10]
    || ' ' || n as name
) as named
left join (
  select user_id, sum(score)::integer as points, max(completed_at) as last_at from public.enigme_progress group by user_id
) as done on done.user_id = players.id;

insert into private.review_decisions (user_id, admin_id, has_review, has_media, had_review, had_media, decided_at)
select id, bench.knight(1), true, media, false, false, now() - bench.draw('decided', n) * interval '20 days' from players where review;
insert into private.score_counts (score, players)
select total_score, count(*)::integer from public.users where ranked group by total_score;
insert into private.score_counts_by_hour (score, hour, players)
select total_score, date_trunc('hour', score_reached_at, 'UTC'), count(*)::integer from public.users where ranked group by 1, 2;
update public.users set is_admin = true where id = bench.knight(1);
commit;

-- The same rows as the specification's tables hold them: answers beside the questions, primary keys, rows that everybody reads
-- and writes, and no index but what a primary key brings.
begin;
create schema spec;
create table spec.enigmes as
  select enigmes.id, day_number, title, description, question, answers[1] as answer, explanation, reponse_decoder, image_url, video_url,
    mediatype
  from public.enigmes join private.enigme_solutions on enigme_id = enigmes.id;
create table spec.users as
  select id, username, display_name, email, total_score, completed_enigmes, review_points, media_points, isnotuser, is_admin, created_at,
    updated_at
  from public.users;
create table spec.enigme_progress as select user_id, enigme_id, completed, score from public.enigme_progress;
create table spec.enigme_fragments (like public.enigme_fragments including defaults including identity including constraints);
create table spec.artefacts (like public.artefacts including defaults including identity including constraints);
alter table spec.enigmes add primary key (id), add unique (day_number);
alter table spec.users add primary key (id);
alter table spec.enigme_progress add primary key (user_id, enigme_id);
insert into spec.enigme_fragments (user_id, enigme_id, word, found_at)
select user_id, enigme_id, word, found_at from public.enigme_fragments;
insert into spec.artefacts (user_id, day_number, title, description, image_url, word, found_at)
select user_id, day_number, title, description, image_url, word, found_at from public.artefacts;
alter table spec.enigme_fragments add primary key (id), add unique (user_id, enigme_id);
alter table spec.artefacts add primary key (id), add unique (user_id, day_number);
grant usage on schema spec to authenticated;
grant select, insert, update, delete on all tables in schema spec to authenticated;
grant usage on all sequences in schema spec to authenticated;
do $$
declare
  name text;
begin
  foreach name in array array['enigmes', 'users', 'enigme_progress', 'enigme_fragments', 'artefacts'] loop
    execute format('alter table spec.%I enable row level security', name);
    execute format('create policy "Everybody does everything" on spec.%I to authenticated using (true) with check (true)', name);
  end loop;
end $$;
commit;
vacuum (analyze);
checkpoint;
