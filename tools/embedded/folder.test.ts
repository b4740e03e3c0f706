import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dataFolder, explain, isNewFolder, setAside } from './folder';
import { UserError } from './userError';

let root: string;
let folder: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'folder-')));
  folder = join(root, 'data');
  vi.stubEnv('DATA_DIR', undefined);
  vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A folder with these files, as if a database had written them. */
function fill(...names: string[]): void {
  mkdirSync(folder);
  for (const name of names) writeFileSync(join(folder, name), '17');
}

const noRoom = () => 0;
const room = () => 2 ** 40;

/** The message of an error, as the user reads it. */
function messageOf(error: unknown, freeBytes = room): string {
  const shown = explain(error, folder, freeBytes);
  return shown instanceof UserError ? shown.message : 'not for the user';
}

describe('Before a database is opened', () => {
  it('one is made where the folder is missing or empty', () => {
    expect(isNewFolder(join(root, 'not', 'yet', 'data'))).toBe(true);
    mkdirSync(folder);
    expect(isNewFolder(folder)).toBe(true);
    expect(existsSync(folder)).toBe(false);
  });

  it('a folder that holds a database is left as it is', () => {
    fill('PG_VERSION', 'postgresql.conf');
    expect(isNewFolder(folder)).toBe(false);
    expect(readdirSync(folder)).toEqual(['PG_VERSION', 'postgresql.conf']);
  });

  it('what an interrupted start left beside the folder is removed', () => {
    mkdirSync(join(root, 'data.making', 'base'), { recursive: true });
    expect(isNewFolder(folder)).toBe(true);
    expect(readdirSync(root)).toEqual([]);
  });

  it('a folder that holds something else is refused and left alone', () => {
    fill('letters.txt', 'base');
    expect(() => isNewFolder(folder)).toThrow(/holds something other .* DATA_DIR/);
    expect(readdirSync(folder)).toEqual(['base', 'letters.txt']);
  });

  it('a full disk is refused, whether the database exists or not', () => {
    expect(() => isNewFolder(folder, noRoom)).toThrow(/No room is left on the disk/);
    fill('PG_VERSION');
    expect(() => isNewFolder(folder, noRoom)).toThrow(/No room is left on the disk/);
  });

  it('a file is refused', () => {
    writeFileSync(folder, '');
    let thrown: unknown;
    try {
      isNewFolder(folder);
    } catch (error) {
      thrown = error;
    }
    expect(messageOf(thrown)).toMatch(/is not a folder.* DATA_DIR/);
  });
});

describe('The user reads of an error', () => {
  it.each(['EROFS', 'EACCES', 'EPERM'])('that the folder cannot be written (%s)', (code) => {
    expect(messageOf({ code })).toContain(`${folder} cannot be written (${code})`);
  });

  it('which folder would do, where the folder is the root of a disk', () => {
    expect(messageOf({ code: 'EBUSY' })).toContain(`DATA_DIR=${join(folder, 'data')}`);
  });

  it.each([
    ['Node', { code: 'ENOSPC' }, room],
    ['Postgres', { code: '53100' }, room],
    ["PGlite's file system", { errno: 51 }, room],
    ['no process, on a full disk', new Error('Aborted()'), noRoom],
  ])('that no room is left, when it comes from %s', (_source, error, freeBytes) => {
    expect(messageOf(error, freeBytes)).toContain('No room is left on the disk');
  });

  it.each([new Error('Aborted(). Build with -sASSERTIONS\n  at wasm'), { code: '58P01' }, { code: 'XX001' }])(
    'that the database is damaged, and how to start afresh, in one line (%s)',
    (error) => {
      vi.stubEnv('DATA_DIR', './elsewhere');
      const message = messageOf(error);
      expect(message).toContain('does not open');
      expect(message).toContain('DATA_DIR=./elsewhere npm start -- --fresh');
      expect(message).not.toContain('\n');
    },
  );

  it.each(['42601', '23505', 'P0001'])(
    'nothing but the error itself, when a migration is wrong (%s)',
    (code) => {
      const error = { code, message: 'syntax error' };
      expect(explain(error, folder, room)).toBe(error);
    },
  );

  it('no stack', () => {
    expect(new UserError('The sentence.').stack).toBe('The sentence.');
  });
});

it('a folder is set aside with all it holds, under a name that says when', () => {
  setAside(folder);
  fill('PG_VERSION');
  setAside(folder);
  const [aside = '', ...others] = readdirSync(root);
  expect(others).toEqual([]);
  expect(aside).toMatch(/^data\.\d{4}-\d\d-\d\dT/);
  expect(readdirSync(join(root, aside))).toEqual(['PG_VERSION']);
});

it('DATA_DIR names one folder, however it is written', () => {
  fill('PG_VERSION');
  symlinkSync(folder, join(root, 'link'));
  for (const name of [folder, `${folder}/`, join(root, 'x/../data'), join(root, 'link')]) {
    vi.stubEnv('DATA_DIR', name);
    expect(dataFolder()).toBe(folder);
  }
  vi.stubEnv('DATA_DIR', 'memory');
  expect(dataFolder()).toBeNull();
});
