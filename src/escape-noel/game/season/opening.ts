import { clockFields, localTimeZone, timeZoneText } from '@/lib/timeZones';

const HALF_A_DAY_MS = 12 * 3_600_000;

function fieldsOf(moment: Date, timeZone: string) {
  const { day, ...fields } = clockFields(moment, timeZone);
  return { ...fields, day: day === 1 ? '1er' : String(day) };
}

/** « 26 novembre à 0 h (dans la nuit du 25 au 26) »: midnight alone is read as the evening of the same date. */
function clockText(moment: Date, timeZone: string, now: Date): string {
  const { day, month, year, hour, minute } = fieldsOf(moment, timeZone);
  const isThisYear = year === fieldsOf(now, timeZone).year;
  const date = isThisYear ? `${day} ${month}` : `${day} ${month} ${year}`;
  const time = `${hour}\u00A0h${minute === 0 ? '' : `\u00A0${String(minute).padStart(2, '0')}`}`;
  if (hour > 0) return `${date} à ${time}`;
  const before = fieldsOf(new Date(moment.getTime() - HALF_A_DAY_MS), timeZone);
  const night =
    before.month === month
      ? `du ${before.day} au ${day}`
      : `du ${before.day} ${before.month} au ${day} ${month}`;
  return `${date} à ${time} (dans la nuit ${night})`;
}

/**
 * When a door opens: « le 26 novembre à 0 h (dans la nuit du 25 au 26), heure de Paris », and the player's own time where their clock
 * shows another. The year is given where it is not the present one (rule 15.2).
 * @param timeZone the edition's. @param here the player's.
 */
export function formatOpening(
  moment: Date,
  timeZone: string,
  { here = localTimeZone(), now = new Date() } = {},
): string {
  const there = clockText(moment, timeZone, now);
  const local = clockText(moment, here, now);
  const text = `le ${there}, ${timeZoneText(timeZone)}`;
  return local === there ? text : `${text}\u00A0: chez toi, le ${local}`;
}

/** A wait as days, hours, minutes and seconds. */
export function countdownFields(seconds: number) {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
