const PARIS = 'Europe/Paris';
const HALF_A_DAY_MS = 12 * 3_600_000;

/** By time zone. They take a slow phone 0.1 s each, and most doors are open: created on demand, once. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('fr-FR', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  formats.set(timeZone, format);
  return format;
}

function partsOf(moment: Date, timeZone: string) {
  const format = formatOf(timeZone);
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { day, month = '', year = '', hour, minute = '' } = parts;
  return { day: Number(day) === 1 ? '1er' : String(day), month, year, hour: Number(hour), minute };
}

/** « 26 novembre à 0 h (dans la nuit du 25 au 26) »: midnight alone is read as the evening of the same date. */
function clockText(moment: Date, timeZone: string, now: Date): string {
  const { day, month, year, hour, minute } = partsOf(moment, timeZone);
  const isThisYear = year === partsOf(now, timeZone).year;
  const date = isThisYear ? `${day} ${month}` : `${day} ${month} ${year}`;
  const time = `${hour}\u00A0h${minute === '00' ? '' : `\u00A0${minute}`}`;
  if (hour > 0) return `${date} à ${time}`;
  const before = partsOf(new Date(moment.getTime() - HALF_A_DAY_MS), timeZone);
  const night =
    before.month === month
      ? `du ${before.day} au ${day}`
      : `du ${before.day} ${before.month} au ${day} ${month}`;
  return `${date} à ${time} (dans la nuit ${night})`;
}

const localZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * When a door opens: « le 26 novembre à 0 h (dans la nuit du 25 au 26), heure de Paris », and the player's own time where their clock
 * shows another. The year is given where it is not the present one.
 */
export function formatOpening(moment: Date, { zone = localZone(), now = new Date() } = {}): string {
  const inParis = clockText(moment, PARIS, now);
  const here = clockText(moment, zone, now);
  const text = `le ${inParis}, heure de Paris`;
  return here === inParis ? text : `${text}\u00A0: chez toi, le ${here}`;
}

/** A wait as days, hours, minutes and seconds. */
export function countdownParts(seconds: number) {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
