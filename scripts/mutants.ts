/**
 * `npm run test:mutants`: puts faults one by one into what judges, scores, imports and compares, and says which ones no test saw:
 * Stryker's in the TypeScript (stryker.config.json), those of `mutants.sql.ts` in the database. Exits 1 below 90 in a hundred. A
 * quarter of an hour; `npm run test:mutants -- sql` leaves Stryker out. What it last found: docs/mutants.md.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { announce, ROOT, run } from './command';
import { SQL_MUTANTS, type SqlMutant } from './mutants.sql';

/** Of a hundred faults, how many must be seen. */
const WANTED = 90;
/** Where the database's tests run with a fault: never in the files that somebody works on. */
const COPY = mkdtempSync(join(tmpdir(), 'mutants-'));
const NOT_COPIED = new Set([
  'node_modules',
  '.git',
  '.cache',
  '.data',
  'dist',
  'public',
  'workshop',
  'test-results',
]);

async function makeCopy(): Promise<void> {
  await cp(ROOT, COPY, { recursive: true, filter: (source) => !NOT_COPIED.has(basename(source)) });
  await symlink(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
}

/** Whether a test fails with this fault. @throws when the text that it changes does not stand once in its file. */
async function isSeen({ file, from, to, tests }: SqlMutant): Promise<boolean> {
  const path = join(COPY, 'supabase/migrations', file);
  const whole = await readFile(path, 'utf8');
  if (whole.split(from).length !== 2) throw new Error(`${file} does not hold this once: ${from}`);
  await writeFile(
    path,
    whole.replace(from, () => to),
  );
  try {
    return !(await passes(tests));
  } finally {
    await writeFile(path, whole);
  }
}

function passes(tests: readonly string[]): Promise<boolean> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const files = tests.map((name) => `supabase/tests/${name}.test.ts`);
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'db', '--bail=1', ...files], {
    cwd: COPY,
    stdio: 'ignore',
  });
  return new Promise((resolve) => {
    child.once('close', (code) => resolve(code === 0));
  });
}

async function tryDatabase(): Promise<boolean> {
  announce('database');
  await makeCopy();
  const every = [...new Set(SQL_MUTANTS.flatMap(({ tests }) => tests))];
  if (!(await passes(every))) throw new Error(`These tests fail without any fault: ${every.join(', ')}`);
  const unseen: string[] = [];
  for (const mutant of SQL_MUTANTS) {
    const seen = await isSeen(mutant);
    if (!seen) unseen.push(mutant.name);
    console.log(`${seen ? 'seen  ' : 'UNSEEN'}  ${mutant.name}`);
  }
  const score = (100 * (SQL_MUTANTS.length - unseen.length)) / SQL_MUTANTS.length;
  console.log(`\nSeen in the database: ${score.toFixed(0)} of 100 (${SQL_MUTANTS.length} faults)`);
  await rm(COPY, { recursive: true, force: true });
  return score >= WANTED;
}

const isDatabaseAlone = process.argv[2] === 'sql';
const modules = isDatabaseAlone || (await run({ program: 'stryker', args: ['run'] }));
const database = await tryDatabase();
process.exitCode = modules && database ? 0 : 1;
