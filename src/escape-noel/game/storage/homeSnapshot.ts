import type { Calendar } from '@/api/riddles';
import { playingKnight } from '@/api/playingKnight';
import { storedAccount } from '@/api/sessionKey';
import { shortDate } from '@/lib/shortDate';
import { DAYS_KEY, DOORS_KEY } from './homeKeys';

/* For the home's first paint (rule 7.12). Plain numbers, as the inline script has no schemas. */

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // The home is then filled once the application has started.
  }
}

/** Stores the calendar just received: the time, then of each day its opening in milliseconds since 1970 and its date; 0 if open. */
export function storeDoors(calendar: Calendar): void {
  const doors = calendar.map(({ opensAt, isOpen, timeZone }) =>
    isOpen || !opensAt ? '0' : `${opensAt.getTime()} ${shortDate(opensAt, timeZone)}`,
  );
  store(DOORS_KEY, [Date.now(), ...doors].join('|'));
}

/**
 * Stores the days that a knight has completed, after the account's id, which the stored session names; nothing once the knight has left
 * (rule 3.10) or another one plays.
 */
export function storeDays(knight: string, days: readonly number[]): void {
  if (playingKnight() === knight) store(DAYS_KEY, [storedAccount(), ...days].join(' '));
}
