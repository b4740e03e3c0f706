import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect, test } from 'vitest';

const Lockfile = v.object({
  packages: v.record(
    v.string(),
    v.looseObject({ integrity: v.optional(v.string()), inBundle: v.optional(v.boolean()) }),
  ),
});

test('npm checks the content of every package that it downloads', async () => {
  const text = await readFile(join(import.meta.dirname, '../package-lock.json'), 'utf8');
  const { packages } = v.parse(Lockfile, JSON.parse(text));
  const downloaded = Object.entries(packages).filter(
    // The first entry is this project; a bundled package comes inside another one's archive.
    ([path, { inBundle }]) => path.startsWith('node_modules/') && !inBundle,
  );
  expect(downloaded.length).toBeGreaterThan(300);
  expect(downloaded.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([]);
});
