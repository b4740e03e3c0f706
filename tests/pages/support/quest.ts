import type { Knight } from '../../support/knight';
import { completeDays, keptProgress } from '../../support/quest';
import { PROGRESS_KEY } from './riddle';
import { makeKnight, sql } from './server';

/** A knight who has completed days without a hint: five points, a fragment and an artefact each. */
export async function makeQuestor(days: readonly number[], name = 'Dame Œillet'): Promise<Knight> {
  const knight = await makeKnight(name);
  await completeDays(sql, knight.id, days);
  return knight;
}

/** Days that a visitor has completed in this browser. */
export function playedAsVisitor(days: readonly number[]): void {
  localStorage.setItem(PROGRESS_KEY, keptProgress(days));
}
