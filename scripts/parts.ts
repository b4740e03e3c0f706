import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { announce } from './command';
import { sentence, type Tally, total } from './tally';

/** A part of the tests; `reports` is a folder that is thrown away at the end. */
export interface Part {
  name: string;
  start: (reports: string) => Promise<Tally>;
}

/**
 * Runs every part, one after the other, going on after a failure so that one run reports everything. The last line is alone
 * and says `N passed, M failed`; the program ends with 0 only when nothing failed.
 */
export async function runParts(parts: readonly Part[]): Promise<void> {
  const reports = await mkdtemp(join(tmpdir(), 'reports-'));
  const results: (Tally & { name: string })[] = [];
  for (const { name, start } of parts) {
    announce(name);
    results.push({ name, ...(await start(reports)) });
  }
  await rm(reports, { recursive: true, force: true });

  announce('all');
  for (const { name, ...tally } of results) console.log(`${name.padEnd(12)} ${sentence(tally)}`);
  const all = total(results);
  console.log(`\n${sentence(all)}`);
  process.exitCode = all.failed === 0 ? 0 : 1;
}
