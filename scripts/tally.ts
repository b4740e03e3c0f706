import * as v from 'valibot';

/** How a part of the tests went. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const VitestReport = v.object({
  numPassedTests: Count,
  numFailedTests: Count,
  numPendingTests: Count,
  numTodoTests: Count,
  testResults: v.array(
    v.object({ status: v.string(), assertionResults: v.array(v.object({ status: v.string() })) }),
  ),
});

interface Suite {
  specs: { tests: { projectName: string }[] }[];
  suites?: Suite[] | undefined;
}
const PlaywrightSuite: v.GenericSchema<Suite> = v.object({
  specs: v.array(v.object({ tests: v.array(v.object({ projectName: v.string() })) })),
  suites: v.optional(v.lazy(() => v.array(PlaywrightSuite))),
});

const PlaywrightReport = v.object({
  suites: v.array(PlaywrightSuite),
  stats: v.object({ expected: Count, unexpected: Count, flaky: Count, skipped: Count }),
  errors: v.array(v.unknown()),
});

/** What a part is worth when it left no readable report: one failure, whatever it ran before it fell. */
const CRASHED: Tally = { passed: 0, failed: 1, skipped: 0 };

/** Counts a Vitest JSON report; a file that could not even be loaded counts as one failure. */
export function readVitest(report: unknown): Tally {
  const { success, output } = v.safeParse(VitestReport, report);
  if (!success) return CRASHED;
  const unloadable = output.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((assertion) => assertion.status !== 'failed'),
  );
  return {
    passed: output.numPassedTests,
    failed: output.numFailedTests + unloadable.length,
    skipped: output.numPendingTests + output.numTodoTests,
  };
}

/**
 * Counts a Playwright JSON report; an error outside any test (the server, the configuration) counts as one failure.
 * @param least how many tests each project has at least: one that has fewer has lost a folder, and counts as one failure.
 */
export function readPlaywright(report: unknown, least: Readonly<Record<string, number>>): Tally {
  const { success, output } = v.safeParse(PlaywrightReport, report);
  if (!success) return CRASHED;
  const { expected, unexpected, flaky, skipped } = output.stats;
  const projects = projectsOf(output.suites);
  const emptied = Object.entries(least).filter(
    ([project, number]) => projects.filter((each) => each === project).length < number,
  );
  return { passed: expected, failed: unexpected + flaky + output.errors.length + emptied.length, skipped };
}

/** The project of each test, at any depth. */
function projectsOf(suites: readonly Suite[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ tests }) => tests.map(({ projectName }) => projectName)),
    ...projectsOf(inner),
  ]);
}

/**
 * The tally of a part, corrected by how its program ended: a program that failed has at least one failure, and a part
 * that ran nothing has proven nothing.
 */
export function judge(tally: Tally, endedWell: boolean): Tally {
  const ranNothing = tally.passed + tally.failed === 0;
  const isSound = endedWell && !ranNothing;
  return isSound || tally.failed > 0 ? tally : { ...tally, failed: 1 };
}

/** Adds tallies up. */
export function total(tallies: readonly Tally[]): Tally {
  return {
    passed: sum(tallies.map(({ passed }) => passed)),
    failed: sum(tallies.map(({ failed }) => failed)),
    skipped: sum(tallies.map(({ skipped }) => skipped)),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

/** « 12 passed, 0 failed », with what was skipped only when something was. */
export function sentence({ passed, failed, skipped }: Tally): string {
  const ran = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${ran}, ${skipped} skipped` : ran;
}
