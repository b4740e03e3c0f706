/**
 * `npm test`: every part, one after the other.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKS } from './check';
import { run, runTogether } from './command';
import { type Part, runParts } from './parts';
import { judge, readPlaywright, readVitest } from './tally';

/**
 * How many tests each size of window has at least: a folder that Playwright's patterns lose would otherwise pass unseen.
 * A little under what there is, so that a test may go without this being touched.
 */
const LEAST_TESTS = { desktop: 135, phone: 46 };

const PARTS: readonly Part[] = [
  checkPart('checks'),
  vitestPart('unit', ['unit', 'component', 'tools']),
  vitestPart('pages', ['pages']),
  vitestPart('database', ['db']),
  playwrightPart('end to end'),
];

/** A check counts as one test. */
function checkPart(name: string): Part {
  return {
    name,
    start: async () => {
      const checks = await runTogether(CHECKS);
      const passed = checks.filter(Boolean).length;
      return { passed, failed: checks.length - passed, skipped: 0 };
    },
  };
}

function vitestPart(name: string, projects: readonly string[]): Part {
  return {
    name,
    start: async (reports) => {
      const file = join(reports, `${projects.join('-')}.json`);
      const endedWell = await run({
        program: 'vitest',
        args: [
          'run',
          ...projects.flatMap((project) => ['--project', project]),
          '--allowOnly=false',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
      });
      return judge(readVitest(await readJson(file)), endedWell);
    },
  };
}

function playwrightPart(name: string): Part {
  return {
    name,
    start: async (reports) => {
      const file = join(reports, 'playwright.json');
      const endedWell = await run({
        program: 'playwright',
        args: ['test', '--forbid-only', '--reporter=list,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      });
      return judge(readPlaywright(await readJson(file), LEAST_TESTS), endedWell);
    },
  };
}

/** Nothing, where a part fell before it wrote its report. */
async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

await runParts(PARTS);
