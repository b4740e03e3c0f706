import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const LINT_LIMIT_MS = 120_000;

/** One file a kind of rule: what it holds, and the message that it must get. */
const VIOLATIONS: Record<string, [source: string, message: RegExp]> = {
  'src/site/pages/home/imports-page.ts': [
    "export { books } from '@/site/pages/books/books';",
    /^Imports run one way/,
  ],
  'src/escape-noel/game/rules/imports-storage.ts': [
    "export type { Stored } from '../storage/stored';",
    /^Imports run one way/,
  ],
  'src/escape-noel/game/season/imports-layout.ts': [
    "export { frame } from '@/escape-noel/game/layout/frame';",
    /^Imports run one way/,
  ],
  'src/escape-noel/game/new-folder/unordered.ts': [
    "export type { Stored } from '../storage/stored';",
    /^Imports run one way/,
  ],
  'src/lib/imports-testing.ts': ["export { fixture } from '@/testing/fixture';", /^Imports run one way/],
  'src/new-area/unguarded.ts': ['export const unguarded = 1;', /does not belong to any known element/],
  'src/ui/imports-supabase.ts': [
    "export { createClient } from '@supabase/supabase-js';",
    /^Only src\/api speaks to Supabase/,
  ],
  'src/site/pages/home/imports-emailjs.ts': [
    "export { send } from '@emailjs/browser';",
    /^Only src\/api\/email\.ts sends messages/,
  ],
  'src/lib/too-new-global.ts': [
    "export const stream = new CompressionStream('deflate-raw');",
    /Not before Safari 16\.4: use fflate/,
  ],
  'src/lib/too-new-property.ts': [
    'export const signal = AbortSignal.timeout(1);',
    /^'AbortSignal\.timeout' is restricted/,
  ],
  'src/lib/too-new-method.ts': [
    'export const isShown = document.body.checkVisibility();',
    /^'checkVisibility' is restricted/,
  ],
  'tests/skipped.spec.ts': [
    "import { test } from '@playwright/test';\ntest.skip('nothing', () => {});",
    /^Unexpected use of the `\.skip\(\)` annotation/,
  ],
};

/** Imports of the violations, and imports that the rules allow. */
const ALLOWED: Record<string, string> = {
  'src/site/pages/books/books.ts': 'export const books = 1;',
  'src/testing/fixture.ts':
    "import { books } from '@/site/pages/books/books';\nexport const fixture = books;",
  'src/lib/fixture.test.ts': "import { fixture } from '@/testing/fixture';\nvoid fixture;",
  'src/api/client.ts': "export { createClient } from '@supabase/supabase-js';",
  'src/api/email.ts': "export { send } from '@emailjs/browser';",
  'src/escape-noel/Game.ts': "export { client } from '@/escape-noel/game/session/client';",
  'src/escape-noel/game/session/client.ts': "export { createClient as client } from '@/api/client';",
  'src/escape-noel/game/storage/stored.ts': 'export interface Stored { text: string }',
  'src/escape-noel/game/layout/frame.ts':
    "export type { Stored } from '../storage/stored';\nexport const frame = 1;",
};

const Report = v.object({
  diagnostics: v.array(v.object({ filename: v.string(), code: v.string(), message: v.string() })),
});

let project: string;
let reported: v.InferOutput<typeof Report>['diagnostics'];

beforeAll(async () => {
  // The rules name paths from the root: these files are a project of their own, with the real configuration.
  project = await mkdtemp(join(tmpdir(), 'lint-'));
  const configs = (await readdir(ROOT)).filter((file) => /^(\.oxlintrc|tsconfig.*)\.json$/.test(file));
  for (const file of configs) await cp(join(ROOT, file), join(project, file));
  await symlink(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  const sources = Object.entries(VIOLATIONS).map(([file, [source]]) => [file, source] as const);
  for (const [file, source] of [...sources, ...Object.entries(ALLOWED)]) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await writeFile(join(project, file), `${source}\n`);
  }
  const { diagnostics } = v.parse(Report, JSON.parse(await lint()));
  reported = diagnostics.filter(({ code }) =>
    /^(?:boundaries|playwright)\(|no-restricted-(?:globals|properties)/.test(code),
  );
}, LINT_LIMIT_MS);

afterAll(() => rm(project, { recursive: true, force: true }));

/** oxlint exits with 1 when it reports something, as it must here. */
function lint(): Promise<string> {
  const args = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '--format', 'json', 'src', 'tests'];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: project }, (_error, stdout) => resolve(stdout));
  });
}

it.each(Object.entries(VIOLATIONS))('the linter reports %s', (file, [, message]) => {
  const found = reported.filter(({ filename }) => filename.endsWith(file));
  expect(found.map((each) => each.message)).toEqual([expect.stringMatching(message)]);
});

it('the linter reports nothing else', () => {
  expect(reported).toHaveLength(Object.keys(VIOLATIONS).length);
});
