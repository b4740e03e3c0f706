-- Schemas, default privileges and shared helpers.

create schema private;
comment on schema private is 'Closed to the API''s roles: answers, attempts, audit.';
revoke all on schema private from public, anon, authenticated;

-- A hosted project grants new objects of `public` to the API's roles; here each grant is written.
-- service_role keeps the tables, and only reads views, which it could otherwise write through.
alter default privileges in schema public revoke all on tables from anon, authenticated;
-- Postgres lets every role execute a new function, whatever the schema: revoke it globally.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public
  revoke execute on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

-- Text columns of the API have no planner statistics (set in lockdown.sql): with
-- `Prefer: count=planned`, estimates of `texte < 'M'` would reveal rows that policies hide.

create function public.server_now() returns timestamptz
language sql stable
set search_path = ''
as $$ select now() $$;
comment on function public.server_now() is 'The game''s clock. Tests replace its body.';
grant execute on function public.server_now() to anon, authenticated, service_role;

create function private.folded_name(name text) returns text
language plpgsql immutable parallel safe
set search_path = ''
as $$
declare
  folded text := regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g');
begin
  if folded ~ '[^ -~]' then
    folded := translate(folded, -- Latin, Greek, Cyrillic, Armenian
      'ŒÆẞØøŁłĐđÐðĦħŦŧŊŋıƏə'
      'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικμνοπρςτυχω'
      'АВЕЗИІЈКМНОПРСТУХЬЅавгезиіјкмнопрстухьѕһӏԁԛԝ'
      'ՕՍՏԼօոսհցք',
      'œæßoollddddhhttnniee'
      'abezhikmnoptyxabyenikuvonpctuxw'
      'abeenijkmhonpctyxbsabreeuijkmhonpctyxbshldqw'
      'ouslonuhgp');
    folded := replace(replace(replace(folded, 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss');
  end if;
  return lower(folded);
end $$;
comment on function private.folded_name(text) is
  'A text in lower case, without accents, with look-alike letters mapped to Latin ones (decision '
  '0007).';

create function private.score_for_hints(hints_used integer) returns integer
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when hints_used <= 0 then 5
    when hints_used = 1 then 3
    when hints_used = 2 then 2
    else 1
  end
$$;
comment on function private.score_for_hints(integer) is
  'Points for a riddle by hints used (rule 5.1).';

create function private.review_bonus(has_review boolean, has_media boolean) returns integer
language sql immutable parallel safe
set search_path = ''
as $$
  select case when has_review then 10 else 0 end + case when has_media then 3 else 0 end
$$;
comment on function private.review_bonus(boolean, boolean) is
  'Contest points: 10 for a review, 3 for its photo (rule 5.2).';

create function private.tg__touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := public.server_now();
  return new;
end $$;
comment on function private.tg__touch_updated_at() is 'Sets updated_at on every update.';

create function private.tg_views__refuse() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  raise exception 'Cette vue ne s''écrit pas' using errcode = '42501';
end $$;
comment on function private.tg_views__refuse() is
  'Never runs: it makes a write fail for missing privileges (42501).';
