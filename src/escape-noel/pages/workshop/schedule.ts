import type { PartContent } from '@/api/workshop';
import { DEFAULT_TIME_ZONE, isTimeZone } from '@/lib/zonedDates';
import { readDay, readHeader } from '../../edition/document';
import { openingTime } from '../../edition/schedule';

/** The time zone of an edition's doors; that of Paris while none is written that exists. */
export function timeZoneOf(header: PartContent | null | undefined): string {
  const written = header && readHeader(header).schedule?.time_zone;
  return written && isTimeZone(written) ? written : DEFAULT_TIME_ZONE;
}

const DATE = /^\d{4}-\d\d-\d\d$/;
const TIME = /^\d\d:\d\d$/;

/** When the door of a day opens; null for a door that is open, or without a readable schedule. @param day its content, where it is written. */
export function doorOf(header: PartContent | undefined, day: number, content?: PartContent): Date | null {
  const own = content && readDay(content).opens_at;
  if (own && !Number.isNaN(Date.parse(own))) return new Date(own);
  const schedule = header && readHeader(header).schedule;
  if (!schedule || !DATE.test(schedule.first_door) || Number.isNaN(Date.parse(schedule.first_door)))
    return null;
  const { first_door, door_time = '' } = schedule;
  const time = TIME.test(door_time) ? door_time : '00:00';
  return openingTime({ first_door, door_time: time, time_zone: timeZoneOf(header) }, day);
}
