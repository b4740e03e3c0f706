import * as v from 'valibot';
import { readStored, removeStored, writeStored } from '@/lib/storage';

/** Where the last wish to leave stands, so that the other tabs know a departure from an expired session. */
const DEPARTURE_KEY = 'escape-noel-departure';
/** How long after the wish the session's end is still its doing. */
const DEPARTURE_MS = 15_000;

/** Notes that the person wishes to leave: signing out, or removing the account. */
export function noteDeparture(): void {
  writeStored(DEPARTURE_KEY, Date.now());
}

/** Whether the session that has just ended was ended on purpose, in this tab or another. */
export function wasDeparture(now: number = Date.now()): boolean {
  const notedAt = readStored(DEPARTURE_KEY, v.number(), 0);
  return Math.abs(now - notedAt) < DEPARTURE_MS;
}

/** Forgets the wish: somebody is signed in again, and the next end of the session is another matter. */
export function forgetDeparture(): void {
  removeStored(DEPARTURE_KEY);
}
