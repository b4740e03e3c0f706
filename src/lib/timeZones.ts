/** Created on demand, once: each takes a slow phone 0.1 s. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('fr-FR', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Date and time on the clocks of a time zone: 26, « novembre », « 2026 », 0 h 00. @param timeZone of the IANA list. */
export function clockFields(moment: Date, timeZone: string) {
  const fields = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const { day, month = '', year = '', hour, minute } = fields;
  return { day: Number(day), month, year, hour: Number(hour), minute: Number(minute) };
}

/** The time zone of the device. */
export const localTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const names = new Map<string, string>();

/** By the town or island that French speakers name. */
const FRENCH_NAMES: Readonly<Record<string, string>> = {
  'Africa/Abidjan': "d'Abidjan",
  'Africa/Algiers': "d'Alger",
  'Africa/Casablanca': 'de Casablanca',
  'Africa/Dakar': 'de Dakar',
  'Africa/Kinshasa': 'de Kinshasa',
  'Africa/Tunis': 'de Tunis',
  'America/Cayenne': 'de Cayenne',
  'America/Guadeloupe': 'de la Guadeloupe',
  'America/Halifax': "d'Halifax",
  'America/Martinique': 'de la Martinique',
  'America/Moncton': 'de Moncton',
  'America/Montreal': 'de Montréal',
  'America/New_York': 'de New York',
  'America/Port-au-Prince': 'de Port-au-Prince',
  'America/Toronto': 'de Toronto',
  'America/Winnipeg': 'de Winnipeg',
  'Asia/Beirut': 'de Beyrouth',
  'Europe/Brussels': 'de Bruxelles',
  'Europe/London': 'de Londres',
  'Europe/Luxembourg': 'de Luxembourg',
  'Europe/Monaco': 'de Monaco',
  'Europe/Paris': 'de Paris',
  'Europe/Zurich': 'de Zurich',
  'Indian/Antananarivo': "d'Antananarivo",
  'Indian/Mauritius': "de l'île Maurice",
  'Indian/Mayotte': 'de Mayotte',
  'Indian/Reunion': 'de La Réunion',
  'Pacific/Noumea': 'de Nouméa',
  'Pacific/Tahiti': 'de Tahiti',
};

/**
 * « heure de Montréal »; « heure du Japon » for a zone that has no French town here, « heure locale (Irlande) » or
 * « heure UTC−05:00 » where French has no other name for it.
 * @param timeZone of the IANA list, as an edition writes it.
 */
export function timeZoneText(timeZone: string): string {
  const known = names.get(timeZone);
  if (known !== undefined) return known;
  const town = FRENCH_NAMES[timeZone];
  const name = `heure ${town ?? otherName(timeZone)}`;
  names.set(timeZone, name);
  return name;
}

/** « du Japon », from « heure normale du Japon ». */
function otherName(timeZone: string): string {
  const format = new Intl.DateTimeFormat('fr-FR', { timeZone, timeZoneName: 'longGeneric' });
  const field = format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName');
  const name = (field?.value ?? timeZone).replaceAll('’', "'").replaceAll(/\s/g, ' ');
  const [, place] = /^heure : (.+)$/.exec(name) ?? [];
  return place === undefined ? name.replace(/^heure (normale )?/, '') : `locale (${place})`;
}
