import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPrevious } from './plugin.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'releases-'));
});
afterEach(() => rm(root, { recursive: true }));

async function release(name: string, files: Record<string, string>): Promise<string> {
  await mkdir(join(root, name, 'assets'), { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(join(root, name, file), content);
  return join(root, name);
}

test('a release keeps the scripts of the one before, its own files first, and no page of it', async () => {
  const previous = await release('old', {
    'index.html': 'old',
    'assets/a-1.js': 'old',
    'assets/b-1.js': 'b',
  });
  const folder = await release('new', { 'assets/a-1.js': 'new', 'assets/a-2.js': 'a' });
  await keepPrevious(previous, folder);
  expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
    'assets',
    'assets/a-1.js',
    'assets/a-2.js',
    'assets/b-1.js',
  ]);
  expect(await readFile(join(folder, 'assets/a-1.js'), 'utf8')).toBe('new');
});

test('a folder that is no release is refused', async () => {
  await expect(keepPrevious(join(root, 'none'), await release('new', {}))).rejects.toThrow('ENOENT');
});
