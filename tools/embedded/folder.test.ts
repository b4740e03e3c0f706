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
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { dataFolder, type Disk, lookAtFolder, setAside, thisDisk, whyNotOpened } from './folder';
import { Refusal } from './refusal';

let root: string;
let folder: string;
/** What is printed meanwhile. */
let said: MockInstance<typeof console.error>;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'folder-')));
  folder = join(root, 'data');
  vi.stubEnv('DATA_DIR', undefined);
  said = vi.spyOn(console, 'error').mockReturnValue();
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A folder with these files, as if a database had written them. */
function fill(...names: string[]): void {
  mkdirSync(folder);
  for (const name of names) writeFileSync(join(folder, name), '17');
}

const failure = (code: string) => Object.assign(new Error(`${code}: the disk says so`), { code });

/** This disk, where one thing fails as the machine would have it fail. */
function failing(verb: keyof Disk, code: string): Disk {
  return {
    ...thisDisk,
    [verb]: () => {
      throw failure(code);
    },
  };
}

/** What a person is told. */
function told(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
  throw new Error('Nothing was refused');
}

describe('before it is opened, a data folder', () => {
  it('is to be made when there is none', () => {
    expect(lookAtFolder(folder)).toBe(true);
  });

  it('is to be made when it is empty, and gives up its place', () => {
    mkdirSync(folder);
    expect(lookAtFolder(folder)).toBe(true);
    expect(existsSync(folder)).toBe(false);
  });

  it('is opened as it is when it holds a database, and nothing is left behind', () => {
    fill('PG_VERSION', 'postgresql.conf');
    expect(lookAtFolder(folder)).toBe(false);
    expect(readdirSync(folder)).toEqual(['PG_VERSION', 'postgresql.conf']);
  });

  it('loses what a start that was cut short had begun beside it', () => {
    mkdirSync(join(root, 'data.making', 'base'), { recursive: true });
    expect(lookAtFolder(folder)).toBe(true);
    expect(readdirSync(root)).toEqual([]);
  });

  it('is put aside and made anew when a start that was cut short left it half made', () => {
    fill('pg_hba.conf', 'pg_wal', 'base', 'postgresql.auto.conf');
    expect(lookAtFolder(folder)).toBe(true);
    const [aside = '', ...others] = readdirSync(root);
    expect(others).toEqual([]);
    expect(said).toHaveBeenCalledWith(expect.stringContaining(join(root, aside)));
    expect(readdirSync(join(root, aside))).toContain('pg_wal');
  });

  it('is refused and left alone when it holds something else than a database', () => {
    fill('letters.txt', 'base');
    expect(told(() => lookAtFolder(folder))).toMatch(/holds something else .* DATA_DIR/);
    expect(readdirSync(folder)).toEqual(['base', 'letters.txt']);
  });

  it('is refused when it is a file', () => {
    writeFileSync(folder, '');
    expect(told(() => lookAtFolder(folder))).toMatch(/is not a folder.* DATA_DIR/);
  });

  it.each(['EROFS', 'EACCES', 'EPERM'])('is refused when it may not be written (%s)', (code) => {
    fill('PG_VERSION');
    const words = told(() => lookAtFolder(folder, failing('write', code)));
    expect(words).toContain(`${folder} cannot be written (${code})`);
    expect(words).toContain('DATA_DIR');
  });

  it.each(['ENOSPC', 'EDQUOT'])('is refused when its disk is full (%s)', (code) => {
    fill('PG_VERSION');
    const words = told(() => lookAtFolder(folder, failing('write', code)));
    expect(words).toContain('No room is left on the disk');
    expect(words).toContain(folder);
  });

  it('is refused, with a folder that would do, when it is the root of a disk', () => {
    mkdirSync(folder);
    expect(told(() => lookAtFolder(folder, failing('removeEmpty', 'EBUSY')))).toContain(
      `DATA_DIR=${join(folder, 'data')}`,
    );
  });

  it('is refused when it cannot be read', () => {
    fill('PG_VERSION');
    expect(told(() => lookAtFolder(folder, failing('list', 'EACCES')))).toContain('cannot be written');
  });
});

describe('a database that does not open is told', () => {
  it('broken, with where it is and how to start afresh', () => {
    fill('PG_VERSION');
    const words = told(() => {
      throw whyNotOpened(new Error('Aborted(). Build with -sASSERTIONS for more info.\n  at wasm'), folder);
    });
    expect(words).toContain(`The database in ${folder} does not open`);
    expect(words).toContain('npm start -- --fresh');
    expect(words).toContain('put aside, never deleted');
    expect(words).not.toContain('\n');
  });

  it('with the command that has the same folder, when DATA_DIR names it', () => {
    vi.stubEnv('DATA_DIR', './elsewhere');
    expect(
      told(() => {
        throw whyNotOpened(new Error('Aborted()'), folder);
      }),
    ).toContain('DATA_DIR=./elsewhere npm start -- --fresh');
  });

  it.each([
    ['the embedded file system', { name: 'ErrnoError', errno: 51 }],
    ['Postgres', { code: '53100', message: 'could not extend file' }],
    ['Node', { code: 'ENOSPC' }],
  ])('to be without room when %s says so', (_who, error) => {
    expect(
      told(() => {
        throw whyNotOpened(error, folder);
      }),
    ).toContain('No room is left');
  });

  it('to be without room when it ended abruptly and its disk is full', () => {
    const words = told(() => {
      throw whyNotOpened(new Error('Aborted()'), folder, failing('write', 'ENOSPC'));
    });
    expect(words).toContain('No room is left');
  });

  it('to be read-only when it ended abruptly and nothing can be written', () => {
    const words = told(() => {
      throw whyNotOpened(new Error('Aborted()'), folder, failing('write', 'EROFS'));
    });
    expect(words).toContain('cannot be written (EROFS)');
  });

  it.each(['58P01', 'XX001'])('broken when Postgres misses or mistrusts a file (%s)', (code) => {
    expect(
      told(() => {
        throw whyNotOpened({ code }, folder);
      }),
    ).toContain('does not open');
  });

  it.each(['42601', '23505', 'P0001'])(
    'by its own error when a migration or a seed is refused (%s)',
    (code) => {
      const error = { code, message: 'syntax error' };
      expect(whyNotOpened(error, folder)).toBe(error);
    },
  );
});

describe('a folder put aside', () => {
  it('keeps all it held, under a name that says when', () => {
    fill('PG_VERSION');
    const aside = setAside(folder) ?? '';
    expect(aside).toMatch(/data\.\d{4}-\d\d-\d\dT/);
    expect(readdirSync(aside)).toEqual(['PG_VERSION']);
    expect(existsSync(folder)).toBe(false);
  });

  it('is none where there was none', () => {
    expect(setAside(folder)).toBeNull();
  });

  it('is refused in words on a disk that may not be written', () => {
    fill('PG_VERSION');
    expect(told(() => setAside(folder, failing('rename', 'EROFS')))).toContain('cannot be written');
  });
});

describe('the folder that DATA_DIR names', () => {
  it('is one, however it is written', () => {
    fill('PG_VERSION');
    symlinkSync(folder, join(root, 'link'));
    for (const name of [folder, `${folder}/`, join(root, 'x/../data'), join(root, 'link')]) {
      expect(dataFolder(name)).toBe(folder);
    }
  });
});

it('a refusal is printed without the place in the code that found it', () => {
  expect(new Refusal('The sentence.').stack).toBe('The sentence.');
});
