import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Extensions, PGlite } from '@electric-sql/pglite';
import { App, InMemoryEmailDriver } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { readMedia } from '../edition/media.ts';
import { editionSql, readEdition } from '../edition/seed.ts';
import { authConfig } from './config.ts';
import { confirmingAsHosted } from './confirmations.ts';
import { howToStartAfresh, lookAtFolder, makingFolder, whyNotOpened } from './folder.ts';
import { passedOn } from './gateway.ts';
import { expectAnswer, quietExpectedAnswers } from './quiet.ts';
import { Refusal } from './refusal.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cacheFolder = join(root, 'node_modules/.cache/embedded');

const DEFAULT_SITE = 'http://127.0.0.1:4173';
const SNAPSHOT_LIFE_MS = 24 * 60 * 60 * 1000;

/** Raises of the game's functions that a hosted project's API passes through with their own status. */
const PASSES_THROUGH = /^(PT\d{3}|PGRST|42|22|21|23502|23503|23505|25006|55|53)/;
/** Faults of the server itself, by SQLSTATE class: answered 500 as hosted does, anything else 400. */
const SERVER_FAULT = /^(P0|40|54|57|XX)/;
/** What a refused or mistaken request is answered with: nothing that whoever runs the server should look at. */
const REFUSAL = /^(PT[1-4]|22|23|42501|25006|P0001)/;

type DatabaseError = { code?: string; message?: string; detail?: string; hint?: string };

/** Answers a database error as PostgREST does on a hosted project (the embedded one says 500 to all it does not know). */
function asHosted(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { code = '', message, detail, hint } = error as DatabaseError; // whatever the driver threw: read, never trusted
  const refused = REFUSAL.test(code);
  if (!/^[0-9A-Z]{5}$/.test(code) || PASSES_THROUGH.test(code)) return refused ? expectAnswer(error) : error;
  const status = code !== 'P0001' && SERVER_FAULT.test(code) ? 500 : 400;
  const answer = {
    code: 'PGRST',
    message: JSON.stringify({ code, message, details: detail ?? null, hint: hint ?? null }),
    detail: JSON.stringify({ status, headers: {} }),
  };
  return refused ? expectAnswer(answer) : answer;
}

type SqlFile = { name: string; sql: string };

async function migrationFiles(): Promise<SqlFile[]> {
  const folder = join(root, 'supabase/migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })));
}

/** What fills a fresh database: the edition always, the demo knights unless a test wants none. */
async function seedFiles(demo: boolean): Promise<SqlFile[]> {
  // A draft is served too: whoever writes it wants to see it.
  const folder = join(root, 'supabase/edition');
  const draft = await readEdition(join(folder, 'edition.json'), { draft: true });
  const edition = { name: 'edition', sql: editionSql(draft, await readMedia(folder)) };
  if (!demo) return [edition];
  return [edition, { name: 'demo', sql: await readFile(join(root, 'supabase/seed/demo.sql'), 'utf8') }];
}

/** The embedded Supabase: its database, its API as one fetch function, and the e-mails it would have sent. */
export type EmbeddedBackend = {
  driver: PGlite;
  app: App;
  /** Asks the API, as through a hosted project's gateway. */
  fetch: (request: Request) => Promise<Response>;
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
  /** Extensions that Postgres is started with besides those of a hosted project, by name (pgTAP, in tests). */
  extensions?: Extensions;
};

async function open(
  dataDir: string | undefined,
  snapshot: Blob | undefined,
  extensions: Extensions,
): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    ...(dataDir === undefined ? {} : { url: dataDir }),
    pgliteOptions: { extensions, ...(snapshot ? { loadDataDir: snapshot } : {}) },
  });
  // By default every table is granted to every role at the first request; the migrations' grants must hold instead.
  // The member is private to TypeScript: the canary in supabase/tests proves that this still works.
  Object.assign(connection, { ensureRlsContext: async () => true, normalizeDbError: asHosted });
  return connection;
}

async function migrate(driver: PGlite, files: SqlFile[]): Promise<void> {
  await driver.exec(
    `create table if not exists supabase_migrations.embedded_files (name text primary key, hash text not null)`,
  );
  const applied = await driver.query<{ name: string; hash: string }>(
    'select name, hash from supabase_migrations.embedded_files',
  );
  const hashes = new Map(applied.rows.map((row) => [row.name, row.hash]));
  for (const { name, sql } of files) {
    const hash = createHash('sha256').update(sql).digest('hex');
    const before = hashes.get(name);
    if (before === hash) continue;
    if (before !== undefined && name.endsWith('.sql')) {
      throw new Refusal(
        `${name} has changed since the data folder received it: write one more migration, or start afresh with ${howToStartAfresh()}.`,
      );
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

/** Writes a snapshot whole or not at all (several processes may), and drops those that nothing has needed for a day. */
async function keepSnapshot(file: string, dump: Blob): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, Buffer.from(await dump.arrayBuffer()));
  await rename(partial, file);
  for (const name of await readdir(cacheFolder)) {
    const path = join(cacheFolder, name);
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (path !== file && age > SNAPSHOT_LIFE_MS) await rm(path, { force: true });
  }
}

/** What a database is made of, and the name of all that together. */
async function readIngredients({
  siteUrl = DEFAULT_SITE,
  demo = true,
  confirmEmails = false,
  extensions = {},
}: EmbeddedOptions) {
  const baseline = await readFile(join(root, 'tools/embedded/baseline.sql'), 'utf8');
  const files = [...(await migrationFiles()), ...(await seedFiles(demo))];
  const lite = await readFile(join(root, 'node_modules/@supabase/lite/package.json'), 'utf8');
  const all = JSON.stringify([baseline, files, lite, Object.keys(extensions)]);
  const key = createHash('sha256').update(all).digest('hex').slice(0, 20);
  const auth = await authConfig({ siteUrl, confirmEmails });
  return {
    baseline,
    files,
    auth,
    confirmEmails,
    extensions,
    snapshotFile: join(cacheFolder, `${key}.tar`),
  };
}

type Ingredients = Awaited<ReturnType<typeof readIngredients>>;

/**
 * Boots the embedded Supabase, migrated and seeded. In memory, a snapshot of the migrated database is kept in
 * node_modules/.cache, keyed by everything that went into it, so that the next new one takes a second. In a folder, the
 * database is made beside it and takes its name once it is whole: a start that is cut short leaves nothing that will not open.
 *
 * @throws a refusal when the folder cannot be used, and the database's own error when a migration or a seed is refused.
 */
export async function bootEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedBackend> {
  const ingredients = await readIngredients(options);
  const { dataDir } = options;
  if (dataDir === undefined) return boot(ingredients, undefined, true);
  try {
    if (lookAtFolder(dataDir)) await make(ingredients, dataDir);
    return await boot(ingredients, dataDir, false);
  } catch (error) {
    throw whyNotOpened(error, dataDir);
  }
}

async function make(ingredients: Ingredients, dataDir: string): Promise<void> {
  const beside = makingFolder(dataDir);
  try {
    const made = await boot(ingredients, beside, true);
    await made.close();
    await rename(beside, dataDir);
  } catch (error) {
    // Its room is wanted, and nothing of it is of use.
    await rm(beside, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

async function boot(
  { baseline, files, auth, confirmEmails, extensions, snapshotFile }: Ingredients,
  dataDir: string | undefined,
  isNew: boolean,
): Promise<EmbeddedBackend> {
  const snapshot = isNew && existsSync(snapshotFile) ? new Blob([await readFile(snapshotFile)]) : undefined;

  const connection = await open(dataDir, snapshot, extensions);
  quietExpectedAnswers();
  const { driver } = connection;
  const mailbox = new InMemoryEmailDriver();
  const app = new App({
    connection,
    auth,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    options: { drivers: { email: mailbox }, server: { admin: false } },
  });
  if (!snapshot) {
    await driver.exec(baseline);
    await app.ensureSystemSchema();
    await migrate(driver, files);
    // Uncompressed: the tests open it some forty times, and unpacking it takes half as long as starting Postgres.
    if (dataDir === undefined) await keepSnapshot(snapshotFile, await driver.dumpDataDir('none'));
  }
  const ask = async (request: Request) => app.fetch(passedOn(request));
  const fetch = confirmEmails ? confirmingAsHosted(ask, auth, driver, mailbox) : ask;
  return { driver, app, fetch, mailbox, close: () => driver.close() };
}
