const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** The time zone of an edition that names none. */
export const DEFAULT_TIME_ZONE = 'Europe/Paris';

/** True if the IANA list has a time zone of this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('fr', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

/** The time that the clocks of a time zone show at an instant, as if it were UTC, in milliseconds. */
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
  const fields = Object.fromEntries(
    format.formatToParts(instantMs).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = NaN, month = NaN, day, hour, minute } = fields;
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** The time that the clocks of a time zone show at an instant: `2026-12-01T07:00`. */
export const localTime = (at: Date, timeZone: string): string =>
  new Date(wallClock(at.getTime(), timeZone)).toISOString().slice(0, 16);

/** The instant at which the clocks of a time zone show a time. @param local as `localTime` returns it. */
export function instantOf(local: string, timeZone: string): Date {
  const shown = Date.parse(`${local}:00Z`);
  // The offset of the zone changes when clocks do: it is read again at the instant found first.
  const guess = shown - (wallClock(shown, timeZone) - shown);
  return new Date(shown - (wallClock(guess, timeZone) - guess));
}

/** An instant as an edition stores it: `2026-12-01T06:00:00Z`. */
export const isoInstant = (at: Date): string => at.toISOString().replace('.000', '');

/** The days from a date to another; null where one of them is missing. */
export function daysBetween(before: string, after: string): number | null {
  const days = (Date.parse(after) - Date.parse(before)) / DAY_MS;
  return Number.isNaN(days) ? null : days;
}

/** The date that is some days after another. @param date as `2026-12-01`. */
export const laterDate = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * Shifts a date or an instant, in its own format. An instant keeps the hour that the zone's clocks show: a day is not always 24 hours.
 * @param days null where it is unknown by how much.
 * @returns null without a date, or without a number of days.
 */
export function movedDate(value: unknown, days: number | null, timeZone: string): string | null {
  if (typeof value !== 'string' || days === null) return null;
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) return null;
  if (DATE.test(value)) return laterDate(value, days);
  const [date = '', time] = localTime(new Date(instant), timeZone).split('T');
  const moved = instantOf(`${laterDate(date, days)}T${time}`, timeZone).getTime() + (instant % MINUTE_MS);
  return isoInstant(new Date(moved));
}
