import { apiChecks } from './api.ts';
import { authChecks } from './auth.ts';
import { cacheChecks } from './cache.ts';
import { databaseChecks } from './database.ts';
import { realtimeChecks } from './realtime.ts';
import { siteChecks } from './site.ts';
import { fault, type Check, type Checks, type Finding, type Target } from './target.ts';

/** Every check, in the order in which they are printed: what prevents others first. */
export const checks: Checks = {
  ...apiChecks,
  ...cacheChecks,
  ...authChecks,
  ...realtimeChecks,
  ...databaseChecks,
  ...siteChecks,
};

async function look(check: Check, target: Target): Promise<Finding> {
  try {
    return await check(target);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
    return fault(`${error.message}${cause}`);
  }
}

/**
 * Runs every check and prints a line for each.
 * @param skipped names of checks that are not run.
 * @param print prints one line.
 * @returns how many failed; one that was not checked has failed.
 */
export async function runChecks(
  target: Target,
  skipped: ReadonlySet<string>,
  print: (line: string) => void,
): Promise<number> {
  let failures = 0;
  for (const [name, check] of Object.entries(checks)) {
    if (skipped.has(name)) {
      print(`– ${name}: skipped`);
      continue;
    }
    const { verdict, text } = await look(check, target);
    if (verdict !== 'ok') failures += 1;
    print(`${verdict === 'ok' ? '✓' : '✗'} ${name}: ${text}`);
  }
  return failures;
}
