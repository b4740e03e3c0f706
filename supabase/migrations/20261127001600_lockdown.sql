-- Final privileges of all objects of the files before it, so it stays the last one. Once history is
-- append-only, a migration that adds an object repeats for it what this file does. Row security on
-- `private` is a second barrier, against a grant by mistake.

revoke all on all tables in schema private from public, anon, authenticated;
revoke execute on all functions in schema private from public, anon, authenticated;
-- Policies and views call it for the caller, who cannot name it: the schema stays closed.
grant execute on function private.current_knight() to anon, authenticated, service_role;
do $$
declare
  target record;
begin
  for target in select tablename from pg_catalog.pg_tables where schemaname = 'private' loop
    execute format('alter table private.%I enable row level security', target.tablename);
  end loop;
  -- No statistics for text that the API can compare (see setup.sql), solutions included.
  for target in
    select columns.attrelid::regclass as name, columns.attname
    from pg_catalog.pg_attribute as columns
    join pg_catalog.pg_class as classes on classes.oid = columns.attrelid
    where (classes.relnamespace = 'public'::regnamespace
        or classes.oid = 'private.enigme_solutions'::regclass)
      and classes.relkind = 'r'
      and columns.attnum > 0
      and columns.atttypid in ('text'::regtype, 'text[]'::regtype)
  loop
    execute format(
      'alter table %s alter column %I set statistics 0', target.name, target.attname);
  end loop;
end $$;
