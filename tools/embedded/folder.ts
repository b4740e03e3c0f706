import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { UserError } from './userError.ts';

/** Space needed to make a database, and to open one: a new WAL segment of 16 MB. */
const ROOM_TO_MAKE_BYTES = 64 * 1024 * 1024;
const ROOM_TO_OPEN_BYTES = 17 * 1024 * 1024;
const OTHER_FOLDER = 'choose another folder with DATA_DIR (DATA_DIR=memory keeps nothing)';

/** The absolute path of the data folder, symbolic links resolved: `.data`, or what `DATA_DIR` names; `null` for `memory`. */
export function dataFolder(): string | null {
  const named = process.env['DATA_DIR'] ?? join(import.meta.dirname, '../../.data');
  if (named === 'memory') return null;
  try {
    return realpathSync(named);
  } catch {
    return resolve(named);
  }
}

/** Folder in which a new database is made before it is renamed: a half-made one never has the folder's own name. */
export const makingFolder = (folder: string): string => `${folder}.making`;

/** Instruction to start with a new database, for messages. */
export function howToStartAfresh(): string {
  const named = process.env['DATA_DIR'];
  return `${named ? `DATA_DIR=${named} ` : ''}npm start -- --fresh (the old folder is renamed, never deleted)`;
}

/**
 * Checks a data folder before its database is opened or made, and removes what an interrupted start left next to it.
 * @returns whether its database has still to be made.
 * @throws UserError when the folder holds something else or has no room; otherwise the file system's error.
 */
export function isNewFolder(folder: string, freeBytes = freeBytesOf): boolean {
  mkdirSync(dirname(folder), { recursive: true });
  const files = list(folder);
  if (files?.includes('PG_VERSION')) {
    accessSync(folder, constants.W_OK);
    if (freeBytes(folder) < ROOM_TO_OPEN_BYTES) throw noRoom(folder);
    return false;
  }
  // A database is renamed to an empty name: the root of a disk, which cannot be renamed, is refused here.
  if (files?.length === 0) rmdirSync(folder);
  else if (files)
    throw new UserError(`The folder ${folder} holds something other than a database: ${OTHER_FOLDER}.`);
  rmSync(makingFolder(folder), { recursive: true, force: true });
  if (freeBytes(folder) < ROOM_TO_MAKE_BYTES) throw noRoom(folder);
  return true;
}

/**
 * Renames a data folder, if there is one, so that the next start makes a new database.
 * @throws UserError when the file system refuses.
 */
export function setAside(folder: string): void {
  const aside = `${folder}.${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
  try {
    renameSync(folder, aside);
    console.error(`  The folder ${folder} is now ${aside}`);
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw explain(error, folder);
  }
}

function list(folder: string): string[] | null {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The error to show when a data folder cannot be used.
 * @param error from the file system, from PGlite (which may only say that it aborted), or from Postgres with its code.
 * @param freeBytes how much room is left on the folder's disk.
 * @returns a UserError, or the error itself when it is not about the folder.
 */
export function explain(error: unknown, folder: string, freeBytes = freeBytesOf): unknown {
  const code = codeOf(error);
  if (error instanceof UserError) return error;
  const failed = (problem: string) => new UserError(problem, { cause: error });
  switch (code) {
    case 'EROFS':
    case 'EACCES':
    case 'EPERM':
      return failed(
        `The folder ${folder} cannot be written (${code}): change its permissions, or ${OTHER_FOLDER}.`,
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return failed(`${folder} is not a folder: ${OTHER_FOLDER}.`);
    case 'EBUSY':
    case 'EXDEV':
      return failed(
        `The folder ${folder} is the root of a disk: choose a folder inside it, for example DATA_DIR=${join(folder, basename(folder))}.`,
      );
  }
  // Postgres refused a statement of a migration or of the edition; classes 53, 58 and XX are about its disk and files.
  if (/^[0-9FHPX][0-9A-Z]{4}$/.test(code) && !/^(53|58|XX)/.test(code)) return error;
  if (/^(ENOSPC|EDQUOT|53100|51)$/.test(code) || freeBytes(folder) < ROOM_TO_OPEN_BYTES)
    return noRoom(folder, error);
  const detail = error instanceof Error ? error.message.split('\n', 1)[0] : code;
  return failed(
    `The database in ${folder} does not open and is probably damaged (${detail}). To start afresh: ${howToStartAfresh()}.`,
  );
}

function noRoom(folder: string, cause?: unknown): UserError {
  return new UserError(
    `No room is left on the disk of ${folder}: free some and start again, or ${OTHER_FOLDER}.`,
    { cause },
  );
}

function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : dirname(folder));
  return bavail * bsize;
}

/** The code of Node or Postgres, else the number of PGlite's file system. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error) return String(error.code);
  return 'errno' in error ? String(error.errno) : '';
}
