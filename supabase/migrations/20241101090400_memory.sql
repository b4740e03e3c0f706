-- Why: what the server alone remembers: what was typed in vain and how often, what was given up, and what the staff decided. Nobody
-- has a grant here (private_closed); functions read it for whoever may know.

-- Attempts -------------------------------------------------------------------------------------------------------------------

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
  'Each wrong answer of a knight, once. Counts towards the limit of attempts when first given: repeating it costs nothing.';
comment on column private.wrong_answers.almost is 'It was a slip away from right (rule 12.5): it has a limit of its own.';
create index wrong_answers_by_riddle on private.wrong_answers (enigme_id, normalized);
create index wrong_answers_by_time on private.wrong_answers (user_id, enigme_id, first_at desc);

create table private.visitor_attempts (
  id bigint generated always as identity primary key,
  address_digest text not null,
  tried_at timestamptz not null
);
comment on table private.visitor_attempts is
  'Wrong answers of visitors, by salted digest of their address, for an hour. One row each: no visitor waits for another.';
create index visitor_attempts_by_time on private.visitor_attempts (tried_at, address_digest);

create table private.address_salt as select 1 as id, gen_random_uuid()::text as salt;
alter table private.address_salt add primary key (id);
comment on table private.address_salt is 'What is added to an address before its digest is taken: one row, drawn here.';

create table private.answer_reveals (
  user_id uuid not null references public.users (id) on delete cascade,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  revealed_at timestamptz not null,
  primary key (user_id, enigme_id)
);
comment on table private.answer_reveals is 'Who had which answer revealed, for ever: a reset does not make it worth points again.';
create index answer_reveals_by_riddle on private.answer_reveals (enigme_id);

-- Decisions of the staff -----------------------------------------------------------------------------------------------------

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
comment on table private.review_decisions is 'Who validated or withdrew which review or photo, and when.';
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
  'Variants that the staff has accepted during the edition, by whom and when. Beside the edition''s own answers, so that applying '
  'the edition again forgets none.';
create index accepted_answers_by_admin on private.accepted_answers (admin_id);

create function private.answers_of(day integer) returns text[]
language plpgsql stable
set search_path = ''
as $$
begin
  return (select solutions.accepted || array(select normalized from private.accepted_answers where enigme_id = day)
  from private.enigme_solutions as solutions where solutions.enigme_id = day);
end $$;
comment on function private.answers_of(integer) is
  'The answers of a riddle without case, accents or punctuation: the edition''s, and those accepted since.';

create table private.answer_regrades (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  enigme_id integer not null references public.enigmes (id) on delete cascade,
  normalized text not null,
  score_before integer,
  score_after integer not null,
  regraded_at timestamptz not null
);
comment on table private.answer_regrades is 'Who was regraded for which accepted answer; score_before is null when the riddle was open.';
create index answer_regrades_by_riddle on private.answer_regrades (enigme_id, normalized);
create index answer_regrades_by_user on private.answer_regrades (user_id);
