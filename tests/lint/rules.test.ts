import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LINT_LIMIT_MS = 120_000;

const ONE_WAY = /^Imports run one way/;
const UNKNOWN_DEPENDENCY = /unknown elements/;
const UNKNOWN_FILE = /does not belong to any known element/;
const SUPABASE = /^Only src\/api speaks to Supabase/;
const SKIPPED = /^Unexpected use of the `\.(skip|fixme)\(\)` annotation/;
const WORKSHOP = /^'.*workshop\/root' import is restricted/;
const EMAIL = /^Only src\/api\/email\.ts sends messages/;

/** Every fixture that breaks a rule, and what the linter must say of it. */
const VIOLATIONS: readonly (readonly [file: string, sentence: RegExp])[] = [
  ['site/pages/home/imports-page-by-alias.ts', ONE_WAY],
  ['site/pages/home/imports-page-by-path.ts', ONE_WAY],
  ['site/pages/home/imports-page-lazily.ts', ONE_WAY],
  ['site/pages/home/imports-page-type.ts', ONE_WAY],
  ['site/pages/home/exports-page.ts', ONE_WAY],
  ['site/pages/home/imports-other-area.ts', ONE_WAY],
  ['site/pages/home/imports-app.ts', ONE_WAY],
  ['escape-noel/pages/login/imports-router.ts', ONE_WAY],
  ['escape-noel/shared/imports-page.ts', ONE_WAY],
  ['escape-noel/imports-other-area.ts', ONE_WAY],
  ['api/imports-publisher.ts', ONE_WAY],
  ['api/imports-drawing.ts', ONE_WAY],
  ['api/imports-ui.ts', ONE_WAY],
  ['ui/imports-paths.ts', ONE_WAY],
  ['effects/imports-ui.ts', ONE_WAY],
  ['lib/imports-ui.ts', ONE_WAY],
  ['site/pages/home/imports-tools.ts', UNKNOWN_DEPENDENCY],
  ['site/pages/home/imports-edition.ts', UNKNOWN_DEPENDENCY],
  ['new-area/unguarded.ts', UNKNOWN_FILE],
  ['site/new-folder/unguarded.ts', UNKNOWN_FILE],
  ['site/pages/home/imports-supabase.ts', SUPABASE],
  ['site/pages/home/imports-supabase-type.ts', SUPABASE],
  ['ui/imports-supabase.ts', SUPABASE],
  ['site/pages/home/imports-emailjs.ts', EMAIL],
  ['site/pages/home/imports-emailjs-lazily.ts', EMAIL],
  ['api/imports-emailjs.ts', EMAIL],
  ['tests/imports-workshop.ts', WORKSHOP],
  ['tests/skipped.spec.ts', SKIPPED],
  ['tests/fixme.spec.ts', SKIPPED],
];

const Report = v.object({
  diagnostics: v.array(v.object({ filename: v.string(), code: v.string(), message: v.string() })),
});

let project: string;
let reported: Map<string, string[]>;

beforeAll(async () => {
  // The rules speak of `src/…` from the root: the fixtures are linted as a project of their own, with the real configuration.
  project = await mkdtemp(join(tmpdir(), 'boundaries-'));
  await cp(join(ROOT, 'tests/lint/fixtures'), project, { recursive: true });
  await cp(join(ROOT, '.oxlintrc.json'), join(project, '.oxlintrc.json'));
  await cp(join(ROOT, 'tsconfig.base.json'), join(project, 'tsconfig.base.json'));
  await symlink(join(ROOT, 'node_modules'), join(project, 'node_modules'));
  reported = await lintFixtures(project);
}, LINT_LIMIT_MS);

afterAll(() => rm(project, { recursive: true, force: true }));

/** What the rules of this project's own choice say of a folder, by file below `src`, or below the root for the tests. */
async function lintFixtures(folder: string): Promise<Map<string, string[]>> {
  const { diagnostics } = v.parse(Report, JSON.parse(await lint(folder)));
  const ours = diagnostics.filter(({ code }) => /^(boundaries|playwright)\(|restricted-imports/.test(code));
  const files = [...new Set(ours.map(({ filename }) => filename))];
  return new Map(
    files.map((file) => [
      file.replace(/^.*?src\//, ''),
      ours.filter(({ filename }) => filename === file).map(({ message }) => message),
    ]),
  );
}

/** The linter exits with 1 when it reports something, which is what is hoped for: only its report counts. */
function lint(folder: string): Promise<string> {
  const program = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, '--format', 'json', 'src', 'tests'],
      { cwd: folder },
      (_error, stdout) => resolve(stdout),
    );
  });
}

describe('a rule of this project', () => {
  it.each(VIOLATIONS)('reports %s', (file, sentence) => {
    expect(reported.get(file)).toEqual([expect.stringMatching(sentence)]);
  });

  it('reports nothing else', () => {
    expect([...reported.keys()].toSorted()).toEqual(VIOLATIONS.map(([file]) => file).toSorted());
  });
});
