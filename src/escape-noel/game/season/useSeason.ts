import { clockFields } from '@/lib/timeZones';
import { useDoors, useServerTime, useTimeZone } from './calendar';
import { seasonAt, type Season } from './season';

/** The moment of the season and its date, « 5 décembre », by the server's clock; null where `seasonAt` is, and until the clock is known. */
export function useSeason(): (Season & { date: string }) | null {
  const doors = useDoors();
  const timeZone = useTimeZone();
  const read = useServerTime();
  if (!read) return null;
  // A door that has opened since the clock was read: it is later than this.
  const now = doors.reduce(
    (latest, { opensAt, isOpen }) => (isOpen && opensAt && opensAt > latest ? opensAt : latest),
    read,
  );
  const season = seasonAt(doors, now, timeZone);
  const { day, month } = clockFields(now, timeZone);
  return season && { ...season, date: `${day === 1 ? '1er' : day} ${month}` };
}
