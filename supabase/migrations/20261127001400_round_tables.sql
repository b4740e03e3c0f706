-- Round tables (rules 18): the private board of a family or of friends. Nothing here is public, and
-- no reply holds an hour, an address or the id of an account.

create table private.round_tables (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 40),
  name_forms text[] not null,
  name_withheld boolean not null default false,
  code text not null unique check (code ~ '^[BCDFGHJKMNPQRSTVWXZ]{8}$')
);
comment on table private.round_tables is
  'Tables where knights see each other''s stars. Without members a table is deleted. Not '
  'tied to an edition: its board shows the current one.';
comment on column private.round_tables.name_forms is 'private.name_forms of the name, precomputed.';
comment on column private.round_tables.name_withheld is
  'A member has found an answer in the name: it is hidden until it is changed (rule 18.8).';
comment on column private.round_tables.code is
  'Typing it joins the table. Eight letters, without vowels, so that it spells nothing, nor '
  'look-alikes.';

create table private.round_table_members (
  id bigint generated always as identity primary key,
  table_id bigint not null references private.round_tables (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  is_unnamed boolean not null default false,
  has_named boolean not null default false,
  unique (table_id, user_id)
);
comment on table private.round_table_members is
  'Members of tables. The member with the lowest id, who has sat there longest, is the '
  'owner: no successor has to be recorded when one leaves (rule 18.5).';
comment on column private.round_table_members.id is
  'Names a member to the others of the table, and means nothing elsewhere.';
comment on column private.round_table_members.is_unnamed is
  'The others read « Chevalier » instead of the name.';
comment on column private.round_table_members.has_named is
  'Chose the table''s name, and still reads it once it is withheld (rule 18.8).';
create index round_table_members_by_user on private.round_table_members (user_id);

create function private.tg_round_table_members__clear() returns trigger
language plpgsql security definer
set search_path = ''
as $$
begin
  -- Two accounts that are deleted at once: the second one looks once the first is gone.
  perform from private.round_tables as tables
  where tables.id in (select gone.table_id from gone)
  order by tables.id for update;
  delete from private.round_tables as tables
  where tables.id in (select gone.table_id from gone) and not exists (
    select from private.round_table_members as members where members.table_id = tables.id);
  return null;
end $$;
comment on function private.tg_round_table_members__clear() is
  'Deletes a table that its last member leaves, by deleting their account too. Runs as its owner '
  'because the auth service, which deletes accounts, may not read private tables.';
create trigger tg_round_table_members__clear after delete on private.round_table_members
  referencing old table as gone
  for each statement execute function private.tg_round_table_members__clear();

-- Names: the guard of knights' names, with another length (rules 18.1, 18.8)

create function private.checked_table_name(name text, knight uuid, out tidy text, out forms text[])
language plpgsql stable
set search_path = ''
as $$
declare
  refusal text := private.wording_refusal(name, knight, 40);
begin
  tidy := coalesce(private.tidy_name(name), '');
  if refusal is null then
    forms := private.name_forms(tidy);
    refusal := case
      when private.name_contains_answer(tidy, private.found_forms(knight), forms)
      then 'name_contains_answer'
    end;
  end if;
  if refusal is not null then
    raise exception '%', case refusal
      when 'name_blank' then 'Une table a besoin d''un nom'
      when 'name_too_long' then 'Le nom d''une table a quarante caractères au plus'
      when 'name_many_words' then 'Le nom d''une table a dix mots au plus, et un nombre est un mot'
      when 'name_unreadable' then 'Un nom s''écrit avec les lettres d''un seul alphabet, '
        'des chiffres et une ponctuation simple'
      when 'name_is_email' then 'Une adresse e-mail ne peut pas servir de nom'
      when 'name_is_contact' then 'Un nom ne donne ni numéro de téléphone, ni site, ni adresse, '
        'ni compte ailleurs'
      when 'name_reserved' then 'Ce nom est celui de l''équipe du jeu : choisis-en un autre'
      when 'name_contains_answer' then 'Ce nom contient la réponse d''une énigme'
      else 'Ce nom ne convient pas : choisis-en un autre'
    end using errcode = '22023', hint = refusal;
  end if;
end $$;
comment on function private.checked_table_name(text, uuid) is
  'The name of a table, tidied, with its forms. Raises 22023 with the code of name_refusal.';

create function private.readable_table_name(
  of_table private.round_tables, reader private.round_table_members
) returns text
language sql stable
set search_path = ''
as $$
  select case
    when not of_table.name_withheld then of_table.name
    when reader.has_named and not private.name_contains_answer(
      of_table.name, private.found_forms(reader.user_id), of_table.name_forms)
    then of_table.name
  end
$$;
comment on function private.readable_table_name(
  private.round_tables, private.round_table_members) is
  'The name of a table for a member; null once it is withheld. Who chose it reads it until they '
  'have found the answer: otherwise renaming would tell which words are answers (rule 18.8).';

create function private.withhold_names(knights uuid[], forms text[]) returns void
language sql
set search_path = ''
as $$
  update public.users set name_withheld = 'name_contains_answer'
  where users.id = any (knights)
    and users.name_withheld is null
    and private.name_contains_answer(users.public_name, forms, users.name_forms);
  update private.round_tables set name_withheld = true
  where round_tables.id in (
    select tables.id
    from private.round_tables as tables
    where tables.id in (
        select members.table_id from private.round_table_members as members
        where members.user_id = any (knights))
      and not tables.name_withheld
      and private.name_contains_answer(tables.name, forms, tables.name_forms)
    order by tables.id
    for no key update)
$$;
comment on function private.withhold_names(uuid[], text[]) is
  'Withholds the names that contain an answer just found or accepted, given its forms, of knights '
  'whose rows are locked and of their round tables.';

create function private.withhold_table_name(of_table bigint, knights uuid[]) returns void
language sql
set search_path = ''
as $$
  update private.round_tables as tables set name_withheld = true
  where tables.id = of_table
    and not tables.name_withheld
    and private.name_contains_answer(
      tables.name,
      array(select distinct unnest(private.found_forms(knight)) from unnest(knights) as knight),
      tables.name_forms)
$$;
comment on function private.withhold_table_name(bigint, uuid[]) is
  'Withholds the name of a table, whose row is locked, if it contains an answer that one of these '
  'knights has found.';

-- Codes

create function private.new_round_table_code() returns text
language plpgsql volatile
set search_path = ''
as $$
declare
  letters constant text := 'BCDFGHJKMNPQRSTVWXZ';
  drawn bytea;
  new_code text;
begin
  loop
    drawn := sha256(uuid_send(gen_random_uuid()));
    new_code := (
      select string_agg(substr(letters, 1 + get_byte(drawn, place) % 19, 1), '' order by place)
      from generate_series(0, 7) as place);
    exit when not exists (
      select from private.round_tables as tables where tables.code = new_code);
  end loop;
  return new_code;
end $$;
comment on function private.new_round_table_code() is
  'A code that no table has, one of seventeen thousand million.';

create function private.code_digests(account_id uuid, out account text, out address text)
language sql stable
set search_path = ''
as $$
  select
    encode(sha256(convert_to('code account' || salts.salt || coalesce(
      account_id::text,
      'visitor ' || (nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-browser'),
      'visitor ' || private.caller_address(),
      'unknown'), 'UTF8')), 'hex'),
    encode(sha256(convert_to(
      'code address' || salts.salt || coalesce(private.caller_address(), 'unknown'),
      'UTF8')), 'hex')
  from private.visitor_salt as salts
$$;
comment on function private.code_digests(uuid) is
  'Salted digests of an account, or of a visitor''s browser (null), and of the caller''s address, under '
  'which wrong codes are counted in visitor_attempts. They differ from the digests of wrong answers.';

create function private.count_wrong_code(account uuid) returns void
language sql
set search_path = ''
as $$
  insert into private.visitor_attempts (browser_digest, address_digest, tried_at)
  select caller.account, caller.address, public.server_now()
  from private.code_digests(account) as caller
$$;
comment on function private.count_wrong_code(uuid) is
  'Counts a wrong code of a round table, of an account or of a visitor (null), for private.code_lock.';

create function private.code_lock(account uuid) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  an_hour_ago timestamptz := public.server_now() - interval '1 hour';
  caller record := private.code_digests(account);
  since timestamptz;
begin
  since := greatest(
    (
      select attempts.tried_at from private.visitor_attempts as attempts
      where attempts.browser_digest = caller.account and attempts.tried_at > an_hour_ago
      order by attempts.tried_at desc offset 9 limit 1
    ),
    (
      select attempts.tried_at from private.visitor_attempts as attempts
      where attempts.address_digest = caller.address and attempts.tried_at > an_hour_ago
      order by attempts.tried_at desc offset 299 limit 1
    ));
  if since is null then
    return null;
  end if;
  return jsonb_build_object(
    'status', 'locked',
    'retry_after_s', ceil(extract(epoch from since - an_hour_ago))::integer);
end $$;
comment on function private.code_lock(uuid) is
  'The reply to an account, or to a visitor (null), who gave ten wrong codes within an hour, or whose '
  'address gave three hundred; null when they may give one (rule 18.4).';

-- Permissions and locks

create function private.round_table_owner(of_table bigint) returns uuid
language sql stable
set search_path = ''
as $$
  select members.user_id from private.round_table_members as members
  where members.table_id = of_table order by members.id limit 1
$$;
comment on function private.round_table_owner(bigint) is
  'The member who has sat longest at a table (rule 18.5).';

create function private.require_seat(of_table bigint, as_owner boolean default false) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  me uuid := private.current_knight();
begin
  -- The same message as for a missing table: a non-member learns nothing.
  if not exists (
    select from private.round_table_members as members
    where members.table_id = of_table and members.user_id = me
  ) then
    raise exception 'Cette table n''existe pas, ou tu n''y es plus'
      using errcode = 'PT404', hint = 'round_table_missing';
  elsif as_owner and private.round_table_owner(of_table) <> me then
    raise exception 'Seul le gardien de la table peut faire cela'
      using errcode = 'PT403', hint = 'round_table_owner_only';
  end if;
end $$;
comment on function private.require_seat(bigint, boolean) is
  'Raises PT404 unless the caller sits at the table, and PT403 unless they are its owner, where '
  '`as_owner` asks for it.';

create function private.lock_round_table(of_table bigint) returns void
language plpgsql
set search_path = ''
as $$
begin
  perform private.hold_edition();
  -- Those whose rows are deleted may be deleting their accounts.
  perform from public.users
  where users.id in (
    select members.user_id from private.round_table_members as members
    where members.table_id = of_table)
  order by users.id for no key update;
  perform from private.round_tables as tables where tables.id = of_table for update;
end $$;
comment on function private.lock_round_table(bigint) is
  'Locks a table and the accounts of its members, in the order of every function that writes. The '
  'caller''s seat must be checked before, and again after.';

create function private.refuse_more_tables(knight uuid) returns void
language plpgsql stable
set search_path = ''
as $$
begin
  if (
    select count(*) from private.round_table_members as members where members.user_id = knight
  ) >= 10 then
    raise exception 'Tu es déjà à dix tables : quittes-en une d''abord'
      using errcode = 'PT409', hint = 'round_tables_joined';
  end if;
end $$;
comment on function private.refuse_more_tables(uuid) is
  'Raises PT409 for a knight who sits at ten tables (rule 18.2).';

-- The API

create function public.create_round_table(name text, is_unnamed boolean default false)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := (private.lock_player()).id;
  checked record := private.checked_table_name(name, me);
  made bigint;
begin
  perform private.refuse_more_tables(me);
  if (
    select count(*) from private.round_table_members as members
    where members.user_id = me and private.round_table_owner(members.table_id) = me
  ) >= 5 then
    raise exception 'Tu gardes déjà cinq tables : ferme-en une d''abord'
      using errcode = 'PT409', hint = 'round_tables_owned';
  end if;
  perform private.count_name('table', auth.uid(), 10);
  insert into private.round_tables (name, name_forms, code)
  values (checked.tidy, checked.forms, private.new_round_table_code())
  returning id into made;
  insert into private.round_table_members (table_id, user_id, is_unnamed, has_named)
  values (made, me, coalesce(create_round_table.is_unnamed, false), true);
  return jsonb_build_object('status', 'created', 'id', made);
end $$;
comment on function public.create_round_table(text, boolean) is
  'Opens a table whose owner is the caller. Returns {status: created, id}. Raises 22023 for a name '
  'that is refused (rule 18.1), PT409 beyond five tables owned, ten in all, or ten names an hour. '
  'Runs as its owner '
  'because the tables are private.';
grant execute on function public.create_round_table(text, boolean) to authenticated;

create function public.join_round_table(code text, is_unnamed boolean default false)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := (private.lock_player()).id;
  typed text := upper(regexp_replace(left(coalesce(code, ''), 100), '[^A-Za-z]', '', 'g'));
  locked jsonb := private.code_lock(auth.uid());
  wanted bigint;
begin
  if locked is not null then
    return locked;
  end if;
  wanted := (
    select members.table_id
    from private.round_table_members as members
    join private.round_tables as tables on tables.id = members.table_id
    where members.user_id = me and tables.code = typed);
  if wanted is not null then
    return jsonb_build_object('status', 'joined', 'id', wanted);
  end if;
  -- Before the code is looked up: who may not join does not learn whether it is right.
  perform private.refuse_more_tables(me);
  -- Locked, so that the last place is taken once.
  select tables.id into wanted from private.round_tables as tables
  where tables.code = typed for update;
  if wanted is null then
    perform private.count_wrong_code(auth.uid());
    return '{"status": "unknown"}'::jsonb;
  elsif (
    select count(*) from private.round_table_members as members where members.table_id = wanted
  ) >= 20 then
    raise exception 'Cette table est complète : vingt chevaliers y sont déjà'
      using errcode = 'PT409', hint = 'round_table_full';
  end if;
  insert into private.round_table_members (table_id, user_id, is_unnamed)
  values (wanted, me, coalesce(join_round_table.is_unnamed, false));
  perform private.withhold_table_name(wanted, array[me]);
  return jsonb_build_object('status', 'joined', 'id', wanted);
end $$;
comment on function public.join_round_table(text, boolean) is
  'Seats the caller at the table that has this code, whatever its case and spaces; again changes '
  'nothing. Returns {status}: joined with the table''s id, unknown, or locked with retry_after_s '
  '(rule 18.4). Raises PT409 for a full table and beyond ten tables. Runs as its owner because '
  'the tables are private.';
grant execute on function public.join_round_table(text, boolean) to authenticated;

create function public.round_table_invitation(code text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  account uuid := auth.uid();
  typed text := upper(regexp_replace(left(coalesce(code, ''), 100), '[^A-Za-z]', '', 'g'));
  locked jsonb;
  invited private.round_tables;
begin
  if account is not null then
    perform private.lock_player();
  end if;
  locked := private.code_lock(account);
  if locked is not null then
    return locked;
  end if;
  select * into invited from private.round_tables as tables where tables.code = typed;
  if invited.id is null then
    perform private.count_wrong_code(account);
    return '{"status": "unknown"}'::jsonb;
  end if;
  return jsonb_build_object(
    'status', 'open',
    'name', case when not invited.name_withheld then invited.name end,
    'owner', (
      select case when members.is_unnamed then 'Chevalier' else users.public_name end
      from private.round_table_members as members
      join public.users on users.id = members.user_id
      where members.table_id = invited.id order by members.id limit 1),
    'member_count', (
      select count(*) from private.round_table_members as members
      where members.table_id = invited.id));
end $$;
comment on function public.round_table_invitation(text) is
  'What the holder of a code reads before joining (rule 18.10): {status: open} with the name of the '
  'table, null while it is withheld, its owner''s as others read it, and how many sit there; unknown; '
  'or locked with retry_after_s. A wrong code counts like one of join_round_table. Runs as its owner '
  'because the tables are private.';
grant execute on function public.round_table_invitation(text) to anon, authenticated;

create function public.my_round_tables() returns table (
  id bigint, name text, is_owner boolean, member_count integer
)
language sql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
  select
    tables.id,
    private.readable_table_name(tables, mine),
    private.round_table_owner(tables.id) = mine.user_id,
    (select count(*)::integer from private.round_table_members as members
      where members.table_id = tables.id)
  from private.round_table_members as mine
  join private.round_tables as tables on tables.id = mine.table_id
  where mine.user_id = (select private.current_knight())
  order by mine.id
$$;
comment on function public.my_round_tables() is
  'The tables where the caller sits, in the order in which they sat down; a null name is withheld '
  '(rule 18.8). Runs as its owner because the tables are private.';
grant execute on function public.my_round_tables() to authenticated;

create function public.round_table_board(round_table bigint) returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := private.current_knight();
  keeper uuid := private.round_table_owner(round_table);
  played text := private.current_edition();
begin
  perform private.require_seat(round_table);
  return (
    with figures as (
      select
        members.id,
        members.user_id,
        case when members.is_unnamed then 'Chevalier' else users.public_name end as name,
        solved.stars,
        solved.points,
        (
          select count(*) from public.bonus_questions_solved as bonus
          join public.enigmes on enigmes.id = bonus.enigme_id
          where bonus.user_id = members.user_id and enigmes.edition = played
        ) as rings
      from private.round_table_members as members
      join public.users on users.id = members.user_id
      cross join lateral (
        select count(done.score) as stars, jsonb_agg(done.score order by listed.day) as points
        from generate_series(1, 24) as listed (day)
        left join (
          select enigmes.day_number, progress.score
          from public.enigme_progress as progress
          join public.enigmes on enigmes.id = progress.enigme_id
          where progress.user_id = members.user_id and progress.completed
            and enigmes.edition = played
        ) as done on done.day_number = listed.day
      ) as solved
      where members.table_id = round_table
    ),
    ranked as (
      select figures.*, rank() over (order by figures.stars desc) as rank from figures
    )
    select jsonb_build_object(
      'id', tables.id,
      'name', private.readable_table_name(tables, mine),
      'is_owner', keeper = me,
      'is_unnamed', mine.is_unnamed,
      'code', case when keeper = me then tables.code end,
      'place_count', 20,
      'members', (
        select jsonb_agg(
          jsonb_build_object(
            'id', ranked.id,
            'rank', ranked.rank,
            'name', ranked.name,
            'is_me', ranked.user_id = me,
            'is_owner', ranked.user_id = keeper,
            'stars', ranked.stars,
            'rings', ranked.rings,
            'points', ranked.points)
          order by ranked.rank, ranked.id)
        from ranked))
    from private.round_tables as tables
    join private.round_table_members as mine
      on mine.table_id = tables.id and mine.user_id = me
    where tables.id = round_table);
end $$;
comment on function public.round_table_board(bigint) is
  'A table of the caller''s with its members: stars (days solved), rings (bonus questions) and '
  'points by day (null: not solved) in the current edition, most stars first; equal stars share a '
  'rank and are in the order of sitting down (rule 18.6). The owner also reads the code. Raises '
  'PT404 for who does not sit there. Runs as its owner because the tables are private.';
grant execute on function public.round_table_board(bigint) to authenticated;

create function public.leave_round_table(round_table bigint) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := private.current_knight();
begin
  if exists (
    select from private.round_table_members as members
    where members.table_id = round_table and members.user_id = me
  ) then
    perform private.lock_round_table(round_table);
    delete from private.round_table_members as members
    where members.table_id = round_table and members.user_id = me;
  end if;
  return '{"status": "left"}'::jsonb;
end $$;
comment on function public.leave_round_table(bigint) is
  'Takes the caller from a table, without a trace (rule 18.5); from one where they do not sit too, '
  'so that a repeated call answers the same. Returns {status: left}. Runs as its owner because the '
  'tables are private.';
grant execute on function public.leave_round_table(bigint) to authenticated;

create function public.set_round_table_unnamed(round_table bigint, is_unnamed boolean)
returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := (private.lock_player()).id;
begin
  perform private.require_seat(round_table);
  update private.round_table_members as members
  set is_unnamed = coalesce(set_round_table_unnamed.is_unnamed, false)
  where members.table_id = round_table and members.user_id = me;
  return '{"status": "changed"}'::jsonb;
end $$;
comment on function public.set_round_table_unnamed(bigint, boolean) is
  'Whether the others at a table read « Chevalier » instead of the caller''s name. Returns '
  '{status: changed}. Raises PT404 for who does not sit there. Runs as its owner because the '
  'tables are private.';
grant execute on function public.set_round_table_unnamed(bigint, boolean) to authenticated;

create function public.rename_round_table(round_table bigint, name text) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := private.current_knight();
  checked record;
begin
  perform private.require_seat(round_table, true);
  -- An answer that a member is finding waits, or is seen here: its name is withheld once.
  perform private.lock_round_table(round_table);
  perform private.require_seat(round_table, true);
  checked := private.checked_table_name(rename_round_table.name, me);
  -- A lost reply is asked for again.
  if exists (
    select from private.round_tables as tables
    join private.round_table_members as members on members.table_id = tables.id
    where tables.id = round_table and tables.name = checked.tidy
      and members.user_id = me and members.has_named
  ) then
    return '{"status": "renamed"}'::jsonb;
  end if;
  perform private.count_name('table', auth.uid(), 10);
  update private.round_tables as tables
  set name = checked.tidy, name_forms = checked.forms, name_withheld = false
  where tables.id = round_table;
  update private.round_table_members as members set has_named = members.user_id = me
  where members.table_id = round_table and members.has_named <> (members.user_id = me);
  perform private.withhold_table_name(round_table, array(
    select members.user_id from private.round_table_members as members
    where members.table_id = round_table));
  return '{"status": "renamed"}'::jsonb;
end $$;
comment on function public.rename_round_table(bigint, text) is
  'Renames a table of which the caller is the owner. Returns {status: renamed}. Raises PT404 and '
  'PT403 like require_seat, 22023 for a name that is refused, PT409 beyond ten names an hour. Runs '
  'as its owner because the tables are private.';
grant execute on function public.rename_round_table(bigint, text) to authenticated;

create function public.change_round_table_code(round_table bigint) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
begin
  perform private.lock_player();
  perform private.require_seat(round_table, true);
  update private.round_tables as tables set code = private.new_round_table_code()
  where tables.id = round_table;
  return '{"status": "changed"}'::jsonb;
end $$;
comment on function public.change_round_table_code(bigint) is
  'Gives a table of which the caller is the owner another code: the former one, and links made '
  'from it, lead nowhere. Returns {status: changed}. Raises like require_seat. Runs as its owner '
  'because the tables are private.';
grant execute on function public.change_round_table_code(bigint) to authenticated;

create function public.remove_round_table_member(round_table bigint, member bigint) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
begin
  perform private.require_seat(round_table, true);
  perform private.lock_round_table(round_table);
  perform private.require_seat(round_table, true);
  if exists (
    select from private.round_table_members as members
    where members.id = member and members.table_id = round_table
      and members.user_id = private.current_knight()
  ) then
    raise exception 'Pour partir toi-même, quitte la table'
      using errcode = '22023', hint = 'round_table_own_seat';
  end if;
  delete from private.round_table_members as members
  where members.id = member and members.table_id = round_table;
  if found then
    -- The removed member still knows the code.
    update private.round_tables as tables set code = private.new_round_table_code()
    where tables.id = round_table;
  end if;
  return '{"status": "removed"}'::jsonb;
end $$;
comment on function public.remove_round_table_member(bigint, bigint) is
  'Takes another member from a table of which the caller is the owner, and changes its code (rule '
  '18.7). Returns {status: removed}, for a member who is gone too. Raises like require_seat, 22023 '
  'for the caller. Runs as its owner because the tables are private.';
grant execute on function public.remove_round_table_member(bigint, bigint) to authenticated;

create function public.delete_round_table(round_table bigint) returns jsonb
language plpgsql volatile security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  me uuid := private.current_knight();
begin
  if exists (
    select from private.round_table_members as members
    where members.table_id = round_table and members.user_id = me
  ) then
    perform private.require_seat(round_table, true);
    perform private.lock_round_table(round_table);
    perform private.require_seat(round_table, true);
    delete from private.round_tables as tables where tables.id = round_table;
  end if;
  return '{"status": "deleted"}'::jsonb;
end $$;
comment on function public.delete_round_table(bigint) is
  'Deletes a table of which the caller is the owner, for all its members; one where they do not '
  'sit is gone for them already, so that a repeated call answers the same. Returns {status: '
  'deleted}. Raises PT403 for a member who is not the owner. Runs as its owner because the tables '
  'are private.';
grant execute on function public.delete_round_table(bigint) to authenticated;
