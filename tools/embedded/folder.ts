import { readdirSync, realpathSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { Refusal } from './refusal.ts';

/** What is asked of the disk: replaced in tests. */
export interface Disk {
  list: (folder: string) => string[];
  removeEmpty: (folder: string) => void;
  rename: (from: string, to: string) => void;
  remove: (path: string) => void;
  write: (file: string, content: Uint8Array) => void;
}

export const thisDisk: Disk = {
  list: (folder) => readdirSync(folder),
  removeEmpty: rmdirSync,
  rename: renameSync,
  remove: (path) => rmSync(path, { recursive: true, force: true }),
  write: writeFileSync,
};

/** A little room before anything is opened; what a database asks to be opened, once that has failed. */
const SOME_ROOM = 1024 * 1024;
const ROOM_TO_OPEN = 17 * 1024 * 1024;
/** The file that Postgres writes in each of its folders, and what else it makes in them. */
const MADE = 'PG_VERSION';
const OF_POSTGRES = /^(base|global|pg_\w+(\.conf)?|postgresql(\.auto)?\.conf|postmaster\.(pid|opts))$/;

const OTHER_FOLDER = 'choose another folder with DATA_DIR (DATA_DIR=memory keeps nothing)';

/** The folder that `DATA_DIR` names, by the one name that it has: a mark beside it is looked for under that name. */
export function dataFolder(named: string): string {
  const folder = resolve(named);
  try {
    return realpathSync(folder);
  } catch {
    return folder;
  }
}

/** Where a database is made before it takes its name: what is half-made never bears it. */
export function makingFolder(folder: string): string {
  return `${folder}.making`;
}

/** How to start afresh, as the sentences say it. */
export function howToStartAfresh(): string {
  const named = process.env['DATA_DIR'];
  return `${named ? `DATA_DIR=${named} ` : ''}npm start -- --fresh (the old folder is put aside, never deleted)`;
}

/**
 * Looks at a data folder, held already, before it is opened.
 * @returns whether its database is still to be made.
 * @throws a refusal when the folder cannot be written, has no room, or holds something else.
 */
export function lookAtFolder(folder: string, disk: Disk = thisDisk): boolean {
  try {
    const found = listed(folder, disk);
    if (found?.includes(MADE)) {
      probe(folder, SOME_ROOM, disk);
      return false;
    }
    if (found?.length === 0) disk.removeEmpty(folder);
    else if (found?.every((name) => OF_POSTGRES.test(name))) setAside(folder, disk);
    else if (found)
      throw new Refusal(`The folder ${folder} holds something else than a database: ${OTHER_FOLDER}.`);
    disk.remove(makingFolder(folder));
    return true;
  } catch (error) {
    throw explained(error, folder) ?? error;
  }
}

/**
 * Puts a data folder aside under a name that says when, so that the next start makes a new one.
 * @returns where it is now; `null` when there was none.
 */
export function setAside(folder: string, disk: Disk = thisDisk): string | null {
  try {
    if (listed(folder, disk) === null) return null;
    const aside = `${folder}.${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    disk.rename(folder, aside);
    console.error(`  The folder ${folder} was put aside: ${aside}`);
    return aside;
  } catch (error) {
    throw explained(error, folder) ?? error;
  }
}

/**
 * What a person can do about a database that could not be opened or made.
 * @param error what the embedded database threw: its own numbers, an abrupt end, or a refusal of Postgres with its code.
 * @returns the error itself where it is not the folder's fault.
 */
export function whyNotOpened(error: unknown, folder: string, disk: Disk = thisDisk): unknown {
  const said = error instanceof Refusal ? error : explained(error, folder);
  if (said) return said;
  const code = codeOf(error);
  // Postgres refuses a statement: a fault of the migrations or of the edition, unless it speaks of its disk and files.
  if (/^[0-9FHPX][0-9A-Z]{4}$/.test(code) && !/^(53|58|XX)/.test(code)) return error;
  try {
    probe(dirname(folder), ROOM_TO_OPEN, disk);
    if (listed(folder, disk)) probe(folder, ROOM_TO_OPEN, disk);
  } catch (trouble) {
    return explained(trouble, folder) ?? error;
  }
  const detail = error instanceof Error ? error.message.split('\n', 1)[0] : code || String(error);
  return new Refusal(
    `The database in ${folder} does not open: it is probably damaged (${detail}). To start afresh: ${howToStartAfresh()}.`,
    { cause: error },
  );
}

function listed(folder: string, disk: Disk): string[] | null {
  try {
    return disk.list(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Writes a file of some size in a folder, and takes it away. */
function probe(folder: string, size: number, disk: Disk): void {
  const file = join(folder, `.probe-${process.pid}`);
  try {
    disk.write(file, new Uint8Array(size));
  } finally {
    disk.remove(file);
  }
}

/** A failure of the disk in words; `null` for any other. */
export function explained(error: unknown, folder: string): Refusal | null {
  const code = codeOf(error);
  if (isFull(error)) return full(folder, error);
  switch (code) {
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return new Refusal(
        `The folder ${folder} cannot be written (${code}): give yourself the right to write in it and in ${dirname(folder)}, or ${OTHER_FOLDER}.`,
        { cause: error },
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new Refusal(`${folder} is not a folder: ${OTHER_FOLDER}.`, { cause: error });
    case 'EBUSY':
    case 'EXDEV':
      return new Refusal(
        `The folder ${folder} is the root of a disk and cannot change its name: choose a folder inside it, ` +
          `for example DATA_DIR=${join(folder, basename(folder))}.`,
        { cause: error },
      );
    default:
      return null;
  }
}

function full(folder: string, cause: unknown): Refusal {
  return new Refusal(
    `No room is left on the disk for the folder ${folder}: make some and start again, or ${OTHER_FOLDER}.`,
    { cause },
  );
}

/** « No space left on device », as Node, the embedded file system and Postgres say it. */
function isFull(error: unknown): boolean {
  if (['ENOSPC', 'EDQUOT', '53100'].includes(codeOf(error))) return true;
  return typeof error === 'object' && error !== null && 'errno' in error && error.errno === 51;
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
