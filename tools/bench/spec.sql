-- The same rows as the specification's tables hold them: answers in the rows of the questions, primary keys, rows that everybody reads
-- and writes, and no index but what a primary key brings.
begin;
create schema spec;
create table spec.enigmes as
  select day_number as id, day_number, title, description, question, answers[1] as answer, explanation, reponse_decoder, image_url, video_url,
    mediatype
  from public.enigmes join private.enigme_solutions on enigme_id = enigmes.id where edition = private.current_edition();
create view spec.days as
  select id, day_number from public.enigmes where edition = private.current_edition();
create table spec.users as
  select id, username, display_name, email, total_score, completed_enigmes, review_points, media_points, isnotuser, is_admin, created_at,
    updated_at
  from public.users;
create table spec.enigme_progress as
  select user_id, day_number as enigme_id, completed, score
  from public.enigme_progress join spec.days on days.id = enigme_id;
create table spec.enigme_fragments (like public.enigme_fragments including defaults including identity including constraints);
create table spec.artefacts (like public.artefacts including defaults including identity including constraints);
alter table spec.artefacts drop column edition;
alter table spec.enigmes add primary key (id), add unique (day_number);
alter table spec.users add primary key (id);
alter table spec.enigme_progress add primary key (user_id, enigme_id);
insert into spec.enigme_fragments (user_id, enigme_id, word, found_at)
select user_id, day_number, word, found_at from public.enigme_fragments join spec.days on days.id = enigme_id;
insert into spec.artefacts (user_id, day_number, title, description, image_url, word, found_at)
select user_id, day_number, title, description, image_url, word, found_at from public.artefacts
where edition = private.current_edition();
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
