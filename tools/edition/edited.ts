import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EditionError } from './problems.ts';
import { parseEdition, type Edition } from './schema.ts';
import { readEdition } from './seed.ts';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));
const file = join(root, 'supabase/edition/edition.json');
/** The edition of the repository. */
export const edition = await readEdition(file);

/** The edition of the repository, changed in one place. */
export function changed(change: (copy: Edition) => void): Edition {
  const copy = structuredClone(edition);
  change(copy);
  return copy;
}

/** A day of it. */
export function riddleOf(copy: Edition, day: number) {
  const riddle = copy.riddles[day - 1];
  if (!riddle) throw new Error(`no day ${day}`);
  return riddle;
}

/** What is wrong with an edition; nothing when it can be applied. */
export function problemsOf(data: unknown, options?: { draft?: boolean }): string[] {
  try {
    parseEdition(data, options);
    return [];
  } catch (error) {
    if (error instanceof EditionError) return error.problems;
    throw error;
  }
}
