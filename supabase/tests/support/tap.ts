import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/** One line of a pgTAP file's report. */
export type TapResult = { passed: boolean; name: string; diagnostics: string };

/** A pgTAP file's report: its planned number of tests and their results. */
export type TapReport = { planned: number; results: TapResult[] };

const LINE = /^(not )?ok \d+(?: - (.*))?$/;

function textLines(rows: Record<string, unknown>[]): string[] {
  return rows
    .flatMap((row) => Object.values(row))
    .flatMap((value) => (typeof value === 'string' ? value.split('\n') : []));
}

/** Parses TAP: a plan, results, and `#` lines with the diagnostics of the result before them. */
function parseTap(lines: string[]): TapReport {
  const report: TapReport = { planned: 0, results: [] };
  for (const line of lines) {
    const plan = /^1\.\.(\d+)$/.exec(line);
    const result = LINE.exec(line);
    const last = report.results.at(-1);
    if (plan) report.planned = Number(plan[1]);
    else if (result)
      report.results.push({ passed: result[1] === undefined, name: result[2] ?? '', diagnostics: '' });
    else if (line.startsWith('#') && last) last.diagnostics += `${line}\n`;
  }
  return report;
}

/**
 * Runs one pgTAP file, like `supabase test db`.
 * @throws when a statement fails; the transaction is rolled back.
 */
export async function runTapFile(driver: PGlite, file: string): Promise<TapReport> {
  await driver.exec('set search_path = public, extensions');
  try {
    const outcomes = await driver.exec(await readFile(file, 'utf8'));
    return parseTap(outcomes.flatMap((outcome) => textLines(outcome.rows)));
  } finally {
    await driver.exec('rollback; reset search_path; reset role');
  }
}
