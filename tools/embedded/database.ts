import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Extensions, PGlite } from '@electric-sql/pglite';
import { App, InMemoryEmailDriver } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { CURRENT_EDITION, CURRENT_FOLDER, editionFolders } from '../edition/folders.ts';
import { readMedia } from '../edition/media.ts';
import type { Edition } from '../../src/escape-noel/edition/schema.ts';
import { catalogueFile } from '../catalogue/readCatalogue.ts';
import { editionSql, readEdition } from '../edition/seed.ts';
import { authConfig } from './config.ts';
import { confirmingAsHosted } from './confirmations.ts';
import { asHosted } from './errors.ts';
import { explain, howToStartAfresh, isNewFolder, makingFolder } from './folder.ts';
import { quietExpectedAnswers } from './quiet.ts';
import { fetchWithHeaders, passHeaders } from './requestHeaders.ts';
import { addStorage, storingAsHosted } from './storage.ts';
import { UserError } from './userError.ts';

const root = join(import.meta.dirname, '../..');
const cacheFolder = join(root, 'node_modules/.cache/embedded');

const DEFAULT_SITE = 'http://127.0.0.1:4173';
const SNAPSHOT_LIFE_MS = 24 * 60 * 60 * 1000;

export type SqlFile = { name: string; sql: string };

/** The migrations, in their order. */
export async function migrationFiles(): Promise<SqlFile[]> {
  const folder = join(root, 'supabase/migrations');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })));
}

/** The edition that is seeded: a draft too, so that its author can play it. @throws {EditionError} */
export const seededEdition = (): Promise<Edition> => readEdition(CURRENT_FOLDER, { draft: true });

/** Applies an edition. Those up to the current one are published, in their order: the others are being written. */
async function editionFile(folder: string): Promise<SqlFile> {
  const edition = folder === CURRENT_FOLDER ? await seededEdition() : await readEdition(folder);
  const { edition: code } = edition;
  const publishing =
    code <= CURRENT_EDITION
      ? `select private.make_current(code) from public.editions where code = '${code}' and status = 'draft';`
      : '';
  return { name: `edition ${code}`, sql: editionSql(edition, await readMedia(folder)) + publishing };
}

/** The editions, and with `demo` the books and the demonstration accounts. */
export async function seedFiles(demo: boolean): Promise<SqlFile[]> {
  const editions = await Promise.all((await editionFolders()).map(editionFile));
  if (!demo) return editions;
  const file = join(root, 'supabase/seed/demo.sql');
  return [...editions, await catalogueFile(), { name: 'demo', sql: await readFile(file, 'utf8') }];
}

/** The embedded Supabase: its database, its API as one fetch function, and the e-mails it would have sent. */
export type EmbeddedBackend = {
  driver: PGlite;
  app: App;
  /** Calls the API as through a hosted project's gateway. */
  fetch: (request: Request) => Promise<Response>;
  mailbox: InMemoryEmailDriver;
  close: () => Promise<void>;
};

export type EmbeddedOptions = {
  /** Folder of the data; `undefined` keeps them in memory. */
  dataDir?: string;
  /** Public address of the site, used in e-mail links and sign-in redirects. */
  siteUrl?: string;
  /** The migrations to apply; by default all. */
  migrations?: readonly SqlFile[];
  /** True if the editions of supabase/edition are seeded. */
  editions?: boolean;
  /** True if the demo accounts and knights are seeded, who play the current edition. */
  demo?: boolean;
  /** True if a new address must be confirmed by e-mail before signing in. */
  confirmEmails?: boolean;
  /** Postgres extensions besides a hosted project's, by name (pgTAP, in tests). */
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
  return passHeaders(connection);
}

async function migrate(driver: PGlite, files: SqlFile[]): Promise<void> {
  await driver.exec(
    `create table if not exists supabase_migrations.embedded_files (name text primary key, hash text not null)`,
  );
  const applied = await driver.query<{ name: string; hash: string }>(
    'select name, hash from supabase_migrations.embedded_files',
  );
  const hashes = new Map(applied.rows.map((row) => [row.name, row.hash]));
  const gone = applied.rows.find(
    (row) => row.name.endsWith('.sql') && !files.some((file) => file.name === row.name),
  );
  if (gone) {
    throw new UserError(
      `${gone.name} was applied to the data folder and no longer exists: start afresh with ${howToStartAfresh()}.`,
    );
  }
  for (const { name, sql } of files) {
    const hash = createHash('sha256').update(sql).digest('hex');
    const before = hashes.get(name);
    if (before === hash) continue;
    if (before !== undefined && name.endsWith('.sql')) {
      throw new UserError(
        `${name} has changed since it was applied to the data folder: write another migration, or start afresh with ${howToStartAfresh()}.`,
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

/** Saves a snapshot atomically, as several processes may and one of them twice, and deletes those that are over a day old. */
async function saveSnapshot(file: string, dump: Blob): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const partial = `${file}.${randomUUID()}`;
  await writeFile(partial, Buffer.from(await dump.arrayBuffer()));
  await rename(partial, file);
  for (const name of await readdir(cacheFolder)) {
    const path = join(cacheFolder, name);
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: Date.now() }))).mtimeMs;
    if (path !== file && age > SNAPSHOT_LIFE_MS) await rm(path, { force: true });
  }
}

/** The sources of a database, and the snapshot file that is named after them. */
async function readSources({
  siteUrl = DEFAULT_SITE,
  migrations,
  editions = true,
  demo = editions,
  confirmEmails = false,
  extensions = {},
}: EmbeddedOptions) {
  const baseline = await readFile(join(import.meta.dirname, 'baseline.sql'), 'utf8');
  const files = [...(migrations ?? (await migrationFiles())), ...(editions ? await seedFiles(demo) : [])];
  const lite = await readFile(join(root, 'node_modules/@supabase/lite/package.json'), 'utf8');
  const all = JSON.stringify([baseline, files, lite, Object.keys(extensions)]);
  const key = createHash('sha256').update(all).digest('hex').slice(0, 20);
  const auth = await authConfig({ siteUrl, confirmEmails });
  return { baseline, files, auth, confirmEmails, extensions, snapshotFile: join(cacheFolder, `${key}.tar`) };
}

type Sources = Awaited<ReturnType<typeof readSources>>;

/**
 * Boots the embedded Supabase, migrated and seeded. In memory, a snapshot of the migrated database in node_modules/.cache makes the
 * next boot take a second. In a folder, the database is made in a neighbouring folder and renamed once it is complete, so that an interrupted
 * start leaves nothing that does not open.
 * @throws UserError when the folder cannot be used, and the database's own error when it refuses a migration or a seed.
 */
export async function bootEmbedded(options: EmbeddedOptions = {}): Promise<EmbeddedBackend> {
  const sources = await readSources(options);
  const { dataDir } = options;
  if (dataDir === undefined) return boot(sources, undefined, true);
  try {
    if (isNewFolder(dataDir)) await make(sources, dataDir);
    return await boot(sources, dataDir, false);
  } catch (error) {
    throw explain(error, dataDir);
  }
}

async function make(sources: Sources, dataDir: string): Promise<void> {
  const beside = makingFolder(dataDir);
  try {
    const made = await boot(sources, beside, true);
    await made.close();
    await rename(beside, dataDir);
  } catch (error) {
    await rm(beside, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

async function boot(
  { baseline, files, auth, confirmEmails, extensions, snapshotFile }: Sources,
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
    storage: { enabled: true },
    options: { drivers: { email: mailbox }, server: { admin: false } },
  });
  await addStorage(app, driver);
  if (!snapshot) {
    await driver.exec(baseline);
    await app.ensureSystemSchema();
    await migrate(driver, files);
    // Uncompressed: tests open it some forty times, and unpacking would take half as long as starting Postgres.
    if (dataDir === undefined) await saveSnapshot(snapshotFile, await driver.dumpDataDir('none'));
  }
  const call = storingAsHosted(async (request) => fetchWithHeaders(app, request));
  const fetch = confirmEmails ? confirmingAsHosted(call, auth, driver, mailbox) : call;
  return { driver, app, fetch, mailbox, close: () => driver.close() };
}
