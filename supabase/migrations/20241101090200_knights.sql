-- One row per account. Functions write it; a knight may change only their names.

create table public.users (
  id uuid primary key references auth.users (id) on delete cascade,
  username text,
  display_name text,
  email text,
  total_score integer not null default 0 check (total_score >= 0),
  completed_enigmes integer not null default 0 check (completed_enigmes between 0 and 24),
  review_points boolean not null default false,
  media_points boolean not null default false,
  isnotuser boolean not null default false,
  is_admin boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_quest_at timestamptz,
  score_reached_at timestamptz not null default now(),
  ranked boolean not null generated always as (
    not isnotuser and (completed_enigmes > 0 or total_score > 0)
  ) stored,
  swift_five integer,
  swift_quest integer,
  replayed boolean not null default false,
  search_text text not null default '',
  name_forms text[] not null default '{}',
  name_withheld text,
  public_name text not null generated always as (case
    when name_withheld is null
      then coalesce(nullif(btrim(display_name), ''), nullif(btrim(username), ''), 'Chevalier')
    else 'Chevalier'
  end) stored
);
comment on table public.users is 'The knights. Only the owner and admins read the e-mail address.';
comment on column public.users.review_points is 'The review is validated (10 points).';
comment on column public.users.media_points is 'The photo is validated (3 points).';
comment on column public.users.isnotuser is 'A test or admin account: never ranked in public.';
comment on column public.users.last_quest_at is 'When the knight last completed a riddle.';
comment on column public.users.score_reached_at is
  'When total_score took its value: orders equal totals.';
comment on column public.users.name_withheld is
  'Why others do not see the name (a code of docs/error-codes.md); null when they do (decision '
  '0007).';
comment on column public.users.public_name is 'The name that others see.';
comment on column public.users.ranked is
  'Completed a riddle (even by a reveal) or has contest points, and is not a test account.';
comment on column public.users.swift_five is
  'Seconds between the fastest five solved riddles, when at most 60 (rule 8.5).';
comment on column public.users.swift_quest is
  'Seconds from the first to the last of 24 riddles, when at most 3,600 (rule 8.5).';
comment on column public.users.replayed is
  'The progress was reset, so the knight already knew the answers.';
comment on column public.users.search_text is
  'Text of the admins'' search (tg_users__set_search_text), precomputed for speed.';
comment on column public.users.name_forms is
  'private.name_forms of the name (tg_users__set_search_text), precomputed for speed.';
create index users_by_ranking on public.users (total_score desc, score_reached_at, id)
  where ranked;
-- The admins' pages read these two instead of 100,000 rows (decision 0005).
create index users_by_creation on public.users (created_at desc, id)
  include (isnotuser, review_points, media_points);
comment on index public.users_by_creation is 'Counts and pages the admins'' list.';
create index users_swift on public.users (created_at desc, id)
  where swift_five is not null or swift_quest is not null;
comment on index public.users_swift is 'Accounts marked as unusually fast.';
create index users_not_ranked on public.users (created_at, id) where isnotuser;
comment on index public.users_not_ranked is 'Test accounts, which statistics subtract.';
create index users_admin on public.users (id) where is_admin;
comment on index public.users_admin is 'Admins, whose names are reserved.';
alter table public.users enable row level security;
grant select on table public.users to authenticated;
grant update (username, display_name) on table public.users to authenticated;
grant all on table public.users to service_role;

create function public.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$
  select coalesce((select users.is_admin from public.users where users.id = auth.uid()), false)
$$;
comment on function public.is_admin() is
  'Whether the caller is an admin (rule 1.3). Runs as its owner because the policy of users calls '
  'it.';
grant execute on function public.is_admin() to anon, authenticated, service_role;

create policy "Knights read their own row, admins read every row" on public.users
  for select to authenticated
  using (id = (select auth.uid()) or (select public.is_admin()));
create policy "Knights change their own names" on public.users
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));
-- No insert or delete policy: the sign-up trigger and delete_account do it.

create trigger tg_users__touch before update on public.users
  for each row execute function private.tg__touch_updated_at();

create function private.tg_users__set_search_text() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- The line break keeps a search from matching across two fields.
  new.search_text := private.folded_name(
    concat_ws(E'\n', new.email, new.display_name, nullif(new.username, new.display_name)));
  new.name_forms := private.name_forms(
    coalesce(nullif(btrim(new.display_name), ''), nullif(btrim(new.username), ''), ''));
  return new;
end $$;
comment on function private.tg_users__set_search_text() is
  'Sets search_text and name_forms. Runs as its owner because knights may not call private '
  'functions.';
create trigger tg_users__set_search_text
  before insert or update of email, username, display_name on public.users
  for each row execute function private.tg_users__set_search_text();
