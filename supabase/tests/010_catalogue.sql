-- Why: what must hold of every object, those of tomorrow included: each test lists the offenders, found in the catalogue.
begin;
select plan(28);

create temporary view own_tables as
  select classes.oid, classes.relnamespace::regnamespace::text as schema, classes.relname::text as name, classes.relrowsecurity
  from pg_catalog.pg_class as classes
  where classes.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and classes.relkind in ('r', 'p');
create temporary view own_functions as
  select functions.oid, functions.oid::regprocedure::text as name, functions.proconfig, functions.prosecdef, functions.proowner,
    functions.proacl
  from pg_catalog.pg_proc as functions
  where functions.oid in (select tests.functions('public') union all select tests.functions('private'));

select is_empty('select name from own_tables where not relrowsecurity', 'every table has row level security');
select is_empty($$
  select constraints.conname from pg_catalog.pg_constraint as constraints
  where constraints.contype = 'f' and constraints.connamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not exists (
      select from pg_catalog.pg_index as indexes
      where indexes.indrelid = constraints.conrelid and indexes.indpred is null
        and (indexes.indkey::smallint[])[0:cardinality(constraints.conkey) - 1] @> constraints.conkey)
$$, 'every foreign key has an index that begins with it');
select is_empty($$
  select conname from pg_catalog.pg_constraint
  where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace) and confdeltype = 'a'
$$, 'every foreign key says what becomes of its row on delete');
select is_empty($$
  select relname from pg_catalog.pg_class
  where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind in ('r', 'p', 'v', 'm')
    and obj_description(oid, 'pg_class') is null
$$, 'every table and view says what it is');
select is_empty($$ select name from own_functions where obj_description(oid, 'pg_proc') is null $$, 'every function says what it does');
select is_empty($$
  select name from own_functions where not coalesce(proconfig @> array['search_path=""'], false)
$$, 'every function fixes an empty search_path');
select is_empty($$
  select name from own_functions where prosecdef and proowner <> 'postgres'::regrole
$$, 'functions that run as their owner belong to postgres');
select is_empty($$
  select name from own_functions where prosecdef and not coalesce(obj_description(oid, 'pg_proc') ~ '(^| )Runs as its owner (to|because) ', false)
  union all
  select relname from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'v' and not coalesce(reloptions @> array['security_invoker=true'], false)
    and not coalesce(obj_description(oid, 'pg_class') ~ '(^| )Runs as its owner (to|because) ', false)
$$, 'what runs as its owner says why: « Runs as its owner to … » or « because … »');
select bag_eq($$
  select name from own_functions
  where oid in (select tests.functions('public')) and not exists (select from unnest(proconfig) as setting where setting ~ '^statement_timeout=[1-9]')
$$, $$ values ('is_admin()'), ('server_now()') $$,
  'every function that a page calls ends by itself: all but the two that policies and views call');
select is_empty($$
  select name from own_tables where not exists (select from pg_catalog.pg_index where indrelid = own_tables.oid and indisprimary)
$$, 'every table has a primary key');
select is_empty($$
  select tablename, policyname from pg_catalog.pg_policies
  where schemaname in ('public', 'private') and concat_ws(' ', qual, with_check) ~ '(uid|jwt|is_admin|server_now)\(\)'
    and concat_ws(' ', qual, with_check) !~ 'SELECT [^()]*(uid|jwt|is_admin|server_now)\(\)'
$$, 'a policy asks who the caller is once a statement, not once a row');
select is_empty($$
  select name from own_functions
  where proacl is null or exists (select from aclexplode(proacl) as acl where acl.grantee = 0)
$$, 'no function is left to everybody by default');

select is_empty($$
  select role from unnest(array['anon', 'authenticated', 'service_role']) as role
  where has_schema_privilege(role, 'private', 'usage') or has_schema_privilege(role, 'private', 'create')
    or has_schema_privilege(role, 'public', 'create')
$$, 'no role of the API enters the private schema, or creates anything');
select is_empty($$
  select role, name from own_tables, unnest(array['anon', 'authenticated', 'service_role']) as role
  where schema = 'private' and (has_table_privilege(role, oid, 'select, insert, update, delete, truncate, references, trigger')
    or has_any_column_privilege(role, oid, 'select, insert, update, references'))
$$, 'no role of the API has a privilege on a private table or column');
select is_empty($$
  select role, functions.oid::regprocedure from tests.functions('private') as functions (oid),
    unnest(array['anon', 'authenticated', 'service_role']) as role
  where has_function_privilege(role, functions.oid, 'execute')
$$, 'no role of the API executes a private function');
select is_empty($$
  select role, name from own_tables, unnest(array['anon', 'authenticated']) as role
  where schema = 'public' and (has_table_privilege(role, oid, 'insert, update, delete, truncate, references, trigger')
    or has_any_column_privilege(role, oid, 'insert, references'))
$$, 'visitors and knights have no table-wide right to write');
select is_empty($$
  select role, sequences.oid::regclass from pg_catalog.pg_class as sequences, unnest(array['anon', 'authenticated']) as role
  where sequences.relkind = 'S' and sequences.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and has_sequence_privilege(role, sequences.oid, 'usage, select, update')
$$, 'visitors and knights draw from no sequence');
select bag_eq($$
  select format('%s.%s by %s', name, attname, role)
  from own_tables join pg_catalog.pg_attribute on attrelid = own_tables.oid and attnum > 0,
    unnest(array['anon', 'authenticated']) as role
  where has_column_privilege(role, own_tables.oid, attnum, 'update')
$$, $$ values ('users.display_name by authenticated'), ('users.username by authenticated') $$,
  'the only columns that a person may write are the names');

select bag_eq($$
  select format('%s: %s (%s, %s)', tablename, policyname, cmd, array_to_string(roles, ' '))
  from pg_catalog.pg_policies where schemaname in ('public', 'private')
$$, $$ values
  ('enigmes: Everybody reads the riddles whose door is open (SELECT, anon authenticated)'),
  ('enigme_indices: Knights read the hints they have revealed (SELECT, authenticated)'),
  ('users: Knights read their own row, admins read every row (SELECT, authenticated)'),
  ('users: Knights change their own names (UPDATE, authenticated)'),
  ('hints_revealed: Knights read which hints they have seen (SELECT, authenticated)'),
  ('enigme_progress: Knights read their own progress (SELECT, authenticated)'),
  ('enigme_defis_solved: Knights read which second questions they have answered (SELECT, authenticated)'),
  ('feast_progress: Knights read how far they are with the sentence (SELECT, authenticated)'),
  ('enigme_fragments: Knights read their own fragments (SELECT, authenticated)'),
  ('artefacts: Knights read their own artefacts (SELECT, authenticated)')
$$, 'the policies are these, and no others');
select is_empty($$
  select tablename, policyname from pg_catalog.pg_policies
  where schemaname = 'public' and cmd in ('UPDATE', 'ALL') and (qual is null or with_check is null)
$$, 'every update policy has both clauses');
select bag_eq($$
  select relname::text from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'v'
    and not coalesce(reloptions @> array['security_invoker=true'], false)
$$, $$ values ('contest'), ('enigme_calendar'), ('enigme_leaderboard'), ('enigme_revelations') $$,
  'the views that run as their owner are these four, read one by one');
select is_empty($$
  select relname from pg_catalog.pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'v' and not coalesce(reloptions @> array['security_barrier=true'], false)
$$, 'every view is a barrier: no condition of the caller sees the rows that it hides');

select bag_eq($$
  select functions.oid::regprocedure::text from tests.functions() as functions (oid)
  join pg_catalog.pg_proc on pg_proc.oid = functions.oid
  where 'uuid'::regtype::oid = any(pg_proc.proargtypes::oid[]) and has_function_privilege('authenticated', functions.oid, 'execute')
$$, $$ values ('validate_user_review(uuid,boolean,boolean)') $$,
  'only the function of the staff can name a person: the others are about their caller');
select is_empty($$
  select pubname, tablename from pg_catalog.pg_publication_tables where schemaname in ('public', 'private', 'auth')
$$, 'no table is published: nobody follows another by listening');

select is_empty($$
  select columns.attrelid::regclass, columns.attname
  from pg_catalog.pg_attribute as columns
  join pg_catalog.pg_class as classes on classes.oid = columns.attrelid
  join pg_catalog.pg_type as types on types.oid = columns.atttypid
  where (classes.relnamespace = 'public'::regnamespace or classes.oid = 'private.enigme_solutions'::regclass)
    and classes.relkind in ('r', 'p') and columns.attnum > 0 and not columns.attisdropped and types.typcategory in ('S', 'A')
    and columns.attstattarget is distinct from 0
$$, 'no sample is kept of a text that the API can compare: a planned count would tell of hidden rows');

create table public.table_of_tomorrow (id integer);
select is_empty($$
  select role from unnest(array['anon', 'authenticated']) as role
  where has_table_privilege(role, 'public.table_of_tomorrow', 'select, insert, update, delete, truncate, references, trigger')
$$, 'a new table is granted to nobody by itself');
create sequence public.sequence_of_tomorrow;
select is_empty($$
  select role from unnest(array['anon', 'authenticated']) as role
  where has_sequence_privilege(role, 'public.sequence_of_tomorrow', 'usage, select, update')
$$, 'a new sequence neither');
create function public.function_of_tomorrow() returns integer language sql return 1;
select is_empty($$
  select acl.grantee::regrole from pg_catalog.pg_proc, aclexplode(proacl) as acl
  where oid = 'public.function_of_tomorrow()'::regprocedure
    and acl.grantee in ('anon'::regrole, 'authenticated'::regrole, 'service_role'::regrole)
$$, 'a new function is granted to no role of the API by name');

select * from finish();
rollback;
