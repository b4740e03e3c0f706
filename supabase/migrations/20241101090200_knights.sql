-- Why: one row a person, made when they sign up. The score, the flags and the roles on it are written by functions only; a
-- knight may change a name and nothing else.

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
  ranked boolean not null generated always as (not isnotuser and (completed_enigmes > 0 or total_score > 0)) stored,
  swift_five integer,
  swift_quest integer,
  replayed boolean not null default false,
  searched text not null default '',
  name_withheld text,
  public_name text not null generated always as (case
    when name_withheld is null then coalesce(nullif(btrim(display_name), ''), nullif(btrim(username), ''), 'Chevalier')
    else 'Chevalier'
  end) stored
);
comment on table public.users is 'The knights. E-mail addresses are read by their owner and by admins only.';
comment on column public.users.review_points is 'Whether the review is validated (10 points).';
comment on column public.users.media_points is 'Whether the photo is validated (3 points), with or without its review.';
comment on column public.users.isnotuser is 'A test or staff account: never ranked in public.';
comment on column public.users.last_quest_at is 'When this knight last completed a riddle.';
comment on column public.users.score_reached_at is 'When the total became what it is: the first to reach a score ranks first.';
comment on column public.users.name_withheld is
  'Why the name is no longer shown to others (a code of docs/error-codes.md), until another is chosen; null when it is (decision 0007).';
comment on column public.users.public_name is 'What everybody else reads in place of the name: the one definition.';
comment on column public.users.ranked is
  'Whether this knight has a score, 0 included, and a rank: who has completed a riddle, even by a reveal, or has contest points.';
comment on column public.users.swift_five is 'Seconds in which five riddles were found, when that is a minute at most; for the staff.';
comment on column public.users.swift_quest is 'Seconds from the first riddle to the last, when that is an hour at most; for the staff.';
comment on column public.users.replayed is 'Whether a journey was begun again: whoever replays knows the answers.';
comment on column public.users.searched is
  'What the staff''s search reads (kept by tg_users__make_searchable): made anew for every search, it would take longer than the rest.';
create index users_by_ranking on public.users (total_score desc, score_reached_at, id) where ranked;
-- With a hundred thousand accounts (decision 0005), the staff's pages read these two instead of the accounts.
create index users_by_creation on public.users (created_at desc, id) include (isnotuser, review_points, media_points);
comment on index public.users_by_creation is 'The staff''s list and its filters are counted and paged here, without reading the accounts.';
create index users_swift on public.users (created_at desc, id) where swift_five is not null or swift_quest is not null;
comment on index public.users_swift is 'The few whose riddles fell faster than a family reads.';
create index users_not_ranked on public.users (created_at, id) where isnotuser;
comment on index public.users_not_ranked is 'The few test accounts: statistics count everybody, then take these away.';
create index users_of_staff on public.users (id) where is_admin;
comment on index public.users_of_staff is 'The names that nobody else may bear are read with every completed day.';
alter table public.users enable row level security;
grant select on table public.users to authenticated;
grant update (username, display_name) on table public.users to authenticated;
grant all on table public.users to service_role;

create function public.is_admin() returns boolean
language sql stable security definer
set search_path = ''
as $$ select coalesce((select users.is_admin from public.users where users.id = auth.uid()), false) $$;
comment on function public.is_admin() is 
  'Whether the caller is flagged admin (rule 1.3). Runs as its owner because the policy that it would pass needs this very answer.';
grant execute on function public.is_admin() to anon, authenticated, service_role;

create policy "Knights read their own row, admins read every row" on public.users
  for select to authenticated
  using (id = (select auth.uid()) or (select public.is_admin()));
create policy "Knights change their own names" on public.users
  for update to authenticated
  using (id = (select auth.uid()))
  with check (id = (select auth.uid()));
-- No insert policy: the sign-up trigger makes the row. No delete policy: delete_account() removes the person whole.

create trigger tg_users__touch before update on public.users
  for each row execute function private.tg__touch_updated_at();

create function private.tg_users__make_searchable() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- A line break between two fields, so that nothing is found across them.
  new.searched := private.folded_name(concat_ws(E'\n', new.email, new.display_name, nullif(new.username, new.display_name)));
  return new;
end $$;
comment on function private.tg_users__make_searchable() is
  'Keeps what the staff''s search reads of an account. Runs as its owner because it fires for whoever changes a name.';
create trigger tg_users__make_searchable before insert or update of email, username, display_name on public.users
  for each row execute function private.tg_users__make_searchable();
