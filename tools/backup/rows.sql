-- Prints each table of the game and of the accounts with its number of rows and a digest of them: the same for a database and for its
-- restored backup (docs/deployment.md). Generated columns are left out: restoring computes them again.
select format(
  'select %L, count(*), md5(string_agg(rows::text, '''' order by rows::text)) from (select %s from %I.%I) as rows',
  schemas.nspname || '.' || tables.relname, string_agg(quote_ident(columns.attname), ', ' order by columns.attnum),
  schemas.nspname, tables.relname)
from pg_catalog.pg_class as tables
join pg_catalog.pg_namespace as schemas on schemas.oid = tables.relnamespace
join pg_catalog.pg_attribute as columns on columns.attrelid = tables.oid
where tables.relkind = 'r'
  and columns.attnum > 0 and not columns.attisdropped and columns.attgenerated = ''
  and (schemas.nspname in ('public', 'private')
    or (schemas.nspname, tables.relname) in (('auth', 'users'), ('auth', 'identities')))
group by schemas.nspname, tables.relname
order by schemas.nspname, tables.relname
\gexec
