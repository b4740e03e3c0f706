import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '@/lib/storage';

/** When the person last chose to sign out, so that the other tabs know this from a session that has expired. */
const INTENT_KEY = 'escape-noel-sign-out-intent';
/** How long after that choice the session's end is still its effect: deleting an account, then signing out, each with its retry. */
const INTENT_MS = 90_000;

/** The choice made in this tab, where the browser keeps nothing. */
let notedHere = 0;

/** Notes that the person has chosen to sign out, or to delete the account. */
export function noteSignOutIntent(): void {
  notedHere = Date.now();
  writeStored(INTENT_KEY, notedHere);
}

/** Whether the session that has just ended was ended on purpose, in this tab or another. */
export function wasSignOutIntended(now: number = Date.now()): boolean {
  const notedAt = Math.max(notedHere, readStored(INTENT_KEY, v.number(), 0));
  return Math.abs(now - notedAt) < INTENT_MS;
}

/** Forgets the choice: it failed, or somebody is signed in again, and the next end of the session is another matter. */
export function forgetSignOutIntent(): void {
  notedHere = 0;
  removeStored(INTENT_KEY);
}
