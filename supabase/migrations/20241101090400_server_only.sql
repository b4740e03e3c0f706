-- Server-only tables: wrong attempts, reveals, admin decisions. No role of the API has a grant on
-- them (private_closed.sql).

-- Attempts

create table private.wrong_answers (
  user_id uuid not null references public.users (id) on delete cascade,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  normalized text not null,
  typed text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1 check (times >= 1),
  almost boolean not null default false,
  primary key (user_id, enigme_id, normalized)
);
comment on table private.wrong_answers is
  'Each distinct wrong answer of a knight; counted once towards the limit (rule 3.7).';
comment on column private.wrong_answers.almost is
  'Almost right (rule 12.5): counted towards a separate limit.';
create index wrong_answers_by_riddle on private.wrong_answers (enigme_id, normalized);
create index wrong_answers_by_time on private.wrong_answers (user_id, enigme_id, first_at desc);

create table private.visitor_attempts (
  id bigint generated always as identity primary key,
  browser_digest text not null,
  address_digest text not null,
  tried_at timestamptz not null
);
comment on table private.visitor_attempts is
  'Visitors'' wrong answers of the last hour, by salted digests of their browser''s token and of '
  'their address. One row each, so that visitors never wait for a lock.';
create index visitor_attempts_by_browser on private.visitor_attempts (browser_digest, tried_at);
create index visitor_attempts_by_address on private.visitor_attempts (address_digest, tried_at);
create index visitor_attempts_by_time on private.visitor_attempts (tried_at);

create table private.visitor_salt (
  id integer primary key default 1 check (id = 1),
  salt text not null default gen_random_uuid()::text,
  made_at timestamptz not null default now()
);
insert into private.visitor_salt default values;
comment on table private.visitor_salt is
  'The salt of visitors'' digests: one row, replaced each day by forget_visitors.';

create table private.client_address (
  id integer primary key default 1 check (id = 1),
  header text not null default 'x-forwarded-for' check (header = lower(header)),
  trusted_hops integer not null default 1 check (trusted_hops >= 1)
);
insert into private.client_address default values;
comment on table private.client_address is
  'Where the deployment''s proxies write a client''s address: one row, set at deployment (README).';
comment on column private.client_address.trusted_hops is
  'How many proxies append to the header: the address is that many entries from the end. A client '
  'can forge the earlier entries.';

create table private.answer_reveals (
  user_id uuid not null references public.users (id) on delete cascade,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  revealed_at timestamptz not null,
  primary key (user_id, enigme_id)
);
comment on table private.answer_reveals is
  'Answers revealed to a knight; kept through a reset (rule 4.3).';
create index answer_reveals_by_riddle on private.answer_reveals (enigme_id);

-- Admin decisions

create table private.review_decisions (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  admin_id uuid references public.users (id) on delete set null,
  has_review boolean not null,
  has_media boolean not null,
  had_review boolean not null,
  had_media boolean not null,
  had_score integer,
  had_reached_at timestamptz,
  decided_at timestamptz not null
);
comment on table private.review_decisions is
  'Audit of decisions on reviews and photos, with what they replaced.';
comment on column private.review_decisions.had_reached_at is
  'The place that undoing the decision restores (users.score_reached_at); null once the knight has '
  'won or lost points by playing.';
create index review_decisions_by_time on private.review_decisions (decided_at desc);
create index review_decisions_by_user on private.review_decisions (user_id, decided_at desc);
create index review_decisions_by_admin on private.review_decisions (admin_id);

create table private.accepted_answers (
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  normalized text not null check (normalized <> ''),
  typed text not null,
  forms text[] not null generated always as (private.answer_forms(array[typed])) stored,
  admin_id uuid references public.users (id) on delete set null,
  accepted_at timestamptz not null,
  primary key (enigme_id, normalized)
);
comment on table private.accepted_answers is
  'Variants accepted by an admin, separate from the edition''s answers so that applying it keeps '
  'them.';
create index accepted_answers_by_admin on private.accepted_answers (admin_id);

create function private.forms_of(day integer) returns text[]
language plpgsql stable
set search_path = ''
as $$
begin
  return (
    select solutions.forms || array(
      select unnest(variants.forms)
      from private.accepted_answers as variants
      where variants.enigme_id = day)
    from private.enigme_solutions as solutions
    where solutions.enigme_id = day);
end $$;
comment on function private.forms_of(integer) is
  'The forms of a riddle''s answers: the edition''s, and those accepted since.';

create table private.answer_regrades (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  normalized text not null,
  score_before integer,
  score_after integer not null,
  regraded_at timestamptz not null
);
comment on table private.answer_regrades is
  'Audit of regrades; score_before is null when the riddle was not completed.';
create index answer_regrades_by_riddle on private.answer_regrades (enigme_id, normalized);
create index answer_regrades_by_user on private.answer_regrades (user_id);
