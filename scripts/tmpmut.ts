/**
 * `npm run test:mutants`: puts faults one by one into what judges, scores, imports and compares, and says which ones no test saw:
 * Stryker's in the TypeScript (stryker.config.json), those of `mutants/` in the database. Exits 1 below 90 in a hundred. It takes
 * half an hour; `npm run test:mutants -- sql` leaves Stryker out, and `-- sql 13. feast` tries those alone whose names hold one of
 * these. What it last found: docs/mutants.md.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { announce, ROOT, run } from './command';
import { SQL_MUTANTS } from './mutants/database';
import type { SqlMutant } from './mutants/mutant';
import { replacing } from './mutants/statement';

/** Of a hundred faults, how many must be seen. */
const WANTED = 90;
/** Where the database's tests run with a fault: never in the files that somebody works on. */
const COPY = mkdtempSync(join(tmpdir(), 'mutants-'));
/** What every database test runs first. */
const SUPPORT = join(COPY, 'supabase/tests/000_support.sql');
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

/**
 * Which file of the copy a fault changes, and to what: a statement that can be run over the sound database stands before what every
 * test runs first; anything else is changed in its migration, and the database is made anew, which takes longer.
 * @throws when the text that it changes does not stand once in its migration
 */
async function faulty({ file, from, to }: SqlMutant): Promise<{ path: string; text: string }> {
  const path = join(COPY, 'supabase/migrations', file);
  const whole = await readFile(path, 'utf8');
  if (whole.split(from).length !== 2) throw new Error(`${file} does not hold this once: ${from}`);
  const text = whole.replace(from, () => to);
  const statement = replacing(text, whole.indexOf(from));
  if (statement === null) return { path, text };
  return { path: SUPPORT, text: `${statement}\n${await readFile(SUPPORT, 'utf8')}` };
}

/** Whether a test fails with this fault. */
async function isSeen(mutant: SqlMutant): Promise<boolean> {
  const { path, text } = await faulty(mutant);
  const sound = await readFile(path, 'utf8');
  await writeFile(path, text);
  try {
    return !(await passes(mutant.tests));
  } finally {
    await writeFile(path, sound);
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

/** Tries the faults of the database whose names hold one of these words; all of them without a word. */
async function tryDatabase(words: readonly string[]): Promise<boolean> {
  announce('database');
  const chosen = SQL_MUTANTS.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  if (chosen.length === 0) throw new Error(`No fault has a name that holds ${words.join(' or ')}`);
  await makeCopy();
  for (const mutant of chosen) await faulty(mutant);
  const unseen: string[] = [];
  for (const mutant of chosen) {
    const seen = await isSeen(mutant);
    if (!seen) unseen.push(mutant.name);
    console.log(`${seen ? 'seen  ' : 'UNSEEN'}  ${mutant.name}`);
  }
  const score = (100 * (chosen.length - unseen.length)) / chosen.length;
  console.log(`\nSeen in the database: ${score.toFixed(0)} of 100 (${chosen.length} faults)`);
  await rm(COPY, { recursive: true, force: true });
  return score >= WANTED;
}

const [part, ...words] = process.argv.slice(2);
const modules = part === 'sql' || (await run({ program: 'stryker', args: ['run'] }));
const database = await tryDatabase(words);
process.exitCode = modules && database ? 0 : 1;
