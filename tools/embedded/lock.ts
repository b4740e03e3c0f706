import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { explained } from './folder.ts';
import { Refusal } from './refusal.ts';

/** What tells two processes of one number apart; `null` where the machine does not say. */
type BirthOf = (pid: number) => string | null;

/** When a process began, as this machine tells it. */
export function birthOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // The name of the program stands in brackets and may hold spaces; after it come the state, and in the 20th place the start.
      const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      if (words[0] === 'Z' || words[0] === 'X') return 'ended';
      return words[19] ? `${boot}-${words[19]}` : null;
    }
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    const said = execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { env, encoding: 'utf8' });
    return said.trim().replaceAll(/\s+/g, '-') || null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process may not be signalled, and is alive all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The running process that a mark names; a number that another process has taken since then is nobody's. */
function holderOf(mark: string, birth: BirthOf): number | null {
  const [number = '', born] = mark.split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isRunning(pid)) return null;
  const now = birth(pid);
  return born && now && born !== now ? null : pid;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Writes a mark that nobody had written: the second of two that try at once is told so. */
function write(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** An empty mark is being written at this very moment, or was left by a machine that stopped just then. */
function rereadInAMoment(file: string): string {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  return read(file);
}

/** Takes a dead mark away, unless another start has just done so and written its own. */
function clear(file: string, dead: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== dead) linkSync(aside, file);
  } catch {
    // Gone already, or written again already: the next look tells.
  }
  rmSync(aside, { force: true });
}

/**
 * Keeps a data folder for this process: two that open it at once would ruin it, and the embedded database does not look.
 * Let go when the process ends; a mark left by one that died is ignored, even if its number is another process's now.
 *
 * @param folder an absolute path; what leads to it is made.
 * @throws a refusal when a running process holds the folder, or when nothing can be written beside it.
 */
export function holdFolder(folder: string, birth: BirthOf = birthOf): void {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    hold(folder, birth);
  } catch (error) {
    throw explained(error, folder) ?? error;
  }
}

function hold(folder: string, birth: BirthOf): void {
  const file = `${folder}.lock`;
  const mine = `${process.pid} ${birth(process.pid) ?? ''}`;
  while (!write(file, mine)) {
    const found = read(file) || rereadInAMoment(file);
    if (found === mine) return;
    const holder = holderOf(found, birth);
    if (holder !== null) {
      throw new Refusal(
        `The folder ${folder} is held by process ${holder}: stop it, or choose another folder with DATA_DIR ` +
          '(DATA_DIR=memory keeps nothing).',
      );
    }
    clear(file, found);
  }
  process.on('exit', () => {
    if (read(file) === mine) rmSync(file, { force: true });
  });
}
