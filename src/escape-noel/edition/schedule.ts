import * as v from 'valibot';
import type { Finding } from './findings.ts';
import { text } from './texts.ts';

/** An instant, or null. */
export const instant = v.nullable(
  v.pipe(
    v.string('doit être une date ISO, ou null'),
    v.isoTimestamp('doit être une date ISO, par exemple 2024-12-01T06:00:00Z'),
  ),
);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('fr', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

/** When doors open, by the calendar of a time zone: one a day, from the first. */
export const scheduleShape = v.strictObject({
  first_door: v.pipe(v.string(), v.isoDate('doit être une date, par exemple 2026-12-01')),
  door_time: v.optional(
    v.pipe(v.string(), v.isoTime('doit être une heure, par exemple «\u00A007:00\u00A0»')),
    '00:00',
  ),
  time_zone: v.optional(
    v.pipe(text, v.check(isTimeZone, "n'est pas un fuseau horaire, par exemple Europe/Paris")),
    'Europe/Paris',
  ),
});

type Schedule = v.InferOutput<typeof scheduleShape>;

const DAY_MS = 86_400_000;

/** What a clock of a time zone shows at an instant, as if it were UTC, in milliseconds. */
function wallClock(instantMs: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = NaN, month = NaN, day, hour, minute } = parts;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** What the clocks of a time zone show at an instant: `2026-12-01T07:00`. */
export const localTime = (at: Date, timeZone: string): string =>
  new Date(wallClock(at.getTime(), timeZone)).toISOString().slice(0, 16);

/** The instant at which the clocks of a time zone show a time. @param local as `localTime` returns it. */
export const instantOf = (local: string, timeZone: string): Date =>
  openingTime({ first_door: local.slice(0, 10), door_time: local.slice(11, 16), time_zone: timeZone }, 1);

/** When the door of a day opens by a schedule; the same as `private.opening_time`. @param day from 1. */
export function openingTime({ first_door, door_time, time_zone }: Schedule, day: number): Date {
  const local = Date.parse(`${first_door}T${door_time}:00Z`) + (day - 1) * DAY_MS;
  // The offset of the zone changes when clocks do: it is read again at the instant found first.
  const guess = local - (wallClock(local, time_zone) - local);
  return new Date(local - (wallClock(guess, time_zone) - guess));
}

type Doors = {
  schedule?: Schedule | null | undefined;
  ranking?: { ends_at: string | null } | undefined;
  contest?: { ends_at: string | null } | undefined;
  purge_on?: string | null | undefined;
  riddles: readonly { day: number; opens_at: string | null }[];
};

const doorsOf = ({ schedule, riddles }: Doors) =>
  riddles.map(({ day, opens_at }) => ({
    day,
    opensAt: opens_at === null ? schedule && openingTime(schedule, day) : new Date(opens_at),
  }));

/** @returns what is wrong with the dates: doors out of order, a contest that ends before the first one, or a ranking or accounts before the last. */
export function scheduleFindings(edition: Doors): Finding[] {
  const doors = doorsOf(edition);
  const findings = doors.flatMap(({ day, opensAt }, index): Finding[] => {
    const before = doors[index - 1]?.opensAt;
    return before && (!opensAt || opensAt <= before)
      ? [{ day, field: 'opens_at', message: `la porte s'ouvre avant celle du jour ${day - 1}` }]
      : [];
  });
  const first = doors.at(0)?.opensAt;
  const last = doors.at(-1)?.opensAt;
  const ends = [
    ['ranking.ends_at', edition.ranking?.ends_at, last, 'le classement finit avant la dernière porte'],
    ['contest.ends_at', edition.contest?.ends_at, first, 'le concours finit avant la première porte'],
    ['purge_on', edition.purge_on, last, "l'effacement est avant la dernière porte"],
  ] as const;
  for (const [field, end, door, message] of ends)
    if (door && end && new Date(end) <= door) findings.push({ day: null, field, message });
  return findings;
}

/** @returns advice for each door that does not open at a full hour of the edition's time zone. */
export function scheduleAdvice(edition: Doors): Finding[] {
  const timeZone = edition.schedule?.time_zone ?? 'Europe/Paris';
  const time = new Intl.DateTimeFormat('fr', { timeZone, hour: '2-digit', minute: '2-digit' });
  return doorsOf(edition).flatMap(({ day, opensAt }) => {
    if (!opensAt) return [];
    const shown = time.format(opensAt);
    return shown.endsWith(':00')
      ? []
      : [
          {
            day,
            field: 'opens_at',
            message: `la porte s'ouvre à ${shown} (${timeZone})\u00A0: une heure ronde se retient mieux`,
          },
        ];
  });
}
