import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { App, InMemoryEmailDriver } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { editionSeed } from '../edition/seed.ts';
import { authConfig, JWT_SECRET } from './config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cacheFolder = join(root, 'node_modules/.cache/embedded');

/** Raises of the game's functions that a hosted project's API passes through with their own status. */
const PASSES_THROUGH = /^(PT\d{3}|PGRST|42|22|21|23502|23503|23505|25006|55|53)/;
/** Faults of the server itself, by SQLSTATE class: answered 500 as hosted does, anything else 400. */
const SERVER_FAULT = /^(P0|40|54|57|XX)/;

type DatabaseError = { code?: string; message?: string; detail?: string; hint?: string };

/** Answers a database error as PostgREST does on a hosted project (the embedded one says 500 to all it does not know). */
function asHosted(error: unknown): unknown {
  const { code = '', message, detail, hint } = error as DatabaseError; // whatever the driver threw: read, never trusted
  if (!/^[0-9A-Z]{5}$/.test(code) || PASSES_THROUGH.test(code)) return error;
  const status = code !== 'P0001' && SERVER_FAULT.test(code) ? 500 : 400;
  return {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
    detail: JSON.stringify({ status, headers: {} }),
  };
}

type SqlFile = { name: string; sql: string };

async function migrationFiles(): Promise<SqlFile[]> {
  const folder = join(root, 'supabase/migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })));
}

/** What fills a fresh database: the edition always, the demo knights unless a test wants an empty house. */
async function seedFiles(demo: boolean): Promise<SqlFile[]> {
  const edition = { name: 'edition', sql: await editionSeed(join(root, 'supabase/edition/edition.json')) };
  if (!demo) return [edition];
  return [edition, { name: 'demo', sql: await readFile(join(root, 'supabase/seed/demo.sql'), 'utf8') }];
}

/** The embedded Supabase: its database, its API as one fetch function, and the e-mails it would have sent. */
export type EmbeddedBackend = {
  driver: PGlite;
  app: App;
  mailbox: InMemoryEmailDriver;
  close: () => Promise<void>;
};

export type EmbeddedOptions = {
  /** A folder to keep the data in; `undefined` keeps it in memory. */
  dataDir?: string;
  /** Public address of the site, used in e-mail links and sign-in redirects. */
  siteUrl?: string;
  /** Whether the demo accounts and knights are seeded. */
  demo?: boolean;
  /** Whether a new address must be confirmed by e-mail before signing in. */
  confirmEmails?: boolean;
};

async function open(
  dataDir: string | undefined,
  snapshot: Blob | undefined,
): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(dataDir === undefined ? {} : { url: dataDir }),
    ...(snapshot ? { pgliteOptions: { loadDataDir: snapshot } } : {}),
  });
  // By default every table is granted to every role at the first request; the migrations' grants must hold instead.
  // The member is private to TypeScript: the canary in supabase/tests proves that this still works.
  Object.assign(connection, { ensureRlsContext: async () => true, normalizeDbError: asHosted });
  return connection;
}

async function migrate(driver: PGlite, files: SqlFile[]): Promise<void> {
  await driver.exec(`create table if not exists supabase_migrations.embedded_files (name text primary key, hash text not null)`);
  const applied = await driver.query<{ name: string; hash: string }>('select name, hash from supabase_migrations.embedded_files');
  const hashes = new Map(applied.rows.map((row) => [row.name, row.hash]));
  for (const { name, sql } of files) {
    const hash = createHash('sha256').update(sql).digest('hex');
    const before = hashes.get(name);
    if (before === hash) continue;
    if (before !== undefined && name.endsWith('.sql')) {
      throw new Error(`${name} changed after it was applied to this data folder: remove the folder, or add a migration`);
    }
    await driver.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        `insert into supabase_migrations.embedded_files (name, hash) values ($1, $2)
         on conflict (name) do update set hash = excluded.hash`,
        [name, hash],
      );
    });
  }
}

/**
 * Boots the embedded Supabase, migrated and seeded. In memory, a snapshot of the migrated database is kept in
 * node_modules/.cache, keyed by everything that went into it, so that the second boot takes a second.
 *
 * @throws when a migration or a seed is refused by the database.
 */
export async function bootEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedBackend> {
  const { dataDir, siteUrl = 'http://127.0.0.1:4173', demo = true, confirmEmails = false } = options;
  const baseline = await readFile(join(root, 'tools/embedded/baseline.sql'), 'utf8');
  const migrations = await migrationFiles();
  const seeds = await seedFiles(demo);
  const lite = await readFile(join(root, 'node_modules/@supabase/lite/package.json'), 'utf8');
  const key = createHash('sha256').update(JSON.stringify([baseline, migrations, seeds, lite])).digest('hex').slice(0, 20);
  const snapshotFile = join(cacheFolder, `${key}.tar.gz`);
  const snapshot =
    dataDir === undefined && existsSync(snapshotFile) ? new Blob([await readFile(snapshotFile)]) : undefined;

  const connection = await open(dataDir, snapshot);
  const { driver } = connection;
  const mailbox = new InMemoryEmailDriver();
  const app = new App({
    connection,
    auth: await authConfig({ siteUrl, confirmEmails }),
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    options: { drivers: { email: mailbox }, server: { admin: false } },
  });
  if (!snapshot) {
    await driver.exec(baseline);
    await app.ensureSystemSchema();
    await migrate(driver, [...migrations, ...seeds]);
    if (dataDir === undefined) {
      await mkdir(cacheFolder, { recursive: true });
      const dump = await driver.dumpDataDir('gzip');
      const partial = `${snapshotFile}.${process.pid}`;
      await writeFile(partial, Buffer.from(await dump.arrayBuffer()));
      await rename(partial, snapshotFile);
      for (const name of await readdir(cacheFolder)) {
        if (name.endsWith('.tar.gz') && name !== `${key}.tar.gz`) continue;
        if (/\.tar\.gz\.\d+$/.test(name)) await rm(join(cacheFolder, name), { force: true });
      }
    }
  }
  return { driver, app, mailbox, close: () => driver.close() };
}

export { JWT_SECRET };
