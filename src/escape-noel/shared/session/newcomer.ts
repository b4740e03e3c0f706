import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '@/lib/storage';

/** Where the account that this browser has just made stands. */
const NEWCOMER_KEY = 'escape-noel-newcomer';
/** How long an account has just been made, unless its knight leaves before. */
const NEWCOMER_MS = 60 * 60 * 1000;
const noted = v.nullable(v.object({ id: v.string(), at: v.number() }));

/** Notes that an account has just been made, so that nobody is welcomed back who has never been here. */
export function noteNewcomer(id: string): void {
  writeStored(NEWCOMER_KEY, { id, at: Date.now() });
}

/** Whether this browser has just made the account. */
export function isNewcomer(id: string): boolean {
  const found = readStored(NEWCOMER_KEY, noted, null);
  return found?.id === id && Math.abs(Date.now() - found.at) < NEWCOMER_MS;
}

/** They have left: the next time they will be back. */
export function forgetNewcomer(): void {
  removeStored(NEWCOMER_KEY);
}
