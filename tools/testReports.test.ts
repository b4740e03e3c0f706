import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { lastLines, readPlaywright, readVitest, readVitestList } from './testReports.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const REPORTER = join(ROOT, 'tools/vitestReporter.ts');

function write(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const CASES = `
test('adds', () => { expect(2).toBe(2); });
test('subtracts', () => { expect(1).toBe(2); });
test.skip('divides', () => {});
test('multiplies', ({ skip }) => skip(true, 'no table is installed'));
test('leaves a promise behind', () => { void Promise.reject(new Error('left behind')); });
`;

test('Vitest: each failure has its file, its name and its reason; files that do not load and errors outside a test count', async () => {
  writeFileSync(join(folder, 'a.test.ts'), CASES);
  writeFileSync(join(folder, 'b.test.ts'), 'throw new Error("not loaded")');
  const report = join(folder, 'outcome.json');
  const args = ['run', '--globals', `--root=${folder}`, `--reporter=${REPORTER}`, `--outputFile=${report}`];
  await once(spawn(join('node_modules', '.bin', 'vitest'), args, { stdio: 'ignore', cwd: ROOT }), 'close');
  const { passed, failures, skipped } = readVitest(report);
  expect(passed).toBe(2);
  expect(skipped).toEqual([
    expect.stringMatching(/a\.test\.ts › divides$/),
    expect.stringMatching(/a\.test\.ts › multiplies \(no table is installed\)$/),
  ]);
  expect(failures).toEqual([
    expect.stringMatching(/a\.test\.ts › subtracts\n {4}expected 1 to be 2/),
    expect.stringMatching(/b\.test\.ts\n {4}not loaded/),
    expect.stringMatching(/^An error outside a test\n {4}Error: left behind/),
  ]);
});

const spec = (title: string, status: string, message?: string, reason?: string) => ({
  title,
  file: 'path.spec.ts',
  line: 7,
  tests: [
    {
      projectName: 'phone',
      annotations: reason === undefined ? [] : [{ type: 'skip', description: reason }],
      status,
      results: message === undefined ? [] : [{ error: { message } }],
    },
  ],
});

test('Playwright: a test that passed only when tried again is a failure, in whatever suite it stands', () => {
  const file = write({
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [
          {
            specs: [
              spec('closes', 'flaky', 'Error: no button'),
              spec('prints', 'skipped'),
              spec('saves', 'skipped', undefined, 'no printer'),
            ],
          },
        ],
      },
    ],
  });
  expect(readPlaywright(file)).toEqual({
    passed: 1,
    failures: ['[phone] path.spec.ts:7 › closes\n    Error: no button'],
    skipped: ['[phone] path.spec.ts:7 › prints', '[phone] path.spec.ts:7 › saves (no printer)'],
  });
});

test('the files that another command runs are named from the root', () => {
  const file = write([{ file: join(ROOT, 'tools/bundle.test.ts'), projectName: 'full' }]);
  expect(readVitestList(file)).toEqual(['tools/bundle.test.ts']);
});

test('a command that crashed before its report has passed nothing', () => {
  const nothing = { passed: 0, failures: [], skipped: [] };
  expect(readVitest(join(folder, 'none.json'))).toEqual(nothing);
  expect(readPlaywright(join(folder, 'none.json'))).toEqual(nothing);
});

test('the last lines count and name what was left out, with its reason, then what failed', () => {
  const outcome = {
    passed: 3,
    failures: ['b › adds\n    2 is not 3'],
    skipped: ['a › restores (no pg_dump)'],
  };
  expect(lastLines(outcome, ['tools/bundle.test.ts']).split('\n')).toEqual([
    '',
    'Left to npm run test:full (1):',
    '- tools/bundle.test.ts',
    '',
    'Left out (1):',
    '- a › restores (no pg_dump)',
    '',
    'Failed (1):',
    '- b › adds',
    '    2 is not 3',
    '',
    '3 passed, 1 failed',
  ]);
  expect(lastLines({ passed: 3, failures: [], skipped: [] }, [])).toBe('\n3 passed, 0 failed');
});
