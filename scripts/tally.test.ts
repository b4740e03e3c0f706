import { describe, expect, it } from 'vitest';
import { judge, readPlaywright, readVitest, sentence, total } from './tally';

const buildVitestReport = (changes: object = {}) => ({
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{ status: 'passed' }] }],
  ...changes,
});

const buildSuite = (projects: readonly string[], suites: object[] = []) => ({
  specs: projects.map((projectName) => ({ tests: [{ projectName }] })),
  suites,
});

const buildPlaywrightReport = (
  stats: object = {},
  errors: unknown[] = [],
  suites: object[] = [buildSuite(['desktop', 'desktop', 'phone'])],
) => ({
  suites,
  stats: { expected: 5, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  errors,
});

describe('what Vitest reports', () => {
  it('is counted by test', () => {
    const report = buildVitestReport({ numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 });
    expect(readVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 3 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const report = buildVitestReport({ testResults: [{ status: 'failed', assertionResults: [] }] });
    expect(readVitest(report).failed).toBe(1);
  });

  it('counts a failed test once, not again with its file', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }] }];
    expect(readVitest(buildVitestReport({ numFailedTests: 1, testResults })).failed).toBe(1);
  });
});

describe('what Playwright reports', () => {
  it('is counted by test, and a test that passes the second time has failed', () => {
    const report = buildPlaywrightReport({ unexpected: 1, flaky: 1, skipped: 2 });
    expect(readPlaywright(report, {})).toEqual({ passed: 5, failed: 2, skipped: 2 });
  });

  it('counts an error outside any test as one failure', () => {
    const report = buildPlaywrightReport({ expected: 0 }, [{ message: 'the server did not start' }]);
    expect(readPlaywright(report, {})).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts tests of every depth against the least number of their project', () => {
    const suites = [buildSuite(['desktop'], [buildSuite(['phone'], [buildSuite(['desktop'])])])];
    expect(readPlaywright(buildPlaywrightReport({}, [], suites), { desktop: 2, phone: 1 }).failed).toBe(0);
  });

  it('counts a project that has lost tests, or has none, as one failure', () => {
    expect(readPlaywright(buildPlaywrightReport(), { desktop: 3, phone: 1 }).failed).toBe(1);
    expect(readPlaywright(buildPlaywrightReport(), { desktop: 2, tablet: 1 }).failed).toBe(1);
  });
});

describe('a part has failed', () => {
  it.each([undefined, null, 'text', {}, { stats: {} }])('when its report is %j', (report) => {
    expect(readVitest(report).failed).toBe(1);
    expect(readPlaywright(report, {}).failed).toBe(1);
  });

  it('when its program failed, whatever its report says', () => {
    expect(judge({ passed: 3, failed: 0, skipped: 0 }, false)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('when it ran nothing', () => {
    expect(judge({ passed: 0, failed: 0, skipped: 4 }, true)).toEqual({ passed: 0, failed: 1, skipped: 4 });
  });
});

describe('the last line', () => {
  it('says what passed and what failed', () => {
    const parts = [
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 4, failed: 1, skipped: 0 },
    ];
    expect(sentence(total(parts))).toBe('7 passed, 1 failed');
  });

  it('adds what was skipped', () => {
    expect(sentence({ passed: 7, failed: 0, skipped: 2 })).toBe('7 passed, 0 failed, 2 skipped');
  });
});
