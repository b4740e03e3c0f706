import * as v from 'valibot';
import { stored } from '@/lib/storage';

/** When the person last chose to sign out, so that the other tabs know this from a session that has expired. */
const intent = stored('local', 'escape-noel-sign-out-intent', v.number(), 0);
/** How long after that choice the session's end is still its effect: deleting an account, then signing out, each with its retry. */
const INTENT_MS = 90_000;

/** Notes that the person has chosen to sign out, or to delete the account. */
export function noteSignOutIntent(): void {
  intent.write(Date.now());
}

/** Whether the session that has just ended was ended on purpose, in this tab or another. */
export function wasSignOutIntended(now: number = Date.now()): boolean {
  return Math.abs(now - intent.read()) < INTENT_MS;
}

/** Forgets the choice: it failed, or somebody is signed in again, and the next end of the session is another matter. */
export function forgetSignOutIntent(): void {
  intent.remove();
}
