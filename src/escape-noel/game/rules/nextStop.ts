import { RIDDLE_COUNT } from './days';
import { sorted } from '../../../lib/arrays';

/** A day of the calendar. `opensAt` is null for a door without an opening time. */
export interface Door {
  day: number;
  opensAt: Date | null;
  isOpen: boolean;
}

export interface ClosedDoor {
  day: number;
  opensAt: Date;
}

/** The page to go to next (rule 7.1). */
export type NextStop =
  /** To the riddle of a day. */
  | { kind: 'day'; day: number }
  /** Every open day is completed: until the next door opens. `hasBegun`: a door is open already. */
  | { kind: 'wait'; door: ClosedDoor; hasBegun: boolean }
  /** All days of the edition are completed: to the final page. */
  | { kind: 'end' };

/**
 * A calendar some time after it was received: doors have opened (rule 3.2).
 * @param now by the server's clock, in milliseconds since 1970.
 */
export const doorsAt = (calendar: readonly Door[], now: number): Door[] =>
  calendar.map((door) => ({
    ...door,
    isOpen: door.isOpen || door.opensAt === null || door.opensAt.getTime() <= now,
  }));

/** The next door to open, of those that match; null when none does. */
export function nextDoor(
  doors: readonly Door[],
  matches: (day: number) => boolean = () => true,
): ClosedDoor | null {
  const closed = doors.flatMap(({ day, opensAt, isOpen }) =>
    opensAt && !isOpen && matches(day) ? [{ day, opensAt }] : [],
  );
  return sorted(closed, (one, other) => Number(one.opensAt) - Number(other.opensAt))[0] ?? null;
}

/**
 * The first open day that is not completed; else the next door; else the end. In an edition with fewer than 24 days, which is
 * unfinished, the last day stands for the end.
 */
export function nextStop(completed: Pick<ReadonlySet<number>, 'has'>, doors: readonly Door[]): NextStop {
  const isLeft = (day: number) => !completed.has(day);
  const first = doors.find(({ day, isOpen }) => isOpen && isLeft(day));
  if (first) return { kind: 'day', day: first.day };
  const door = nextDoor(doors, isLeft);
  if (door) return { kind: 'wait', door, hasBegun: doors.some(({ isOpen }) => isOpen) };
  if (doors.length < RIDDLE_COUNT) return { kind: 'day', day: doors.at(-1)?.day ?? RIDDLE_COUNT };
  return { kind: 'end' };
}
