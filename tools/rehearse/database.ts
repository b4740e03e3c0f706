import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getStorageSchemaSql } from '@supabase/lite';
import { seedFiles } from '../embedded/database.ts';
import { definitionsOf, differences, readDefinitions, type Definitions } from '../embedded/definitions.ts';
import { catalogueFile } from '../catalogue/readCatalogue.ts';
import type { Server } from './postgres.ts';

const ROOT = join(import.meta.dirname, '../..');
const CLI = join(ROOT, 'node_modules/.bin/supabase');

/**
 * Makes a database as an empty hosted project has it.
 * @param migrate applies the own migrations of the auth server and of the storage server; without one of them, its few tables that
 * the migrations need.
 */
export async function emptyProject(
  server: Server,
  database: string,
  migrate: Partial<Record<'auth' | 'storage', (databaseUrl: string) => Promise<void>>>,
): Promise<void> {
  await server.create(database);
  if (migrate.auth) await migrate.auth(server.url(database, 'supabase_auth_admin'));
  else {
    const tables = await readFile(join(ROOT, 'tools/bench/auth.sql'), 'utf8');
    await server.run(database, 'supabase_auth_admin', tables);
  }
  if (migrate.storage) await migrate.storage(server.url(database, 'supabase_storage_admin'));
  else {
    // The schema exists, and its owner may make no other.
    const storage = getStorageSchemaSql().replace('CREATE SCHEMA IF NOT EXISTS storage;', '');
    await server.run(database, 'supabase_storage_admin', storage);
  }
}

/** Applies the migrations as docs/deployment.md does: `supabase db push`, as the role `postgres`. */
export async function pushMigrations(server: Server, database: string): Promise<void> {
  const [role] = await server.run<{ rolsuper: boolean }>(
    database,
    'postgres',
    'select rolsuper from pg_roles where rolname = current_user',
  );
  if (role?.rolsuper !== false)
    throw new Error('The role postgres is a superuser, unlike that of a hosted project.');
  const url = server.url(database, 'postgres');
  await promisify(execFile)(CLI, ['db', 'push', '--yes', '--db-url', url], { cwd: ROOT });
}

/** Runs statements as the role `postgres`, several at once without parameters. @returns the rows of the last one. */
export type Run = <Row extends object = Record<string, unknown>>(sql: string) => Promise<Row[]>;

/** @throws with the files that differ from supabase/definitions, which the embedded database wrote. */
export async function compareWith(run: Run): Promise<void> {
  const definitions: Definitions = await definitionsOf((sql) => run(`set search_path = ''; ${sql}`));
  const found = differences(await readDefinitions(), definitions);
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** Publishes the editions, and puts the books in, as docs/deployment.md does; no demonstration account. */
export async function publishWith(run: Run): Promise<void> {
  for (const { sql } of [...(await seedFiles(false)), await catalogueFile()])
    await run(`begin; ${sql}; commit`);
}

/** Runs statements in a database of the rehearsal's own server. */
export const runIn =
  (server: Server, database: string): Run =>
  (sql) =>
    server.run(database, 'postgres', sql);
