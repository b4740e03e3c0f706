/**
 * `npm run test:changed`: the tests nearest to what has changed since the last commit, or since the one that is named
 * (`npm run test:changed -- main`). It answers soon and forgets some: `npm test` is what a change must pass.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { announce, type Command, ROOT, run } from './command';

/** From the home page to a solved day: where no browser test has the name of what has changed. */
const WHOLE_PATH = 'tests/e2e/path.spec.ts';
/** The database's tests that see the most in the least time. */
const NEAREST_OF_DATABASE = ['supabase/tests/pgtap.test.ts', 'supabase/tests/answers.test.ts'];
/** A page whose browser tests have another name. */
const OTHER_NAMES: Readonly<Record<string, string>> = { riddle: 'knight', 'not-found': 'lost' };

/** What makes the database that the tests ask. */
const OF_DATABASE = /^supabase\/(migrations|seed)\/|^tools\/embedded\//;

/** What to run. */
export interface Nearest {
  /** Whether a module has changed that a test may import. */
  modules: boolean;
  database: readonly string[];
  /** Tests of whole pages without a browser. */
  pages: readonly string[];
  /** Browser tests, each at the sizes that it asks for. */
  browser: readonly string[];
}

/**
 * The tests nearest to a change.
 * @param changed the paths that have changed, from the project's root.
 * @param specs the path of every test of pages, with a browser or without.
 */
export function nearestTests(changed: readonly string[], specs: readonly string[]): Nearest {
  const code = changed.filter((path) => /\.(ts|tsx|css|html)$/.test(path));
  const seen = code.filter((path) => /^(src\/|index\.html$)/.test(path) && !/\.test\.tsx?$/.test(path));
  const touched = changed.filter((path) => specs.includes(path));
  const nearest = [...new Set([...touched, ...seen.flatMap((path) => specsOf(path, specs))])].toSorted();
  return {
    modules: code.some((path) => !specs.includes(path)),
    database: changed.some((path) => OF_DATABASE.test(path)) ? NEAREST_OF_DATABASE : [],
    pages: nearest.filter((path) => !isOfBrowser(path)),
    browser: nearest.filter(isOfBrowser),
  };
}

const isOfBrowser = (path: string) => path.endsWith('.spec.ts');

function specsOf(path: string, specs: readonly string[]): readonly string[] {
  const [, area, page = ''] = /^src\/(site|escape-noel)\/pages\/([^/]+)\//.exec(path) ?? [];
  const named = specs.filter((spec) => {
    const isOfSite = /^tests\/(e2e|pages)\/site\//.test(spec);
    const names = [`/${OTHER_NAMES[page] ?? page}.spec.ts`, `/${page}.test.ts`];
    return isOfSite === (area === 'site') && names.some((name) => spec.endsWith(name));
  });
  return named.length > 0 ? named : [WHOLE_PATH];
}

/** What differs from a commit, what git does not know yet included. */
function changedSince(commit: string): string[] {
  return [
    ...askGit('diff', '--name-only', '--relative', commit),
    ...askGit('ls-files', '--others', '--exclude-standard'),
  ];
}

function askGit(...args: readonly string[]): string[] {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
}

async function main(commit = 'HEAD'): Promise<void> {
  const specs = ['tests/e2e', 'tests/pages'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(spec|test)\.ts$/.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  const { modules, database, pages, browser } = nearestTests(changedSince(commit), specs);
  const commands: (Command & { name: string })[] = [];
  if (modules) {
    // The database's tests too: one of them compares the rules of the pages with its own.
    const projects = ['unit', 'component', 'tools', 'db'].flatMap((project) => ['--project', project]);
    const args = ['run', ...projects, '--changed', commit, '--passWithNoTests'];
    commands.push({ name: 'modules', program: 'vitest', args });
  }
  if (database.length > 0) {
    commands.push({ name: 'database', program: 'vitest', args: ['run', '--project', 'db', ...database] });
  }
  if (pages.length > 0) {
    commands.push({ name: 'pages', program: 'vitest', args: ['run', '--project', 'pages', ...pages] });
  }
  if (browser.length > 0) {
    commands.push({ name: 'browser', program: 'playwright', args: ['test', ...browser] });
  }
  if (commands.length === 0) console.log('Nothing that a test reads has changed.');
  for (const { name, ...command } of commands) {
    announce(name);
    if (!(await run(command))) process.exitCode = 1;
  }
}

const isProgram = import.meta.url === pathToFileURL(process.argv[1] ?? '').href;
if (isProgram) await main(process.argv[2]);
