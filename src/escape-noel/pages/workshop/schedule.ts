import type { PartContent } from '@/api/workshop';
import { textAt } from '@/lib/jsonPath';
import { clockParts, timeZoneText } from '@/lib/timeZones';
import { openingTime } from '../../edition/schedule';

export const DEFAULT_TIME_ZONE = 'Europe/Paris';

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('fr', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

/** The time zone of an edition's doors; that of Paris while none is written that exists. */
export function timeZoneOf(header: PartContent | undefined): string {
  const written = textAt(header, 'schedule.time_zone');
  return written !== '' && isTimeZone(written) ? written : DEFAULT_TIME_ZONE;
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d$/;

/** When the door of a day opens; null for a door that is open, or without a readable schedule. @param day its content, where it is written. */
export function doorOf(header: PartContent | undefined, day: number, content?: PartContent): Date | null {
  const own = textAt(content, 'opens_at');
  if (own !== '' && !Number.isNaN(Date.parse(own))) return new Date(own);
  const firstDoor = textAt(header, 'schedule.first_door');
  if (!DATE.test(firstDoor) || Number.isNaN(Date.parse(firstDoor))) return null;
  const time = textAt(header, 'schedule.door_time');
  const timeZone = timeZoneOf(header);
  const doorTime = TIME.test(time) ? time : '00:00';
  return openingTime({ first_door: firstDoor, door_time: doorTime, time_zone: timeZone }, day);
}

/** « 5 décembre 2026 à 7 h 00 (heure de Paris) ». */
export function instantText(at: Date, timeZone: string): string {
  const { day, month, year, hour, minute } = clockParts(at, timeZone);
  const minutes = String(minute).padStart(2, '0');
  return `${day === 1 ? '1er' : day} ${month} ${year} à ${hour} h ${minutes} (${timeZoneText(timeZone)})`;
}
