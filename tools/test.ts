/**
 * `npm test`: the checks, Vitest, then Playwright, going on after a failure. The last line is `N passed, M failed`, where each check
 * counts as one test; the exit code is 0 only when nothing failed. `npm run check` (`--check`) stops after the checks.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const CHECKS = [
  'prettier --check --log-level warn .',
  'oxlint --type-aware --deny-warnings src tests tools supabase *.config.ts',
  'tsc --build',
  'knip --treat-config-hints-as-errors',
];

type Counts = { passed: number; failed: number };
const total: Counts = { passed: 0, failed: 0 };
const reports = mkdtempSync(join(tmpdir(), 'reports-'));

/** Runs a command of node_modules/.bin, which npm adds to PATH, and adds what it counts. */
function run(
  command: string,
  count = (success: boolean): Counts => ({ passed: Number(success), failed: 0 }),
) {
  console.log(`\n> ${command}`);
  const success = spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;
  const { passed, failed } = count(success);
  total.passed += passed;
  // A command that fails without a failed test (a file that does not load), or that runs none, counts as one failure.
  total.failed += success && passed > 0 ? failed : Math.max(failed, 1);
}

/** @returns the report that a command has written; an empty one when it crashed before. */
function read<Report extends object>(file: string, empty: Report): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return empty;
  }
}

for (const check of CHECKS) run(check);
if (!process.argv.includes('--check')) {
  const vitest = join(reports, 'vitest.json');
  run(`vitest run --allowOnly=false --reporter=default --reporter=json --outputFile.json=${vitest}`, () => {
    const report = read(vitest, { numPassedTests: 0, numFailedTests: 0 });
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  });
  const playwright = join(reports, 'playwright.json');
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = playwright;
  run('playwright test --forbid-only --reporter=list,json', () => {
    const { stats } = read(playwright, { stats: { expected: 0, unexpected: 0, flaky: 0 } });
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
}
rmSync(reports, { recursive: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
