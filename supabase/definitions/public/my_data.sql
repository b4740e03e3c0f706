CREATE OR REPLACE FUNCTION public.my_data()
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET statement_timeout TO '3s'
AS $function$
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
end $function$;
COMMENT ON FUNCTION public.my_data() IS 'Everything stored about the caller''s account and its knights, by table. Runs as its owner to read private tables and the tables of the auth service.';
