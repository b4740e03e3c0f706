import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPlaywright, readVitest } from './testReports.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('Vitest: each failed test has its file, its name and its reason; a file that does not load counts', () => {
  const tested = (fullName: string, status: string, failureMessages: string[] = []) => ({
    fullName,
    status,
    failureMessages,
  });
  const file = write({
    testResults: [
      {
        name: '/site/src/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          tested('adds', 'passed'),
          tested('subtracts', 'failed', [
            '\u001B[31mAssertionError: expected 1 to be 2\u001B[39m\n\n    at a.test.ts',
          ]),
          tested('divides', 'skipped'),
        ],
      },
      { name: '/site/src/b.test.ts', status: 'failed', message: 'SyntaxError: no', assertionResults: [] },
    ],
  });
  expect(readVitest(file, '/site')).toEqual({
    passed: 1,
    failures: [
      'src/a.test.ts › subtracts\n    AssertionError: expected 1 to be 2\n        at a.test.ts',
      'src/b.test.ts\n    SyntaxError: no',
    ],
    skipped: ['src/a.test.ts › divides'],
  });
});

test('Playwright: a test that passed only when tried again is a failure, in whatever suite it stands', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'path.spec.ts',
    line: 7,
    tests: [{ projectName: 'phone', status, results: message === undefined ? [] : [{ error: { message } }] }],
  });
  const file = write({
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [{ specs: [spec('closes', 'flaky', 'Error: no button'), spec('prints', 'skipped')] }],
      },
    ],
  });
  expect(readPlaywright(file)).toEqual({
    passed: 1,
    failures: ['[phone] path.spec.ts:7 › closes\n    Error: no button'],
    skipped: ['[phone] path.spec.ts:7 › prints'],
  });
});

test('a command that crashed before its report has passed nothing', () => {
  const nothing = { passed: 0, failures: [], skipped: [] };
  expect(readVitest(join(folder, 'none.json'), '/')).toEqual(nothing);
  expect(readPlaywright(join(folder, 'none.json'))).toEqual(nothing);
});
