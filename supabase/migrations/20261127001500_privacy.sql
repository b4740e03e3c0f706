-- Personal data: deleting what the privacy page says is not kept, and « Mes données ».

-- The end of a season (rule 1.8)

create function private.purge_day(edition public.editions) returns date
language sql stable
set search_path = ''
as $$
  select min(day)::date
  from generate_series(0, 100) as years,
    lateral (select edition.purge_on + make_interval(years => years)) as purges (day)
  where day >= (edition.published_at at time zone 'Europe/Paris')::date
$$;
comment on function private.purge_day(public.editions) is
  'When an edition''s purge comes: its purge date, or the same day of a later year where it was '
  'published after that date; otherwise what is being played would be deleted each night.';

create function private.purge_season() returns jsonb
language plpgsql
set search_path = ''
as $$
declare
  today date := (public.server_now() at time zone 'Europe/Paris')::date;
  used_since timestamptz := (
    select max(editions.published_at) from public.editions
    where private.purge_day(editions) <= today);
  answers bigint;
  unused bigint;
begin
  perform private.forget_visitors();
  delete from private.wrong_answers as wrong using public.editions
  where editions.code = wrong.edition and private.purge_day(editions) <= today;
  get diagnostics answers = row_count;
  delete from auth.users as accounts
  where accounts.created_at < used_since
    and coalesce(accounts.last_sign_in_at, accounts.created_at) < used_since
    and not exists (
      select from auth.sessions
      where sessions.user_id = accounts.id and sessions.updated_at >= used_since)
    and not exists (
      select from public.users
      where users.account_id = accounts.id and (users.is_admin or users.last_quest_at >= used_since));
  get diagnostics unused = row_count;
  perform private.fold_wrong_answers();
  perform private.fold_result_counts();
  return jsonb_build_object('wrong_answers', answers, 'accounts', unused);
end $$;
comment on function private.purge_season() is
  'Deletes what the privacy page says is not kept once an edition''s purge date has come: its wrong '
  'answers, and the accounts unused since it was published; admins stay. Idempotent; '
  'returns how many rows went. Runs each night, by pg_cron, or by `npm run season -- --purge`.';
do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('purge season', '30 3 * * *', 'select private.purge_season()');
  end if;
end $$;

-- « Mes données »: everything stored about an account and its knights (rule 1.7). supabase/tests/my-data.test.ts
-- walks the catalogue: a new table or column is in it, or on the test's list with a reason

create function private.rows_about(source regclass, owner text, owners uuid[]) returns jsonb
language plpgsql stable
set search_path = ''
as $$
declare
  rows jsonb;
begin
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(found) order by to_jsonb(found)), ''[]'') '
    'from %s as found where found.%I = any ($1)', source, owner)
    into rows using owners;
  return (
    select coalesce(jsonb_agg(readable.columns), '[]')
    from jsonb_array_elements(rows) as each (columns),
      lateral (
        select jsonb_object_agg(fields.key, fields.value) as columns
        from (
          select * from jsonb_each(each.columns)
          -- An id of a riddle means nothing to its reader.
          union
          select named.key, named.value
          from public.enigmes,
            jsonb_each(jsonb_build_object(
              'edition', enigmes.edition, 'day', enigmes.day_number)) as named
          where enigmes.id = (each.columns ->> 'enigme_id')::integer
        ) as fields
        -- Secrets of the auth service, derived texts, and the ids of admins, who are others.
        where fields.key !~ '(password|token)'
          and fields.key <> all ('{name_forms, forms, admin_id}'::text[])
      ) as readable);
end $$;
comment on function private.rows_about(regclass, text, uuid[]) is
  'The rows of a table whose column `owner` is one of these accounts or knights, without secrets and derived columns.';

create function public.my_data() returns jsonb
language plpgsql stable security definer
set search_path = ''
set statement_timeout = '3s'
as $$
declare
  account uuid := auth.uid();
  knights uuid[] := array(
    select users.id from public.users where users.account_id = auth.uid()
    order by users.created_at, users.id);
  data jsonb;
begin
  if account is null then
    raise exception 'Connecte-toi d''abord' using errcode = '42501', hint = 'signed_out';
  end if;
  -- Every table with a `user_id` that refers to a knight, and those that name the caller otherwise.
  select jsonb_object_agg(listed.name, private.rows_about(listed.source, listed.owner, knights || account))
  into data
  from (
    select classes.relname as name, keys.conrelid::regclass as source, 'user_id' as owner
    from pg_catalog.pg_constraint as keys
    join pg_catalog.pg_class as classes on classes.oid = keys.conrelid
    join pg_catalog.pg_attribute as columns
      on columns.attrelid = keys.conrelid and columns.attnum = keys.conkey[1]
    where keys.confrelid = 'public.users'::regclass and columns.attname = 'user_id'
      -- Derived: the address and the names.
      and keys.conrelid <> 'private.search_texts'::regclass
    union all
    values
      ('users', 'public.users'::regclass, 'id'),
      ('accepted_answers', 'private.accepted_answers'::regclass, 'admin_id'),
      ('auth_users', 'auth.users'::regclass, 'id'),
      ('auth_identities', 'auth.identities'::regclass, 'user_id'),
      ('auth_sessions', 'auth.sessions'::regclass, 'user_id')
  ) as listed (name, source, owner);
  return data || jsonb_build_object(
    'exported_at', public.server_now(),
    -- Of the others at a table, nothing.
    'round_tables', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'id', tables.id,
          'name', private.readable_table_name(tables, members),
          'user_id', members.user_id,
          'is_owner', private.round_table_owner(tables.id) = members.user_id)
        order by tables.id, members.id), '[]')
      from private.round_table_members as members
      join private.round_tables as tables on tables.id = members.table_id
      where members.user_id = any (knights)),
    -- Decisions of an admin are about others: only when they were taken.
    'review_decisions_made', (
      select coalesce(jsonb_agg(decisions.decided_at order by decisions.id), '[]')
      from private.review_decisions as decisions where decisions.admin_id = account),
    'team_decisions_made', (
      select coalesce(jsonb_agg(decisions.decided_at order by decisions.id), '[]')
      from private.team_decisions as decisions where decisions.admin_id = account));
end $$;
comment on function public.my_data() is
  'Everything stored about the caller''s account and its knights, by table. Runs as its owner to read private tables and the '
  'tables of the auth service.';
grant execute on function public.my_data() to authenticated;
