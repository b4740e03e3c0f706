import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The result of a command of `npm test`: a count, and the name and reason of each test that failed or was left out. */
export type Outcome = { passed: number; failures: string[]; skipped: string[] };

const NOTHING: Outcome = { passed: 0, failures: [], skipped: [] };
/** Lines of a failure that are printed again at the end: the assertion and its values; the rest stands above. */
const REASON_LINES = 6;

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    tests: {
      projectName: string;
      annotations: { type: string; description?: string }[];
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      results: { error?: { message?: string } }[];
    }[];
  }[];
};

/** @returns the report that a command has written; an empty one when it crashed before. */
function read<Report extends object>(file: string, empty: Report): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return empty;
  }
}

/** A test and the first lines of its reason, without the colours of a terminal. */
export function described(name: string, reason = ''): string {
  const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, REASON_LINES);
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n');
}

/** A test that was left out, with its reason where it gave one. */
export const leftOut = (name: string, reason?: string): string => (reason ? `${name} (${reason})` : name);

/** Reads what `vitestReporter.ts` has written. */
export const readVitest = (file: string): Outcome => read(file, NOTHING);

/** Reads the files that `vitest list --filesOnly` names. */
export const readVitestList = (file: string): string[] =>
  read<{ file: string }[]>(file, []).map((listed) => relative(process.cwd(), listed.file));

/** Reads the JSON report of Playwright. A test that passed only when tried again counts as failed. */
export function readPlaywright(file: string): Outcome {
  const report = read<PlaywrightSuite>(file, {});
  const outcome: Outcome = { passed: 0, failures: [], skipped: [] };
  const addSuite = ({ suites = [], specs = [] }: PlaywrightSuite): void => {
    for (const spec of specs)
      for (const { projectName, status, results, annotations } of spec.tests) {
        const title = `[${projectName}] ${spec.file}:${spec.line} › ${spec.title}`;
        if (status === 'expected') outcome.passed += 1;
        else if (status === 'skipped')
          outcome.skipped.push(leftOut(title, annotations.find(({ type }) => type === 'skip')?.description));
        else outcome.failures.push(described(title, results.find(({ error }) => error)?.error?.message));
      }
    suites.forEach(addSuite);
  };
  addSuite(report);
  return outcome;
}

/** The last lines of a run: each test that was left to the full tests, left out or failed, then the counts. */
export function lastLines({ passed, failures, skipped }: Outcome, full: readonly string[]): string {
  const lists = [
    ['Left to npm run test:full', full],
    ['Left out', skipped],
    ['Failed', failures],
  ] as const;
  return [
    ...lists
      .filter(([, tests]) => tests.length > 0)
      .map(
        ([heading, tests]) =>
          `\n${heading} (${tests.length}):\n${tests.map((test) => `- ${test}`).join('\n')}`,
      ),
    `\n${passed} passed, ${failures.length} failed`,
  ].join('\n');
}
