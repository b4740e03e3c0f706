import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtAddresses } from './heads';
import { pages } from './pages';

/* schema.org's vocabulary as TypeScript types: unknown types, properties of other types and unknown enumeration values do not compile. */

const ROOT = join(import.meta.dirname, '../..');
/** In a folder from which `schema-dts` is found. */
const CACHE = join(ROOT, 'node_modules/.cache');
await mkdir(CACHE, { recursive: true });
const folder = await mkdtemp(join(CACHE, 'vocabulary-'));
afterAll(() => rm(folder, { recursive: true }));

/** @returns the compiler's complaints about schema.org data, one a line. */
async function faultsOf(name: string, data: readonly object[]): Promise<string[]> {
  const file = join(folder, `${name}.ts`);
  await writeFile(
    file,
    [
      "import type { Graph, Thing, WithContext } from 'schema-dts';",
      ...data.map(
        (each, index) => `export const data${index}: Graph | WithContext<Thing> = ${JSON.stringify(each)};`,
      ),
    ].join('\n'),
  );
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const settings = '--noEmit --strict --ignoreConfig --module nodenext --target es2022'.split(' ');
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [compiler, ...settings, file], (_error, stdout, stderr) => {
      resolve(stdout + stderr);
    });
  });
  return output.split('\n').filter((line) => line.includes('error'));
}

test(
  "the data of every built page is schema.org's vocabulary (rule 26.15)",
  { timeout: 60_000 },
  async () => {
    const built = (await Promise.all(pages.map(builtAddresses))).flat();
    const data = await Promise.all(built.flatMap(({ structuredData }) => structuredData?.() ?? []));
    // The home page, the catalogue, and each book and person.
    expect(data.length).toBeGreaterThan(15);
    expect(await faultsOf('pages', data)).toEqual([]);
  },
);

test('unknown types, properties and values are seen', { timeout: 60_000 }, async () => {
  const context = 'https://schema.org';
  const faults = await faultsOf('wrong', [
    { '@context': context, '@graph': [{ '@type': 'Bookk', name: 'Un livre' }] },
    { '@context': context, '@graph': [{ '@type': 'Book', name: 'Un livre', ilustrator: 'Une personne' }] },
    { '@context': context, '@graph': [{ '@type': 'Book', bookFormat: 'https://schema.org/Stone' }] },
    { '@context': context, '@graph': [{ '@type': 'Person', numberOfPages: 12 }] },
  ]);
  expect(faults.map((fault) => Number(/\((\d+),/.exec(fault)?.[1]))).toEqual([2, 3, 4, 5]);
});
