import { execFile, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { getStorageSchemaSql } from '@supabase/lite';
import { CURRENT_FOLDER } from '../edition/folders.ts';
import { readMedia } from '../edition/media.ts';
import { editionSql, publishSql, readEdition } from '../edition/seed.ts';

const SUPABASE = join(import.meta.dirname, '../../supabase');
const OLDEST_MAJOR = 15;
const PROGRAMS = ['initdb', 'pg_ctl', 'psql', 'pgbench'];
/** Folders of each version in Debian's and Homebrew's packages, in a folder of its own. */
const PACKAGED = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
/** PostgreSQL refuses to run as root: the first of these accounts that exists runs it then. */
const UNPRIVILEGED = ['postgres', 'nobody'];
/** psql without its start-up file, headings and padding. */
const BARE = ['-X', '-q', '-A', '-t'];

/** The folder of the programs of PostgreSQL 15 or later: of the PATH, else the newest packaged one; `null` without any. */
export async function findPostgres(): Promise<string | null> {
  const packaged = await Promise.all(
    PACKAGED.map(async (parent) =>
      (await readdir(parent).catch(() => []))
        .filter((name) => /^(postgresql@?)?\d*$/.test(name))
        .toSorted((one, other) => Number(other.replaceAll(/\D/g, '')) - Number(one.replaceAll(/\D/g, '')))
        .map((name) => join(parent, name, 'bin')),
    ),
  );
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...packaged.flat()];
  return folders.find(isRecent) ?? null;
}

function isRecent(folder: string): boolean {
  if (!PROGRAMS.every((program) => existsSync(join(folder, program)))) return false;
  const { stdout } = spawnSync(join(folder, 'initdb'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout)?.[0]) >= OLDEST_MAJOR;
}

function idOf(flag: '-u' | '-g', name: string) {
  const found = spawnSync('id', [flag, name], { encoding: 'utf8' });
  // It could not be run: nothing is known of the account.
  if (found.error) throw found.error;
  return found;
}

/** The account that runs PostgreSQL where the user is root; undefined where the user runs it. */
export function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const name = UNPRIVILEGED.find((each) => idOf('-u', each).status === 0);
  if (!name)
    throw new Error(
      `PostgreSQL refuses to run as root, and there is no account ${UNPRIVILEGED.join(' or ')}`,
    );
  return { uid: Number(idOf('-u', name).stdout), gid: Number(idOf('-g', name).stdout) };
}

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
  remove: () => Promise<void>;
}

/**
 * Starts a temporary cluster.
 * @param programs the folder of PostgreSQL's programs.
 * @param settings server settings besides the defaults.
 */
export async function startCluster(programs: string, settings: readonly string[] = []): Promise<Cluster> {
  const account = serverAccount();
  const folder = await mkdtemp(join(tmpdir(), 'plume-pg-'));
  if (account) await chown(folder, account.uid, account.gid);
  const data = join(folder, 'data');
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const run = async (program: string, args: readonly string[], input = '', as?: typeof account) => {
    const running = promisify(execFile)(join(programs, program), args, {
      cwd: folder,
      env,
      ...as,
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
  const remove = async () => {
    await run('pg_ctl', ['stop', '-D', data, '-m', 'immediate', '-w'], '', account).catch(() => '');
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // Upper case with accents, as on a hosted project; macOS has another name for that locale.
    const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
    await run(
      'initdb',
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`],
      '',
      account,
    );
    const options = ['listen_addresses=', `unix_socket_directories=${folder}`, ...settings].map(
      (each) => `-c ${each}`,
    );
    await run(
      'pg_ctl',
      ['start', '-D', data, '-w', '-l', join(folder, 'log'), '-o', options.join(' ')],
      '',
      account,
    );
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    folder,
    psql,
    remove,
    create: async (database) => {
      await psql('postgres', `create database ${database}`);
      await psql(database, await schemaSql());
    },
    open: (database, knight) => {
      const child = spawn(join(programs, 'psql'), [...server, '-d', database, ...BARE], { env });
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
