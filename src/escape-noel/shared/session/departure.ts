import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '@/lib/storage';

/** Where the last wish to leave stands, so that the other tabs know a departure from an expired session. */
const DEPARTURE_KEY = 'escape-noel-departure';
/** How long after the wish the session's end is still its doing: removing an account, then signing out, each with its second try. */
const DEPARTURE_MS = 90_000;

/** The wish of this tab, where the browser keeps nothing. */
let notedHere = 0;

/** Notes that the person wishes to leave: signing out, or removing the account. */
export function noteDeparture(): void {
  notedHere = Date.now();
  writeStored(DEPARTURE_KEY, notedHere);
}

/** Whether the session that has just ended was ended on purpose, in this tab or another. */
export function wasDeparture(now: number = Date.now()): boolean {
  const notedAt = Math.max(notedHere, readStored(DEPARTURE_KEY, v.number(), 0));
  return Math.abs(now - notedAt) < DEPARTURE_MS;
}

/** Forgets the wish: it failed, or somebody is signed in again, and the next end of the session is another matter. */
export function forgetDeparture(): void {
  notedHere = 0;
  removeStored(DEPARTURE_KEY);
}
