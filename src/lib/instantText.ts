import { clockFields, timeZoneText } from './timeZones';

/** « 5 décembre 2026 à 7 h 00 (heure de Paris) ». */
export function instantText(at: Date, timeZone: string): string {
  const { day, month, year, hour, minute } = clockFields(at, timeZone);
  const minutes = String(minute).padStart(2, '0');
  return `${day === 1 ? '1er' : day} ${month} ${year} à ${hour} h ${minutes} (${timeZoneText(timeZone)})`;
}
