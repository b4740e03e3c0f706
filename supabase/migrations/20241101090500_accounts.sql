-- Why: an account from its first day to its last: the names it may bear, the knight that signing up makes, and leaving.

-- Names ----------------------------------------------------------------------------------------------------------------------

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

create function private.tg_users__check_names() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  wished text;
  refusal text;
  compared text;
begin
  foreach wished in array array_remove(array[new.username, new.display_name], null) loop
    refusal := private.name_refusal(wished);
    compared := private.normalize_answer(wished);
    -- Only answers that this knight has already found, variants included: refusing others would tell them by refusing.
    if refusal is null and exists (
      select from public.enigme_progress as progress
      cross join lateral (
        select unnest(solutions.accepted) as answer from private.enigme_solutions as solutions
        where solutions.enigme_id = progress.enigme_id
        union all
        select variants.normalized from private.accepted_answers as variants where variants.enigme_id = progress.enigme_id
      ) as told
      where progress.user_id = new.id
        and (compared = told.answer or (char_length(told.answer) >= 4 and position(told.answer in compared) > 0))
    ) then
      refusal := 'name_tells_answer';
    end if;
    if refusal is not null then
      raise exception '%', case refusal
        when 'name_blank' then 'Le nom d''utilisateur ne peut pas être vide'
        when 'name_too_long' then 'Le nom de chevalier a vingt caractères au plus'
        when 'name_is_email' then 'Une adresse e-mail ne peut pas servir de nom : tout le monde la verrait'
        when 'name_tells_answer' then 'Ce nom contient la réponse d''une énigme'
        else 'Ce nom ne convient pas : choisis-en un autre'
      end using errcode = '22023', hint = refusal;
    end if;
  end loop;
  return new;
end $$;
comment on function private.tg_users__check_names() is
  'Refuses a name that the rules do not allow (22023, hint: the code). Runs as its owner to read the refused words and the solutions.';
create trigger tg_users__check_names before update of username, display_name on public.users
  for each row when (new.username is distinct from old.username or new.display_name is distinct from old.display_name)
  execute function private.tg_users__check_names();

-- The sign-up trigger --------------------------------------------------------------------------------------------------------

create function private.tg_auth_users__make_knight() returns trigger
language plpgsql security definer
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
comment on function private.tg_auth_users__make_knight() is
  'Makes the knight of a new account. Never raises. Runs as its owner because the auth service has no grant on public.users.';
create trigger tg_users__make_knight after insert on auth.users
  for each row execute function private.tg_auth_users__make_knight();

create function private.tg_auth_users__follow_email() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  update public.users set email = new.email where id = new.id and email is distinct from new.email;
  return new;
end $$;
comment on function private.tg_auth_users__follow_email() is
  'Keeps the e-mail that admins see the one that signs in. Runs as its owner because the auth service has no grant on public.users.';
create trigger tg_users__follow_email after update of email on auth.users
  for each row execute function private.tg_auth_users__follow_email();

-- Leaving --------------------------------------------------------------------------------------------------------------------

create function public.delete_account() returns void
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
begin
  if auth.uid() is null then
    raise exception 'Connecte-toi d''abord' using errcode = '42501', hint = 'signed_out';
  end if;
  -- The auth service's journal and unfinished sign-ins name the person without referring to the account.
  begin
    delete from auth.audit_log_entries where payload ->> 'actor_id' = auth.uid()::text;
    delete from auth.flow_state where user_id = auth.uid();
  exception when insufficient_privilege or undefined_table or undefined_column then
    -- A project may keep that journal to itself: it then fades by the service's own rules, and leaving still works.
    raise log 'the journal of the auth service was left as it is: %', sqlerrm;
  end;
  delete from auth.users where id = auth.uid();
end $$;
comment on function public.delete_account() is
  'Removes the person: the account and, by cascade, every row about them; the auth service''s journal too where it allows. '
  'Runs as its owner because the person''s row in auth belongs to the auth service.';
revoke execute on function public.delete_account() from public, anon, authenticated;
grant execute on function public.delete_account() to authenticated;
