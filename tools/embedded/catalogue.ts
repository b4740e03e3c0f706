/** SQL that writes the objects of the schemas `public` and `private` as text. Every query returns `object` (what it is about) and `text`. */

const OURS = `in ('public'::regnamespace, 'private'::regnamespace)`;

/** `COMMENT ON …`, or nothing where there is no comment. */
const comment = (kind: string, name: string, text: string) =>
  `case when ${text} is null then '' else format(E'\\nCOMMENT ON ${kind.toUpperCase()} %s IS %L;', ${name}, ${text}) end`;

export const FUNCTIONS = `
  select
    replace(functions.pronamespace::regnamespace || '/' || functions.proname, '"', '') as object,
    rtrim(pg_get_functiondef(functions.oid), E'\\n') || ';'
      || ${comment('function', 'functions.oid::regprocedure', `obj_description(functions.oid, 'pg_proc')`)} as text
  from pg_proc as functions
  where functions.pronamespace ${OURS}
  order by 1, functions.oid::regprocedure::text`;

export const VIEWS = `
  select
    replace(views.relnamespace::regnamespace || '/' || views.relname, '"', '') as object,
    format(E'CREATE VIEW %s%s AS\\n%s', views.oid::regclass,
      ' WITH (' || array_to_string(views.reloptions, ', ') || ')', pg_get_viewdef(views.oid, true))
      || ${comment('view', 'views.oid::regclass', `obj_description(views.oid, 'pg_class')`)} as text
  from pg_class as views
  where views.relkind = 'v' and views.relnamespace ${OURS}
  order by 1`;

/** Columns in the order of the table, then constraints, indexes and comments. */
export const TABLES = `
  select
    tables.oid::regclass::text as object,
    format(E'CREATE TABLE %s (\\n%s\\n);%s%s%s%s%s', tables.oid::regclass,
      concat_ws(E',\\n', columns.definitions, constraints.definitions),
      case when tables.relrowsecurity
        then format(E'\\nALTER TABLE %s ENABLE ROW LEVEL SECURITY;', tables.oid::regclass) end,
      E'\\n-- Without statistics: ' || columns.without_statistics,
      indexes.definitions,
      ${comment('table', 'tables.oid::regclass', `obj_description(tables.oid, 'pg_class')`)},
      columns.comments) as text
  from pg_class as tables
  cross join lateral (
    select
      string_agg('  ' || concat_ws(' ',
        quote_ident(columns.attname),
        format_type(columns.atttypid, columns.atttypmod),
        case when columns.attnotnull then 'NOT NULL' end,
        case
          when columns.attidentity = 'a' then 'GENERATED ALWAYS AS IDENTITY'
          when columns.attgenerated = 's' then format('GENERATED ALWAYS AS (%s) STORED', defaults.expression)
          else 'DEFAULT ' || defaults.expression
        end), E',\\n' order by columns.attnum) as definitions,
      string_agg(columns.attname, ', ' order by columns.attname)
        filter (where columns.attstattarget = 0) as without_statistics,
      string_agg(${comment('column', `tables.oid::regclass || '.' || quote_ident(columns.attname)`, 'col_description(tables.oid, columns.attnum)')},
        '' order by columns.attnum) as comments
    from pg_attribute as columns
    left join lateral (
      select pg_get_expr(stored.adbin, stored.adrelid) as expression from pg_attrdef as stored
      where stored.adrelid = columns.attrelid and stored.adnum = columns.attnum
    ) as defaults on true
    where columns.attrelid = tables.oid and columns.attnum > 0 and not columns.attisdropped
  ) as columns
  cross join lateral (
    select string_agg(
      format('  CONSTRAINT %I %s', conname, pg_get_constraintdef(oid)), E',\\n' order by conname) as definitions
    from pg_constraint where conrelid = tables.oid and contype <> 'n'
  ) as constraints
  cross join lateral (
    select string_agg(
      format(E'\\n%s;', pg_get_indexdef(indexrelid))
        || ${comment('index', 'indexrelid::regclass', `obj_description(indexrelid, 'pg_class')`)},
      '' order by indexrelid::regclass::text) as definitions
    from pg_index
    where indrelid = tables.oid and not exists (select from pg_constraint where conindid = indexrelid)
  ) as indexes
  where tables.relkind = 'r' and tables.relnamespace ${OURS}
  order by 1`;

export const POLICIES = `
  select schemaname || '.' || tablename as object,
    format('CREATE POLICY %I ON %I.%I%s FOR %s TO %s%s%s;', policyname, schemaname, tablename,
      case permissive when 'RESTRICTIVE' then ' AS RESTRICTIVE' end, cmd, array_to_string(roles, ', '),
      E'\\n  USING (' || qual || ')', E'\\n  WITH CHECK (' || with_check || ')') as text
  from pg_policies where schemaname in ('public', 'private', 'storage')
  order by 1, policyname`;

/** Ours also stand on tables of the auth service. */
export const TRIGGERS = `
  select triggers.tgrelid::regclass::text as object,
    pg_get_triggerdef(triggers.oid) || ';'
      || ${comment('trigger', `quote_ident(triggers.tgname) || ' on ' || triggers.tgrelid::regclass`, `obj_description(triggers.oid, 'pg_trigger')`)} as text
  from pg_trigger as triggers
  join pg_proc as functions on functions.oid = triggers.tgfoid
  where not triggers.tgisinternal and functions.pronamespace ${OURS}
  order by 1, triggers.tgname`;

/** Of every role but the owner; a whole table or, per column, some of its columns. */
export const GRANTS = `
  with granted (kind, object, columns, grantee, privilege) as (
    select 'SCHEMA', nspname::text, '', acl.grantee, acl.privilege_type
    from pg_namespace, aclexplode(coalesce(nspacl, acldefault('n', nspowner))) as acl
    where oid ${OURS} and acl.grantee <> nspowner
    union all
    select case relkind when 'S' then 'SEQUENCE' else 'TABLE' end, oid::regclass::text, '', acl.grantee,
      acl.privilege_type
    from pg_class, aclexplode(coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))) as acl
    where relkind in ('r', 'v', 'S') and relnamespace ${OURS} and acl.grantee <> relowner
    union all
    select 'TABLE', tables.oid::regclass::text, ' (' || string_agg(attname, ', ' order by attname) || ')',
      acl.grantee, acl.privilege_type
    from pg_attribute join pg_class as tables on tables.oid = attrelid, aclexplode(attacl) as acl
    where tables.relnamespace ${OURS}
    group by tables.oid, acl.grantee, acl.privilege_type
    union all
    select 'FUNCTION', oid::regprocedure::text, '', acl.grantee, acl.privilege_type
    from pg_proc, aclexplode(coalesce(proacl, acldefault('f', proowner))) as acl
    where pronamespace ${OURS} and acl.grantee <> proowner
    union all
    select 'NEW', case defaclobjtype when 'r' then 'TABLES' when 'S' then 'SEQUENCES' when 'f' then 'FUNCTIONS' else 'OBJECTS' end
        || coalesce(' IN SCHEMA ' || nullif(defaclnamespace, 0)::regnamespace, ''), '',
      acl.grantee, acl.privilege_type
    from pg_default_acl, aclexplode(defaclacl) as acl
    where (defaclnamespace = 0 or defaclnamespace ${OURS}) and acl.grantee <> defaclrole
  ), by_role as (
    select kind, object, grantee, string_agg(privilege || columns, ', ' order by privilege) as privileges
    from granted group by kind, object, grantee
  )
  select by_role.object,
    format('GRANT %s ON %s %s TO %s;', privileges, kind, by_role.object, string_agg(
      case grantee when 0 then 'PUBLIC' else grantee::regrole::text end, ', ' order by grantee::regrole::text)) as text
  from by_role
  group by kind, by_role.object, privileges
  order by kind, 1, 2`;
