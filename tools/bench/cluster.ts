import { spawn, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { readMedia } from '../tools/edition/media';
import { editionSql, readEdition } from '../tools/edition/seed';

const ROOT = join(import.meta.dirname, '..');
const OLDEST_MAJOR = 15;
const PROGRAMS = ['initdb', 'pg_ctl', 'psql', 'pgbench'] as const;
type Program = (typeof PROGRAMS)[number];

/** Whom PostgreSQL runs as when the caller is root, which it refuses: the first of these that the machine has. */
const UNPRIVILEGED = ['postgres', 'nobody'];

/** Where the usual packages put each version's programs: Debian's, then Homebrew's. */
const PACKAGED = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** What psql is asked for bare answers: no start-up file, no headings, no padding. */
export const BARE: readonly string[] = ['-X', '-q', '-A', '-t'];

/** A PostgreSQL installed on this machine. */
export interface Installation {
  folder: string;
  version: string;
}

const majorOf = (name: string): number => Number(name.replaceAll(/\D/g, ''));

async function packagedFolders(): Promise<string[]> {
  const found = await Promise.all(
    PACKAGED.map(async (parent) =>
      (await readdir(parent).catch(() => []))
        .filter((name) => /^(postgresql@?)?\d*$/.test(name))
        .toSorted((one, other) => majorOf(other) - majorOf(one))
        .map((name) => join(parent, name, 'bin')),
    ),
  );
  return found.flat();
}

function hasPrograms(folder: string): boolean {
  try {
    for (const program of PROGRAMS) accessSync(join(folder, program), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first PostgreSQL 15 or newer that is complete: of the PATH, then of the usual packages; null without any. */
export async function findPostgres(): Promise<Installation | null> {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  for (const folder of [...onPath, ...(await packagedFolders())]) {
    if (!hasPrograms(folder)) continue;
    const version = /\d+(\.\d+)?/.exec(
      spawnSync(join(folder, 'initdb'), ['--version'], { encoding: 'utf8' }).stdout,
    );
    if (version && Number.parseInt(version[0], 10) >= OLDEST_MAJOR) return { folder, version: version[0] };
  }
  return null;
}

/** The account that owns the cluster: the caller's own, unless that is root. */
function owner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of UNPRIVILEGED) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error(`PostgreSQL refuses to run as root, and there is no ${UNPRIVILEGED.join(' or ')} account`);
}

interface Asked {
  input?: string;
  as?: { uid: number; gid: number } | null;
  folder: string;
}

/** Runs a program to its end. @returns what it printed. @throws with what it complained of when it fails. */
function run(program: string, args: readonly string[], { input, as = null, folder }: Asked): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: folder,
      ...as,
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    });
    let printed = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve(printed);
      else reject(new Error(`${program} ${args.join(' ')}\n${complaint || printed}`));
    });
    // A program that reads nothing may have ended already: how it ended is what counts.
    child.stdin.on('error', () => {});
    child.stdin.end(input ?? '');
  });
}

/** A throwaway PostgreSQL of our own, with the roles of a hosted project, that nobody else can reach. */
export interface Cluster {
  /** Arguments that lead a client program to the server. */
  server: readonly string[];
  /** Makes a database: migrated, with the edition, and without anybody. */
  create: (database: string) => Promise<void>;
  /** Runs SQL as the database's owner, stopping at the first error; what it answered, without headings. */
  psql: (database: string, sql: string, variables?: Record<string, string | number>) => Promise<string>;
  /** Runs a client program of this version in the cluster's folder. */
  client: (program: Program, args: readonly string[]) => Promise<string>;
  /** The folder that holds everything, where a client may write. */
  folder: string;
  /** Stops the server and removes its folder. */
  remove: () => Promise<void>;
}

/**
 * Starts a cluster in a temporary folder, reached through a socket in that folder alone.
 * @param settings server settings besides its defaults.
 */
export async function startCluster(
  { folder: bin }: Installation,
  settings: readonly string[] = [],
): Promise<Cluster> {
  const as = owner();
  const folder = await mkdtemp(join(tmpdir(), 'plume-pg-'));
  if (as) await chown(folder, as.uid, as.gid);
  const data = join(folder, 'data');
  const program = (name: Program) => join(bin, name);
  // Accents have their capitals, as on a hosted project; macOS names that locale otherwise.
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  const remove = async () => {
    await run(program('pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-w'], { as, folder }).catch(
      () => '',
    );
    await rm(folder, { recursive: true, force: true });
  };
  const server = ['-h', folder, '-U', 'postgres'];
  const psql: Cluster['psql'] = (database, sql, variables = {}) =>
    run(
      program('psql'),
      [
        ...server,
        '-d',
        database,
        ...BARE,
        '-v',
        'ON_ERROR_STOP=1',
        '-f',
        '-',
        ...Object.entries(variables).flatMap(([name, value]) => ['-v', `${name}=${value}`]),
      ],
      { input: sql, folder },
    );
  try {
    await run(
      program('initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`],
      { as, folder },
    );
    const options = [`listen_addresses=`, `unix_socket_directories=${folder}`, ...settings];
    await run(
      program('pg_ctl'),
      [
        'start',
        '-D',
        data,
        '-w',
        '-l',
        join(folder, 'log'),
        '-o',
        options.map((each) => `-c ${each}`).join(' '),
      ],
      { as, folder },
    );
    return {
      server,
      psql,
      client: (name, args) => run(program(name), args, { folder }),
      folder,
      remove,
      create: async (database) => {
        await psql('postgres', `create database ${database}`);
        await psql(database, await schemaSql());
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** What `supabase db push` and the edition's SQL make of an empty hosted project. */
async function schemaSql(): Promise<string> {
  const migrations = join(ROOT, 'supabase/migrations');
  const names = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).toSorted();
  const files = [
    join(ROOT, 'tools/embedded/baseline.sql'),
    join(import.meta.dirname, 'auth.sql'),
    ...names.map((name) => join(migrations, name)),
  ];
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const edition = join(ROOT, 'supabase/edition');
  const sql = editionSql(await readEdition(join(edition, 'edition.json')), await readMedia(edition));
  return [...texts, sql].join('\n');
}
