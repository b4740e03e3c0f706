import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cluster } from '../postgres/cluster';

/** The tables that docs/deployment.md has pg_dump write, with the columns that are stored. */
const TABLES = `
  select format('%I.%I (%s)', schemas.nspname, tables.relname, string_agg(quote_ident(columns.attname), ', ' order by columns.attnum))
  from pg_catalog.pg_class as tables
  join pg_catalog.pg_namespace as schemas on schemas.oid = tables.relnamespace
  join pg_catalog.pg_attribute as columns on columns.attrelid = tables.oid
  where tables.relkind = 'r' and columns.attnum > 0 and not columns.attisdropped and columns.attgenerated = ''
    and (schemas.nspname in ('public', 'private') or tables.oid in ('auth.users'::regclass, 'auth.identities'::regclass))
  group by schemas.nspname, tables.relname order by 1`;
const SEQUENCES = `
  select format('select setval(%L, %s)', schemaname || '.' || sequencename, last_value) from pg_catalog.pg_sequences
  where schemaname in ('public', 'private') and last_value is not null`;

/**
 * Copies what a backup has into a database of the same migrations, where pg_dump is missing: `COPY` writes each table to a file in one
 * snapshot, and reads it again in one transaction, in which no trigger runs.
 */
export async function copyBackup(cluster: Cluster, source: string, target: string): Promise<void> {
  const list = async (sql: string) => (await cluster.query(source, sql)).trim().split('\n');
  const tables = await list(TABLES);
  const fileOf = (index: number) => join(cluster.folder, `table-${index}`);
  await cluster.query(
    source,
    [
      'set transaction isolation level repeatable read',
      ...tables.map((table, index) => `copy ${table} to '${fileOf(index)}'`),
    ].join(';'),
  );
  const empty = await readFile(join(import.meta.dirname, 'empty.sql'), 'utf8');
  await cluster.query(
    target,
    [
      'set session_replication_role = replica',
      empty.trim().replace(/;$/, ''),
      ...tables.map((table, index) => `copy ${table} from '${fileOf(index)}'`),
      ...(await list(SEQUENCES)),
    ].join(';'),
  );
}
