-- Empties the game's tables, as the migrations put rows into some, before a backup is restored into them (docs/deployment.md).
do $$
begin
  execute (
    select 'truncate ' || string_agg(format('%I.%I', schemaname, tablename), ', ') || ' cascade'
    from pg_catalog.pg_tables where schemaname in ('public', 'private')
  );
end $$;
