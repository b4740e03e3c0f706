/**
 * `npm run check`: what needs no test to be judged. Every check runs, even after one has failed.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Command, ROOT, runTogether } from './command';

/** A check with the name it is reported under. */
interface Check extends Command {
  name: string;
}

/** The linter is pointed at its folders by name: left alone, it would also walk what is built and what is downloaded. */
const LINTED = ['src', 'tests', 'scripts', 'tools', 'supabase', 'bench'];
const LINTED_FILES = ['vite.config.ts', 'vitest.config.ts', 'playwright.config.ts', 'tailwind.config.ts'];

/** Format, lint, types, dead code. */
export const CHECKS: readonly Check[] = [
  { name: 'format', program: 'prettier', args: ['--check', '--log-level', 'warn', '.'] },
  {
    name: 'lint',
    program: 'oxlint',
    args: ['--type-aware', '--deny-warnings', ...[...LINTED, ...LINTED_FILES].filter(isHere)],
  },
  { name: 'types', program: 'tsc', args: ['--build'] },
  {
    name: 'dead code',
    program: 'knip',
    args: ['--treat-config-hints-as-errors'],
    // No check needs a browser: one that executes Playwright's configuration, which looks for it, fails here.
    env: { CHROMIUM_PATH: 'no browser is needed to check' },
  },
];

function isHere(path: string): boolean {
  return existsSync(join(ROOT, path));
}

async function main(): Promise<void> {
  const passed = await runTogether(CHECKS);
  const failed = CHECKS.filter((_, index) => passed[index] !== true).map(({ name }) => name);
  console.log(failed.length === 0 ? '\nEvery check passed.' : `\nFailed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

const isProgram = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (isProgram) await main();
