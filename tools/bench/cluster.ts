import { execFile, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { getStorageSchemaSql } from '@supabase/lite';
import { CURRENT_FOLDER } from '../edition/folders.ts';
import { readMedia } from '../edition/media.ts';
import { editionSql, publishSql, readEdition } from '../edition/seed.ts';
import { SERVER_ENV, startServer } from '../postgres/server.ts';

const SUPABASE = join(import.meta.dirname, '../../supabase');
/** psql without its start-up file, headings and padding. */
const BARE = ['-X', '-q', '-A', '-t'];

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
  /** Holds everything; programs may write there. */
  folder: string;
  /** Makes a database with the migrations and the edition, without players. */
  create: (database: string) => Promise<void>;
  /** Runs SQL as the database's owner, up to the first error. @returns the results without headings. */
  psql: (database: string, sql: string, variables?: Record<string, string | number>) => Promise<string>;
  /** Opens a session as a knight, or as a visitor without an account. */
  open: (database: string, knight?: string) => Session;
  pgbench: (database: string, args: readonly string[]) => Promise<void>;
  /** Stops the server and removes its folder. */
  remove: () => void;
}

/**
 * Starts a temporary cluster.
 * @param programs the folder of PostgreSQL's programs.
 * @param settings server settings besides the defaults.
 */
export async function startCluster(programs: string, settings: readonly string[] = []): Promise<Cluster> {
  const { folder, stop } = await startServer({ programs, superuser: 'postgres', settings });
  const run = async (program: string, args: readonly string[], input = '') => {
    const running = promisify(execFile)(join(programs, program), args, {
      cwd: folder,
      env: SERVER_ENV,
      maxBuffer: 2 ** 26,
    });
    running.child.stdin?.on('error', () => {}).end(input);
    return (await running).stdout;
  };
  const server = ['-h', folder, '-U', 'postgres'];
  const psql: Cluster['psql'] = (database, sql, variables = {}) => {
    const set = Object.entries({ ...variables, ON_ERROR_STOP: 1 }).flatMap(([name, value]) => [
      '-v',
      `${name}=${value}`,
    ]);
    return run('psql', [...server, '-d', database, ...BARE, ...set, '-f', '-'], sql);
  };
  return {
    folder,
    psql,
    remove: stop,
    create: async (database) => {
      await psql('postgres', `create database ${database}`);
      await psql(database, await schemaSql());
    },
    open: (database, knight) => {
      const child = spawn(join(programs, 'psql'), [...server, '-d', database, ...BARE], { env: SERVER_ENV });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (output += text));
      const closed = new Promise<string>((resolve) => child.once('close', () => resolve(output.trim())));
      const send = (sql: string) => void child.stdin.write(`${sql};\n`);
      const role = knight ? 'authenticated' : 'anon';
      send(`set request.jwt.claims = '${JSON.stringify({ role, sub: knight })}'`);
      send(`set role ${role}`);
      return { send, output: () => output, close: () => (child.stdin.end(), closed) };
    },
    pgbench: async (database, args) => void (await run('pgbench', [...args, ...server, database])),
  };
}

/** The database that `supabase db push` and the edition's SQL make of an empty hosted project. */
async function schemaSql(): Promise<string> {
  const migrations = join(SUPABASE, 'migrations');
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).toSorted();
  const files = [
    join(import.meta.dirname, '../embedded/baseline.sql'),
    join(import.meta.dirname, 'auth.sql'),
    ...names.map((name) => join(migrations, name)),
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
