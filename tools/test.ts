/**
 * `npm test`: the checks while Playwright's server is built, Vitest, then Playwright, going on after a failure. The last lines name
 * what failed, with its reason, and what was left out; the last one is `N passed, M failed`, where each check counts as one test. The
 * exit code is 0 only when nothing failed.
 * `npm run check` (`--check`) stops after the checks. `npm run test:full` (`--full`) runs the tests that `npm test` leaves out, and
 * only these; `--shard=1/3` a third of them.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { E2E_ENV, E2E_URL } from './e2eServer.ts';
import { lastLines, readPlaywright, readVitest, readVitestList, type Outcome } from './testReports.ts';

/** Two lanes, one for each core of a small machine; the linter uses both. */
const CHECKS = [
  ['prettier --check --log-level warn .', 'knip --treat-config-hints-as-errors'],
  ['tsc --build', 'oxlint --type-aware --deny-warnings src tests tools supabase *.config.ts'],
];
const SERVER_TIMEOUT_MS = 300_000;
const POLL_MS = 500;

const total: Outcome = { passed: 0, failures: [], skipped: [] };
const reports = mkdtempSync(join(tmpdir(), 'reports-'));

function add(command: string, success: boolean, { passed, failures, skipped }: Outcome): void {
  total.passed += passed;
  total.skipped.push(...skipped);
  total.failures.push(...failures);
  // A command that fails without a failed test, or that runs none, counts as one failure.
  if (failures.length === 0 && (!success || passed === 0)) total.failures.push(command);
}

type Output = 'at once' | 'at its end';

/**
 * Runs a command of node_modules/.bin, which npm adds to PATH.
 * @param output of commands that run side by side, all but one print theirs at their end.
 * @param count reads its report.
 */
async function run(command: string, output: Output, count: (success: boolean) => Outcome): Promise<void> {
  if (output === 'at once') {
    console.log(`\n> ${command}`);
    const child = spawn(command, { shell: true, stdio: 'inherit' });
    await once(child, 'close');
    return add(command, child.exitCode === 0, count(child.exitCode === 0));
  }
  const child = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const [printed] = await Promise.all([text(child.stdout), once(child, 'close')]);
  console.log(`\n> ${command}\n${printed.trimEnd()}`);
  return add(command, child.exitCode === 0, count(child.exitCode === 0));
}

const isServed = (): Promise<boolean> =>
  fetch(E2E_URL).then(
    () => true,
    () => false,
  );

/** Waits for Playwright's server. @returns whether it answers; Playwright starts one, and says why it fails, where it does not. */
async function isStarted(server: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + SERVER_TIMEOUT_MS;
  while (server.exitCode === null && Date.now() < deadline) {
    if (await isServed()) return true;
    await setTimeout(POLL_MS);
  }
  return false;
}

const SHARD = process.argv.find((each) => each.startsWith('--shard=')) ?? '';

async function vitest(...projects: string[]): Promise<void> {
  const report = join(reports, `${projects.join('-')}.json`);
  const named = projects.map((project) => `--project=${project}`).join(' ');
  await run(
    `vitest run --allowOnly=false ${named} --reporter=default --reporter=./tools/vitestReporter.ts --outputFile=${report} ${SHARD}`,
    'at once',
    () => readVitest(report),
  );
}

async function playwright(server: ChildProcess, isFull: boolean): Promise<void> {
  const report = join(reports, 'playwright.json');
  Object.assign(process.env, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    FULL: isFull ? '1' : '',
    E2E_SERVED: (await isStarted(server)) ? '1' : '',
  });
  await run(`playwright test --forbid-only --reporter=list,json ${SHARD}`, 'at once', () =>
    readPlaywright(report),
  );
}

async function runTests(server: ChildProcess, isFull: boolean): Promise<void> {
  if (isFull) await vitest('full');
  // Pages wait for frames and replies: side by side with the others, one press in a run was lost for want of a processor.
  else {
    await vitest('unit', 'component', 'tools', 'db');
    await vitest('pages');
  }
  await playwright(server, isFull);
}

/** Names what `npm test` leaves to `npm run test:full`: files of Vitest, and browser tests. */
async function leftToFull(): Promise<string[]> {
  const [files, browser] = [join(reports, 'files.json'), join(reports, 'browser.json')];
  const env = { ...process.env, FULL: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: browser };
  const commands = [
    `vitest list --project=full --filesOnly --json=${files}`,
    'playwright test --list --reporter=json',
  ];
  await Promise.all(
    commands.map((command) => once(spawn(command, { shell: true, stdio: 'ignore', env }), 'close')),
  );
  return [...readVitestList(files), ...readPlaywright(browser).skipped];
}

const checked = (success: boolean): Outcome => ({ passed: Number(success), failures: [], skipped: [] });

/** Playwright's server, which is built in parallel with the checks. */
function startServer(): ChildProcess {
  return spawn('tsx', ['tools/embedded/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...E2E_ENV },
  });
}

const isFull = process.argv.includes('--full');
const server = process.argv.includes('--check') ? null : startServer();
if (!isFull)
  await Promise.all(
    CHECKS.map(async (lane) => {
      for (const command of lane) await run(command, 'at its end', checked);
    }),
  );
if (server) {
  try {
    await runTests(server, isFull);
  } finally {
    if (server.kill()) await once(server, 'exit');
  }
}
const full = server && !isFull ? await leftToFull() : [];
rmSync(reports, { recursive: true });
console.log(lastLines(total, full));
process.exitCode = total.failures.length === 0 ? 0 : 1;
