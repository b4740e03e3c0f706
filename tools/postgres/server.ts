import { execFile, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chown, cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { npmPrograms, serverAccount } from './programs.ts';

/** Messages in English, times in UTC. */
const SERVER_ENV = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
/** Upper case with accents, as on a hosted project; macOS has another name for that locale. */
const LOCALE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

export type ServerOptions = {
  /** The folder of `initdb` and `pg_ctl`; by default the npm package's. */
  programs?: string;
  superuser: string;
  /** Every connection needs a password, and this is the superuser's; without it, none does. */
  password?: string;
  /** Server settings besides the defaults, as `name=value`. Without `listen_addresses`, a socket in the folder is the only way in. */
  settings?: readonly string[];
};

/** A temporary PostgreSQL, stopped at the latest when this process exits. */
export type PostgresServer = {
  /** Has the socket and the data. Its owner is the account that runs the server. */
  folder: string;
  /** Stops the server and removes its folder. */
  stop: () => void;
};

/** @throws with the last lines of its log when the server does not start. */
export async function startServer(options: ServerOptions): Promise<PostgresServer> {
  const { superuser, password, settings = [] } = options;
  const account = serverAccount();
  const folder = await mkdtemp(join(tmpdir(), 'plume-pg-'));
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  let programs = options.programs ?? npmPrograms();
  const stop = () => {
    process.removeListener('exit', stop);
    spawnSync(join(programs, 'pg_ctl'), ['stop', '-D', data, '-m', 'immediate', '-w'], {
      cwd: folder,
      ...account,
    });
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stop);
  const run = (program: string, ...args: string[]) =>
    promisify(execFile)(join(programs, program), args, { cwd: folder, env: SERVER_ENV, ...account });
  try {
    if (account) await chown(folder, account.uid, account.gid);
    // A checkout in root's home is closed to the account that runs the server.
    if (account && spawnSync(join(programs, 'initdb'), ['--version'], account).error) {
      await cp(dirname(programs), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
      programs = join(folder, 'native/bin');
    }
    const passwordFile = join(folder, 'password');
    if (password !== undefined) await writeFile(passwordFile, password);
    await run(
      'initdb',
      '-D',
      data,
      '-U',
      superuser,
      '-E',
      'UTF8',
      `--locale=${LOCALE}`,
      '--no-sync',
      ...(password === undefined ? ['-A', 'trust'] : ['-A', 'scram-sha-256', `--pwfile=${passwordFile}`]),
    );
    const all = ['listen_addresses=', `unix_socket_directories=${folder}`, ...settings];
    await run(
      'pg_ctl',
      'start',
      '-D',
      data,
      '-w',
      '-l',
      log,
      '-o',
      all.map((each) => `-c ${each}`).join(' '),
    );
  } catch (cause) {
    const lines = (await readFile(log, 'utf8').catch(() => String(cause))).trim().split('\n');
    stop();
    throw new Error(`PostgreSQL did not start: ${lines.slice(-3).join(' ')}`, { cause });
  }
  return { folder, stop };
}
