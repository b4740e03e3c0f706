import { instantOf, localTime } from '../../edition/schedule';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DATE = /^\d{4}-\d\d-\d\d$/;

/** The days from a date to another; null where one of them is missing. */
export function daysBetween(before: string, after: string): number | null {
  const days = (Date.parse(after) - Date.parse(before)) / DAY_MS;
  return Number.isNaN(days) ? null : days;
}

const dateLater = (date: string, days: number): string =>
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
  if (DATE.test(value)) return dateLater(value, days);
  const [date = '', time] = localTime(new Date(instant), timeZone).split('T');
  const moved = instantOf(`${dateLater(date, days)}T${time}`, timeZone).getTime() + (instant % MINUTE_MS);
  return new Date(moved).toISOString().replace('.000', '');
}
