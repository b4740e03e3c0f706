-- Why: the ground every other migration stands on. `public` is the API; `private` holds what no browser may ever read
-- (answers, attempts, audit). The clock lives in one function, so that tests can replace it.

create schema private;
comment on schema private is 'What no browser may read: answers, attempts, audit. The API roles have no grant here.';
revoke all on schema private from public, anon, authenticated;

-- A hosted project gives every new object of `public` to the roles of its API: tables, functions and sequences, the counters of
-- identity columns among them. New objects get nothing by themselves here: every grant below is written out. The service keeps the
-- tables; what it may call is granted one by one, and through a view, which it could otherwise write through, it only reads.
alter default privileges in schema public revoke all on tables from anon, authenticated;
-- Everybody's right to call a new function is taken back from the role that makes it, whatever the schema.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated;

-- No sample is kept of a text that the API can compare: every such column is set to `statistics 0` by the last migration (a
-- sample already taken stays until the column is rewritten). Why: the API gives the planner's estimate of a count to whoever asks
-- (`Prefer: count=planned`), and the planner estimates `texte < 'M'` from a sample of the column, hidden rows included: comparisons
-- of texts are leakproof, and a policy's condition does not keep them from the sample. By halves, a knight could read hints they had
-- not revealed, the questions of closed days, the fragments of riddles they had not solved, and addresses. Without a sample there is
-- nothing to compare with. Nothing here is searched by a text that the planner would have to know about.

create function public.server_now() returns timestamptz
language sql stable
set search_path = ''
as $$ select now() $$;
comment on function public.server_now() is
  'The one clock of the game (doors, countdowns, dates of quests). Tests replace its body.';
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
  'A text as the eye reads it: small letters without accents, those of other alphabets as the Latin ones that they look like. What '
  'the staff''s search compares, and what a name is judged by (decision 0007).';

create function private.score_for_hints(hints_used integer) returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select case when hints_used <= 0 then 5 when hints_used = 1 then 3 when hints_used = 2 then 2 else 1 end $$;
comment on function private.score_for_hints(integer) is
  'Points for a riddle solved with that many hints: 0 → 5, 1 → 3, 2 → 2, 3 or more → 1 (rule 5.1).';

create function private.review_bonus(has_review boolean, has_media boolean) returns integer
language sql immutable parallel safe
set search_path = ''
as $$ select case when has_review then 10 else 0 end + case when has_media then 3 else 0 end $$;
comment on function private.review_bonus(boolean, boolean) is 'Contest points: 10 for a review, 3 for its photo (rule 5.2).';

create function private.tg__touch_updated_at() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.updated_at := public.server_now();
  return new;
end $$;
comment on function private.tg__touch_updated_at() is 'Keeps updated_at true whoever writes the row.';
