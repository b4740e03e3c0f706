import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
let folder: string;

/** The compiler's report on a text, as a file of the application. */
async function compile(source: string): Promise<string> {
  await writeFile(join(folder, 'sample.ts'), source);
  const settings = { extends: join(ROOT, 'tsconfig.app.json'), include: ['sample.ts'], exclude: [] };
  const compilerOptions = { tsBuildInfoFile: './sample.tsbuildinfo' };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ ...settings, compilerOptions }));
  return new Promise((resolve) => {
    execFile(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder], (_error, stdout) => resolve(stdout));
  });
}

beforeAll(async () => {
  folder = await mkdtemp(join(ROOT, 'node_modules/.cache/oldest-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it.each([
  'export const copy = [2, 1].toSorted();',
  'export const found = [2, 1].findLast((each) => each > 1);',
  'export const copy = [2, 1].with(0, 3);',
  'export const { promise } = Promise.withResolvers();',
])(
  'the compiler refuses a function that the oldest browsers do not have: %s',
  async (source) => {
    expect(await compile(source)).toMatch(/error TS2(?:339|550)/);
  },
  60_000,
);

it('the compiler accepts what they have', async () => {
  expect(await compile("export const last = [2, 1].at(-1) ?? Object.hasOwn({}, 'a');")).toBe('');
}, 60_000);
