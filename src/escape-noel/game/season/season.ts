import { localTime } from '@/lib/zonedDates';
import type { Door } from '../rules/nextStop';

/** The moment of the season in an edition whose doors have dates (rule 7.13). */
export type Season =
  /** From the first door to the last one's date. `today`: the door that opened on this date. */
  | { kind: 'advent'; today: number | null }
  /** From the day after the last door to 31 December. */
  | { kind: 'holidays' }
  /** From January on. */
  | { kind: 'after' };

/** @returns null before the first door, and for an edition whose doors have no dates. */
export function seasonAt(doors: readonly Door[], now: Date, timeZone: string): Season | null {
  const dateOf = (moment: Date) => localTime(moment, timeZone).slice(0, 10);
  const openings = doors.flatMap(({ day, opensAt }) => (opensAt ? [{ day, opensAt }] : []));
  const opened = openings.filter(({ opensAt }) => opensAt <= now);
  const [first] = opened;
  if (!first) return null;
  const date = dateOf(now);
  const last = openings.reduce((latest, { opensAt }) => (opensAt > latest ? opensAt : latest), first.opensAt);
  if (date <= dateOf(last)) {
    const today = opened.filter(({ opensAt }) => dateOf(opensAt) === date).at(-1);
    return { kind: 'advent', today: today?.day ?? null };
  }
  return date <= `${dateOf(last).slice(0, 4)}-12-31` ? { kind: 'holidays' } : { kind: 'after' };
}
