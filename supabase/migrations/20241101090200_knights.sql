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
  check (review_points or not media_points)
);
comment on table public.users is 'The knights (spec §3 User). E-mail addresses are read by their owner and by admins only.';
comment on column public.users.review_points is 'Whether the review is validated (10 points).';
comment on column public.users.media_points is 'Whether the photo is validated (3 points); never without a review.';
comment on column public.users.isnotuser is 'A test or staff account: never ranked in public.';
comment on column public.users.last_quest_at is 'When this knight last completed a riddle.';
comment on column public.users.score_reached_at is 'When the total became what it is: the first to reach a score ranks first.';
create index users_by_ranking on public.users (total_score desc, score_reached_at, id)
  where not isnotuser and total_score > 0;
create index users_by_creation on public.users (created_at desc, id);
create index users_by_update on public.users (updated_at desc, id);
alter table public.users enable row level security;
revoke all on table public.users from public, anon, authenticated;
grant select on table public.users to authenticated;
grant update (username, display_name) on table public.users to authenticated;
grant all on table public.users to service_role;

create function public.is_admin() returns boolean
language sql stable security definer -- reads the caller's own flag past the policy that needs this very answer
set search_path = ''
as $$ select coalesce((select users.is_admin from public.users where users.id = auth.uid()), false) $$;
comment on function public.is_admin() is 'Whether the caller is flagged admin (spec §6).';
revoke execute on function public.is_admin() from public, anon, authenticated;
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

-- Names -----------------------------------------------------------------------------------------------------------------

create table private.refused_words (word text primary key check (word = private.normalize_answer(word)));
comment on table private.refused_words is 'Words that no public name may hold, normalised: a small French list.';
alter table private.refused_words enable row level security;
insert into private.refused_words (word) values
  ('abruti'), ('abrutie'), ('batard'), ('batarde'), ('bite'), ('bougnoule'), ('bordel'), ('branleur'), ('branleuse'), ('chiant'),
  ('chiante'), ('chier'), ('connard'), ('connards'), ('connasse'), ('conne'), ('connerie'), ('couille'), ('couilles'), ('cretin'),
  ('cul'), ('debile'), ('encule'), ('enculee'), ('enculer'), ('enfoire'), ('fdp'), ('fiotte'), ('foutre'), ('gouine'), ('hitler'),
  ('merde'), ('merdeux'), ('mongol'), ('nazi'), ('negre'), ('negro'), ('ntm'), ('nique'), ('niquer'), ('pd'), ('pede'), ('petasse'),
  ('pipi'), ('pouffiasse'), ('putain'), ('pute'), ('putes'), ('salaud'), ('salope'), ('salopard'), ('sexe'), ('tapette'),
  ('tg'), ('youpin'), ('zizi'), ('con'), ('cons'), ('caca');

create function private.name_refusal(name text) returns text
language sql stable
set search_path = ''
as $$
  select case
    -- Nothing to see: white space, no-break and zero-width characters, fillers, selectors of variants.
    when regexp_replace(coalesce(name, ''), '[\s\u00a0\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u2000-\u200f'
      '\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0]', '', 'g') = '' then 'name_blank'
    when char_length(name) > 20 then 'name_too_long'
    -- Control characters, and those that turn the reading direction of what follows, the next names of a list included.
    when name ~ '[[:cntrl:]\u2028\u2029\u202a-\u202e\u2066-\u2069]' then 'name_unreadable'
    when name ~ '\S@\S' then 'name_is_email'
    when exists (
      select from regexp_split_to_table(lower(normalize(name, nfkd)), '[^a-z0-9\u0300-\u036f]+') as part
      join private.refused_words on refused_words.word = private.normalize_answer(part)
    ) then 'name_insult'
  end
$$;
comment on function private.name_refusal(text) is
  'Why a public name is refused whoever bears it (a code of docs/error-codes.md), or null (spec §5 Profile name).';

-- The sign-up trigger ------------------------------------------------------------------------------------------------------

create function private.tg_auth_users__make_knight() returns trigger
language plpgsql security definer -- runs for the auth service, which has no grant on public.users
set search_path = ''
as $$
declare
  wished text := btrim(coalesce(new.raw_user_meta_data ->> 'username', ''));
begin
  -- A name that would be refused never stops a sign-up: the person is « Chevalier » until they choose another.
  if wished <> '' and private.name_refusal(wished) is not null then
    wished := 'Chevalier';
  end if;
  insert into public.users (id, username, display_name, email, created_at, updated_at, score_reached_at)
  values (new.id, nullif(wished, ''), nullif(wished, ''), new.email, public.server_now(), public.server_now(), public.server_now())
  on conflict (id) do nothing;
  return new;
exception when others then
  -- An account without its knight can still be mended (private.lock_knight makes the row); a sign-up that fails cannot.
  raise warning 'knight not made for %: %', new.id, sqlerrm;
  return new;
end $$;
comment on function private.tg_auth_users__make_knight() is 'Makes the knight of a new account. Never raises.';
create trigger tg_users__make_knight after insert on auth.users
  for each row execute function private.tg_auth_users__make_knight();

create function private.tg_auth_users__follow_email() returns trigger
language plpgsql security definer -- as above
set search_path = ''
as $$
begin
  update public.users set email = new.email where id = new.id and email is distinct from new.email;
  return new;
end $$;
comment on function private.tg_auth_users__follow_email() is 'Keeps the e-mail that admins see the one that signs in.';
create trigger tg_users__follow_email after update of email on auth.users
  for each row execute function private.tg_auth_users__follow_email();
