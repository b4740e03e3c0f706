/**
 * SQL that selects what decides who may do what, a sentence each, as one JSON array: row security, policies, the grants of the API's
 * roles, functions, what views read, and triggers. The same whatever the version of PostgreSQL, from 15, and independent of the objects' owner.
 */
export const CATALOGUE = `
with
own as (
  select schemas.oid as schema, schemas.nspname
  from pg_catalog.pg_namespace as schemas where schemas.nspname in ('public', 'private')
),
relations as (
  select classes.*, own.nspname || '.' || classes.relname as name
  from pg_catalog.pg_class as classes join own on own.schema = classes.relnamespace
  where classes.relkind in ('r', 'v', 'm', 'p', 'S')
    and not exists (
      select from pg_catalog.pg_depend as depends
      where depends.objid = classes.oid and depends.deptype = 'e')
),
functions as (
  select
    routines.*,
    format('%s.%s(%s)', own.nspname, routines.proname,
      pg_catalog.pg_get_function_identity_arguments(routines.oid)) as name
  from pg_catalog.pg_proc as routines join own on own.schema = routines.pronamespace
  where not exists (
    select from pg_catalog.pg_depend as depends
    where depends.objid = routines.oid and depends.deptype = 'e')
),
callers as (
  select roles.oid, roles.rolname::text as name
  from pg_catalog.pg_roles as roles where roles.rolname in ('anon', 'authenticated')
  union all select 0, 'public'
),
lines (line) as (
  select format('table %s: row security %s', name, case when relrowsecurity then 'on' else 'off' end)
  from relations where relkind in ('r', 'p')
  union all
  select format('policy on %s.%s « %s »: %s for %s to %s using %s with check %s',
    schemaname, tablename, policyname, permissive, cmd, array_to_string(roles, ', '), qual, with_check)
  from pg_catalog.pg_policies where schemaname in ('public', 'private', 'storage')
  union all
  select format('grant %s on %s to %s', lower(acl.privilege_type), relations.name, callers.name)
  from relations
  cross join aclexplode(relations.relacl) as acl
  join callers on callers.oid = acl.grantee
  union all
  select format('grant %s (%s) on %s to %s',
    lower(acl.privilege_type), columns.attname, relations.name, callers.name)
  from relations
  join pg_catalog.pg_attribute as columns on columns.attrelid = relations.oid
  cross join aclexplode(columns.attacl) as acl
  join callers on callers.oid = acl.grantee
  union all
  select format('grant usage on schema private to %s', callers.name)
  from own
  join pg_catalog.pg_namespace as schemas on schemas.oid = own.schema
  cross join aclexplode(schemas.nspacl) as acl
  join callers on callers.oid = acl.grantee
  where own.nspname = 'private'
  union all
  select format('grant execute on function %s to %s', functions.name, callers.name)
  from functions
  cross join aclexplode(coalesce(functions.proacl, acldefault('f', functions.proowner))) as acl
  join callers on callers.oid = acl.grantee
  union all
  select format('function %s: %s, %s, %s, body %s', name,
    case when prosecdef then 'as its owner' else 'as its caller' end, provolatile,
    array_to_string(proconfig, ' '), md5(prosrc))
  from functions
  union all
  -- The text of a query differs from version to version: what it reads does not.
  select format('view %s: %s, reads %s', relations.name, array_to_string(relations.reloptions, ' '), (
    select string_agg(distinct
      format('%s.%s.%s', source_schemas.nspname, sources.relname, columns.attname), ', ')
    from pg_catalog.pg_rewrite as rules
    join pg_catalog.pg_depend as depends
      on depends.objid = rules.oid and depends.classid = 'pg_catalog.pg_rewrite'::regclass
    join pg_catalog.pg_attribute as columns
      on columns.attrelid = depends.refobjid and columns.attnum = depends.refobjsubid
    join pg_catalog.pg_class as sources on sources.oid = depends.refobjid
    join pg_catalog.pg_namespace as source_schemas on source_schemas.oid = sources.relnamespace
    where rules.ev_class = relations.oid and depends.refobjid <> relations.oid
      and depends.refobjsubid > 0))
  from relations where relkind = 'v'
  union all
  -- Those on auth.users as well.
  select pg_catalog.pg_get_triggerdef(triggers.oid)
  from pg_catalog.pg_trigger as triggers join functions on functions.oid = triggers.tgfoid
  where not triggers.tgisinternal
)
select json_agg(line order by line collate "C") from lines`;
