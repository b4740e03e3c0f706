import * as v from 'valibot';
import { DEFAULT_TIME_ZONE, instantOf, isTimeZone, laterDate } from '../../lib/zonedDates.ts';
import type { Finding } from './findings.ts';
import { text } from './texts.ts';

/** An instant, or null. */
export const instant = v.nullable(
  v.pipe(
    v.string('doit être une date ISO, ou null'),
    v.isoTimestamp('doit être une date ISO, par exemple 2024-12-01T06:00:00Z'),
  ),
);

/** When doors open, by the calendar of a time zone: one a day, from the first. */
export const scheduleShape = v.strictObject({
  first_door: v.pipe(v.string(), v.isoDate('doit être une date, par exemple 2026-12-01')),
  door_time: v.optional(
    v.pipe(v.string(), v.isoTime('doit être une heure, par exemple «\u00A007:00\u00A0»')),
    '00:00',
  ),
  time_zone: v.optional(
    v.pipe(text, v.check(isTimeZone, "n'est pas un fuseau horaire, par exemple Europe/Paris")),
    DEFAULT_TIME_ZONE,
  ),
});

type Schedule = v.InferOutput<typeof scheduleShape>;

/** When the door of a day opens by a schedule; the same as `private.opening_time`. @param day from 1. */
export const openingTime = ({ first_door, door_time, time_zone }: Schedule, day: number): Date =>
  instantOf(`${laterDate(first_door, day - 1)}T${door_time}`, time_zone);

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
  const timeZone = edition.schedule?.time_zone ?? DEFAULT_TIME_ZONE;
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
