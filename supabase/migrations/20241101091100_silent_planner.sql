-- Why: the API gives the planner's estimate of a count to whoever asks (`Prefer: count=planned`), and the planner estimates
-- `texte < 'M'` from a sample of the column, hidden rows included: comparisons of texts are leakproof, and a policy's condition does
-- not keep them from the sample. By halves, a knight could read hints they had not revealed, the questions of closed days, the
-- fragments of riddles they had not solved, and addresses. Without a sample there is nothing to compare with. Nothing here is searched
-- by a text that the planner would have to know about.
-- A database analysed before this keeps its sample until the column is rewritten: none was in production.

do $$
declare
  secret record;
begin
  for secret in
    select columns.attrelid::regclass as relation, columns.attname as name
    from pg_catalog.pg_attribute as columns
    join pg_catalog.pg_class as classes on classes.oid = columns.attrelid
    join pg_catalog.pg_type as types on types.oid = columns.atttypid
    where (classes.relnamespace = 'public'::regnamespace or classes.oid = 'private.enigme_solutions'::regclass)
      and classes.relkind in ('r', 'p') and columns.attnum > 0 and not columns.attisdropped and types.typcategory in ('S', 'A')
  loop
    execute format('alter table %s alter column %I set statistics 0', secret.relation, secret.name);
  end loop;
end $$;
