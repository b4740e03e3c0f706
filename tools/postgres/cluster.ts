import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getStorageSchemaSql } from '@supabase/lite';
import connect from 'postgres';
import { CURRENT_FOLDER } from '../edition/folders.ts';
import { readMedia } from '../edition/media.ts';
import { editionSql, publishSql, readEdition } from '../edition/seed.ts';
import { npmPrograms } from './programs.ts';
import { startServer } from './server.ts';
import { textOf, type Client } from './text.ts';

const MIGRATIONS = join(import.meta.dirname, '../../supabase/migrations');
const BENCH = join(import.meta.dirname, '../bench');
/** Has the migrations and the edition: databases are copies of it. */
const TEMPLATE = 'game';

/** A connection of its own, which runs statements one after the other. */
export interface Session {
  /** Sends a statement without waiting for its result. */
  send: (sql: string) => void;
  /** Results and errors so far. */
  output: () => string;
  /** Waits until every statement has ended. @returns all results and errors. */
  close: () => Promise<string>;
}

/** A temporary PostgreSQL with the roles of a hosted project, reached through a socket in its own folder. */
export interface Cluster {
  /** Has the socket and the data. */
  folder: string;
  /** Makes a database with the migrations and the edition, without players. */
  create: (database: string) => Promise<void>;
  /** Fills a database with players of December and of nine editions before it (tools/bench/seed.sql). */
  populate: (database: string, players: { accounts: number; knights: number }) => Promise<void>;
  /**
   * Runs statements as the database's owner, in one transaction where there are several.
   * @returns the rows of all results as `psql -At` prints them: a line each, « | » between the values.
   */
  query: (database: string, sql: string) => Promise<string>;
  /** Opens a session as a knight, or as a visitor without an account. */
  open: (database: string, knight?: string) => Session;
  /** Stops the server and removes its folder. */
  remove: () => void;
}

function sessionOf(client: Client): Session {
  let output = '';
  let last: Promise<unknown> = Promise.resolve();
  const run = async (sql: string, before: Promise<unknown>) => {
    await before;
    output += await textOf(client, sql).catch((error: unknown) => `ERROR:  ${String(error)}\n`);
  };
  return {
    send: (sql) => {
      last = run(sql, last);
    },
    output: () => output,
    close: async () => {
      await last;
      await client.end();
      return output.trim();
    },
  };
}

/**
 * Starts a temporary cluster.
 * @param settings server settings besides the defaults. @param programs the folder of PostgreSQL's programs.
 */
export async function startCluster(
  settings: readonly string[] = ['fsync=off'],
  programs = npmPrograms(),
): Promise<Cluster> {
  const { folder, stop } = await startServer({ programs, superuser: 'postgres', settings });
  const clientOf = (database: string) =>
    connect({ host: folder, user: 'postgres', database, max: 1, onnotice: () => undefined });
  const query: Cluster['query'] = async (database, sql) => {
    const client = clientOf(database);
    try {
      return await textOf(client, sql);
    } finally {
      await client.end();
    }
  };
  let template: Promise<unknown> | undefined;
  const makeTemplate = async () => {
    await query('postgres', `create database ${TEMPLATE}`);
    await query(TEMPLATE, await schemaSql());
  };
  return {
    folder,
    query,
    remove: stop,
    create: async (database) => {
      await (template ??= makeTemplate());
      await query('postgres', `create database ${database} template ${TEMPLATE}`);
    },
    populate: async (database, { accounts, knights }) => {
      const seed = await readFile(join(BENCH, 'seed.sql'), 'utf8');
      await query(
        database,
        seed.replaceAll(':accounts', String(accounts)).replaceAll(':knights', String(knights)),
      );
      await query(database, 'vacuum (analyze)');
      await query(database, 'checkpoint');
    },
    open: (database, knight) => {
      const session = sessionOf(clientOf(database));
      const role = knight ? 'authenticated' : 'anon';
      session.send(`set request.jwt.claims = '${JSON.stringify({ role, sub: knight })}'`);
      session.send(`set role ${role}`);
      return session;
    },
  };
}

/** The database that `supabase db push` and the edition's SQL make of an empty hosted project. */
async function schemaSql(): Promise<string> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).toSorted();
  const files = [
    join(import.meta.dirname, '../embedded/baseline.sql'),
    join(BENCH, 'auth.sql'),
    ...names.map((name) => join(MIGRATIONS, name)),
  ];
  const [baseline, auth, ...written] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const edition = await readEdition(CURRENT_FOLDER);
  return [
    baseline,
    auth,
    getStorageSchemaSql(),
    ...written,
    editionSql(edition, await readMedia(CURRENT_FOLDER)),
    publishSql(edition.edition),
  ].join('\n');
}
