-- Rules for every database object, new ones included. Each test lists the objects that break one.
begin;
select plan(29);

create temporary view own_tables as
  select classes.oid, classes.relnamespace::regnamespace::text as schema,
    classes.relname::text as name, classes.relrowsecurity
  from pg_catalog.pg_class as classes
  where classes.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and classes.relkind in ('r', 'p');
create temporary view own_functions as
  select functions.oid, functions.oid::regprocedure::text as name, functions.proconfig,
    functions.prosecdef, functions.proowner, functions.proacl
  from pg_catalog.pg_proc as functions
  where functions.oid in (
    select tests.functions('public') union all select tests.functions('private'));

select is_empty('select name from own_tables where not relrowsecurity',
  'every table has row level security');
select is_empty($$
  select constraints.conname from pg_catalog.pg_constraint as constraints
  where constraints.contype = 'f'
    and constraints.connamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (
      select from pg_catalog.pg_index as indexes
      where indexes.indrelid = constraints.conrelid and indexes.indpred is null
        and (indexes.indkey::smallint[])[0:cardinality(constraints.conkey) - 1]
          @> constraints.conkey)
$$, 'every foreign key has an index that starts with it');
select is_empty($$
  select conname from pg_catalog.pg_constraint
  where contype = 'f'
    and connamespace in ('public'::regnamespace, 'private'::regnamespace)
    and confdeltype = 'a'
$$, 'every foreign key states its on delete action');
select is_empty($$
  select relname from pg_catalog.pg_class
  where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and relkind in ('r', 'p', 'v', 'm')
    and obj_description(oid, 'pg_class') is null
$$, 'every table and view has a comment');
select is_empty($$
  select name from own_functions where obj_description(oid, 'pg_proc') is null
$$, 'every function has a comment');
select is_empty($$
  select name from own_functions where not coalesce(proconfig @> array['search_path=""'], false)
$$, 'every function sets an empty search_path');
select is_empty($$
  select name from own_functions where prosecdef and proowner <> 'postgres'::regrole
$$, 'security definer functions belong to postgres');
select is_empty($$
  select name from own_functions
  where prosecdef and not coalesce(
    obj_description(oid, 'pg_proc') ~ '(^| )Runs as its owner (to|because) ', false)
  union all
  select relname from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace
    and relkind = 'v'
    and not coalesce(reloptions @> array['security_invoker=true'], false)
    and not coalesce(
      obj_description(oid, 'pg_class') ~ '(^| )Runs as its owner (to|because) ', false)
$$, 'the comment of a security definer object says why: « Runs as its owner to/because … »');
select bag_eq($$
  select name from own_functions
  where oid in (select tests.functions('public'))
    and not exists (
      select from unnest(proconfig) as setting where setting ~ '^statement_timeout=[1-9]')
$$, $$ values ('is_admin()'), ('server_now()') $$,
  'every function of the API has a statement timeout, except the two that policies and views call');
select is_empty($$
  select name from own_tables
  where not exists (
    select from pg_catalog.pg_index where indrelid = own_tables.oid and indisprimary)
$$, 'every table has a primary key');
select is_empty($$
  select tablename, policyname from pg_catalog.pg_policies
  where schemaname in ('public', 'private')
    and concat_ws(' ', qual, with_check) ~ '(uid|jwt|current_knight|is_admin|server_now)\(\)'
    and concat_ws(' ', qual, with_check)
      !~ 'SELECT [^()]*(uid|jwt|current_knight|is_admin|server_now)\(\)'
$$, 'a policy calls uid, jwt, current_knight, is_admin and server_now once per statement, not once per row');
select is_empty($$
  select tablename, policyname from pg_catalog.pg_policies
  where schemaname in ('public', 'private') and concat_ws(' ', qual, with_check) ~ 'uid\(\)'
  union all
  select viewname, '' from pg_catalog.pg_views
  where schemaname in ('public', 'private') and definition ~ 'uid\(\)'
$$, 'policies and views know the knight that plays, never the account alone (decision 0026)');
select is_empty($$
  select name from own_functions
  where proacl is null or exists (select from aclexplode(proacl) as acl where acl.grantee = 0)
$$, 'no function is executable by everyone by default');

select is_empty($$
  select role from unnest(array['anon', 'authenticated', 'service_role']) as role
  where has_schema_privilege(role, 'private', 'usage')
    or has_schema_privilege(role, 'private', 'create')
    or has_schema_privilege(role, 'public', 'create')
$$, 'no role of the API may use the private schema or create objects');
select is_empty($$
  select role, name from own_tables, unnest(array['anon', 'authenticated', 'service_role']) as role
  where schema = 'private' and (
    has_table_privilege(
      role, oid, 'select, insert, update, delete, truncate, references, trigger')
    or has_any_column_privilege(role, oid, 'select, insert, update, references'))
$$, 'no role of the API has a privilege on a private table or column');
select bag_eq($$
  select role, functions.oid::regprocedure::text from tests.functions('private') as functions (oid),
    unnest(array['anon', 'authenticated', 'service_role']) as role
  where has_function_privilege(role, functions.oid, 'execute')
$$, $$ values ('anon', 'private.current_knight()'), ('authenticated', 'private.current_knight()'),
  ('service_role', 'private.current_knight()') $$,
  'no role of the API may execute a private function, except the one that policies and views call');
select is_empty($$
  select role, name from own_tables, unnest(array['anon', 'authenticated']) as role
  where schema = 'public' and (
    has_table_privilege(role, oid, 'insert, update, delete, truncate, references, trigger')
    or has_any_column_privilege(role, oid, 'insert, references'))
$$, 'visitors and knights have no table-level write privilege');
select is_empty($$
  select role, sequences.oid::regclass
  from pg_catalog.pg_class as sequences, unnest(array['anon', 'authenticated']) as role
  where sequences.relkind = 'S'
    and sequences.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and has_sequence_privilege(role, sequences.oid, 'usage, select, update')
$$, 'visitors and knights may use no sequence');
select bag_eq($$
  select format('%s.%s by %s', name, attname, role)
  from own_tables join pg_catalog.pg_attribute on attrelid = own_tables.oid and attnum > 0,
    unnest(array['anon', 'authenticated']) as role
  where has_column_privilege(role, own_tables.oid, attnum, 'update')
$$, $$ values ('users.display_name by authenticated'), ('users.username by authenticated') $$,
  'the only columns that knights may write are their names');

select bag_eq($$
  select format('%s: %s (%s, %s)', tablename, policyname, cmd, array_to_string(roles, ' '))
  from pg_catalog.pg_policies where schemaname in ('public', 'private')
$$, $$ values
  ('book_people: Everyone reads authors and illustrators (SELECT, anon authenticated)'),
  ('books: Visitors read published books (SELECT, anon)'),
  ('books: Accounts read published books, admins all (SELECT, authenticated)'),
  ('editions: Visitors read published editions (SELECT, anon)'),
  ('editions: Knights read published editions, admins read drafts too (SELECT, authenticated)'),
  ('edition_results: Knights read their own results (SELECT, authenticated)'),
  ('enigmes: Visitors read open riddles (SELECT, anon)'),
  ('enigmes: Knights read open riddles, and those they have completed (SELECT, authenticated)'),
  ('enigme_indices: Knights read the hints they have revealed (SELECT, authenticated)'),
  ('users: Knights read their own row, admins read every row (SELECT, authenticated)'),
  ('users: Knights change their own names (UPDATE, authenticated)'),
  ('hints_revealed: Knights read which hints they have revealed (SELECT, authenticated)'),
  ('enigme_progress: Knights read their own progress (SELECT, authenticated)'),
  ('bonus_questions_solved: Knights read their solved bonus questions (SELECT, authenticated)'),
  ('final_sentence_progress: Knights read their final sentence progress (SELECT, authenticated)'),
  ('enigme_fragments: Knights read their own fragments (SELECT, authenticated)'),
  ('artefacts: Knights read their own artefacts (SELECT, authenticated)')
$$, 'the policies are these, and no others');
select is_empty($$
  select tablename, policyname from pg_catalog.pg_policies
  where schemaname = 'public' and cmd in ('UPDATE', 'ALL') and (qual is null or with_check is null)
$$, 'every update policy has using and with check');
select bag_eq($$
  select relname::text from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'v'
    and not coalesce(reloptions @> array['security_invoker=true'], false)
$$, $$ values ('book_doors'), ('contest'), ('contest_draws'), ('contest_lists'), ('day_messages'), ('enigme_calendar'), ('enigme_leaderboard'), ('enigme_revelations') $$,
  'these eight views run as their owner, and no others');
select is_empty($$
  select relname from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace
    and relkind = 'v'
    and not coalesce(reloptions @> array['security_barrier=true'], false)
$$, 'every view is a security barrier: the caller''s conditions never run on hidden rows');

select bag_eq($$
  select functions.oid::regprocedure::text from tests.functions() as functions (oid)
  join pg_catalog.pg_proc on pg_proc.oid = functions.oid
  where 'uuid'::regtype::oid = any(pg_proc.proargtypes::oid[])
    and has_function_privilege('authenticated', functions.oid, 'execute')
$$, $$
  values ('validate_user_review(uuid,boolean,boolean)'), ('hide_name(uuid,text,text)'),
    ('restore_name(uuid,text,text)'), ('set_out_of_ranking(uuid,boolean,text)'),
    ('admin_users(text,text,boolean,integer,integer,boolean,uuid,text)'),
    ('change_knight(uuid,text,integer)'), ('remove_knight(uuid)')
$$, 'only these functions take a knight''s id: those for admins, and two for the knights of their caller''s '
  'account; all others act on the knight that plays');
select is_empty($$
  select pubname, tablename from pg_catalog.pg_publication_tables
  where schemaname in ('public', 'private', 'auth')
$$, 'no table is published for realtime subscriptions');

select is_empty($$
  select columns.attrelid::regclass, columns.attname
  from pg_catalog.pg_attribute as columns
  join pg_catalog.pg_class as classes on classes.oid = columns.attrelid
  join pg_catalog.pg_type as types on types.oid = columns.atttypid
  where (classes.relnamespace = 'public'::regnamespace
      or classes.oid = 'private.enigme_solutions'::regclass)
    and classes.relkind in ('r', 'p')
    and columns.attnum > 0
    and not columns.attisdropped
    and types.typcategory in ('S', 'A')
    and columns.attstattarget is distinct from 0
$$, 'text columns of the API have no planner statistics: a planned count would reveal hidden rows');

create table public.new_table (id integer);
select is_empty($$
  select role from unnest(array['anon', 'authenticated']) as role
  where has_table_privilege(role, 'public.new_table',
    'select, insert, update, delete, truncate, references, trigger')
$$, 'a new table is not granted to visitors or knights by default');
create sequence public.new_sequence;
select is_empty($$
  select role from unnest(array['anon', 'authenticated']) as role
  where has_sequence_privilege(role, 'public.new_sequence', 'usage, select, update')
$$, 'a new sequence is not granted to visitors or knights by default');
create function public.new_function() returns integer language sql return 1;
select is_empty($$
  select acl.grantee::regrole from pg_catalog.pg_proc, aclexplode(proacl) as acl
  where oid = 'public.new_function()'::regprocedure
    and acl.grantee in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)
$$, 'a new function is not granted to any role of the API by default');

select * from finish();
rollback;
