-- The knights of an account (rules 28, decision 0026). These functions are the account's, whichever
-- of its knights plays: a knight of another account does not exist for them.

create function private.own_knight(knight uuid) returns public.users
language plpgsql stable
set search_path = ''
as $$
declare
  found public.users;
begin
  select * into found from public.users
  where users.id = knight and users.account_id = auth.uid();
  if found.id is null then
    raise exception 'Ce chevalier n''existe pas' using errcode = 'PT404', hint = 'unknown_knight';
  end if;
  return found;
end $$;
comment on function private.own_knight(uuid) is
  'A knight of the caller''s account. Raises PT404 for any other, like current_knight.';

create function private.set_knight(knight public.users, name text, portrait integer) returns void
language plpgsql
set search_path = ''
as $$
begin
  if portrait not between 1 and 12 then
    raise exception 'Ce portrait n''existe pas' using errcode = '22023', hint = 'portrait_unknown';
  end if;
  update public.users set portrait = set_knight.portrait
  where users.id = knight.id and users.portrait <> set_knight.portrait;
  -- A name that stays is neither counted nor checked: it may be withheld.
  if private.tidy_name(name) is distinct from private.chosen_name(knight) then
    update public.users set username = set_knight.name, display_name = set_knight.name
    where users.id = knight.id;
  end if;
end $$;
comment on function private.set_knight(public.users, text, integer) is
  'Gives a knight whose account is locked a name, which tg_users__check_names checks, and a portrait. '
  'Raises 22023 for a portrait that does not exist.';

create function public.my_knights() returns table (
  id uuid, name text, portrait integer, total_score integer, completed_enigmes integer,
  is_first boolean, created_at timestamptz
)
language sql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
  select
    users.id, private.chosen_name(users), users.portrait::integer, users.total_score,
    users.completed_enigmes, users.id = users.account_id, users.created_at
  from public.users where users.account_id = auth.uid()
  order by users.id = users.account_id desc, users.created_at, users.id
$$;
comment on function public.my_knights() is
  'The knights of the caller''s account, the first one first; a null name is none. The header x-knight '
  'changes nothing. Runs as its owner because a knight reads only their own row.';
grant execute on function public.my_knights() to authenticated;

create function public.add_knight(name text, portrait integer) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  first public.users := private.lock_account();
  added public.users;
begin
  if (select count(*) from public.users where users.account_id = first.id) >= 6 then
    raise exception 'Un compte a six chevaliers au plus' using errcode = 'PT409', hint = 'too_many_knights';
  end if;
  -- A test account's knights are test accounts too (rule 1.4).
  insert into public.users (id, account_id, isnotuser, created_at, updated_at, score_reached_at)
  values (
    gen_random_uuid(), first.id, first.isnotuser,
    public.server_now(), public.server_now(), public.server_now())
  returning * into added;
  perform private.set_knight(added, coalesce(add_knight.name, ''), coalesce(add_knight.portrait, 1));
  return jsonb_build_object('status', 'added', 'id', added.id);
end $$;
comment on function public.add_knight(text, integer) is
  'Adds a knight to the caller''s account, with a name and one of twelve portraits (by default the '
  'first). Returns {status: added} with the id. Raises PT409 for a seventh, 22023 for a name or a '
  'portrait that is refused. Runs as its owner to write the row.';
grant execute on function public.add_knight(text, integer) to authenticated;

create function public.change_knight(knight uuid, name text default null, portrait integer default null)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  changed public.users;
begin
  perform private.lock_account();
  changed := private.own_knight(knight);
  perform private.set_knight(
    changed,
    coalesce(change_knight.name, private.chosen_name(changed)),
    coalesce(change_knight.portrait, changed.portrait));
  return '{"status": "changed"}'::jsonb;
end $$;
comment on function public.change_knight(uuid, text, integer) is
  'Changes the name and the portrait of a knight of the caller''s account; null changes nothing. Returns '
  '{status: changed}. Raises PT404 like current_knight, 22023 for a name or a portrait that is refused. '
  'Runs as its owner to write the row.';
grant execute on function public.change_knight(uuid, text, integer) to authenticated;

create function public.remove_knight(knight uuid) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  removed public.users;
begin
  perform private.lock_account();
  removed := private.own_knight(knight);
  if removed.id = removed.account_id then
    raise exception 'Le premier chevalier part avec le compte'
      using errcode = '22023', hint = 'first_knight';
  end if;
  -- The participants were fixed at the contest's end.
  perform private.close_contests();
  delete from public.users where users.id = removed.id;
  return '{"status": "removed"}'::jsonb;
end $$;
comment on function public.remove_knight(uuid) is
  'Deletes a knight of the caller''s account and, by cascade, all their rows. Returns {status: removed}. '
  'Raises PT404 like current_knight, for one that is removed too, and 22023 for the first knight, which '
  'goes with the account. Runs as its owner to delete the row.';
grant execute on function public.remove_knight(uuid) to authenticated;
