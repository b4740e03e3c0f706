/* In the local time zone, without `Intl.DateTimeFormat`, whose first use takes 0.1 s on a slow phone. */

const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(
  ' ',
);
const SHORT_MONTHS = 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ');
const WEEKDAYS = 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' ');

const dayWith = (months: readonly string[], date: Date): string => {
  const day = date.getDate();
  return `${day === 1 ? '1er' : day} ${months[date.getMonth()]} ${date.getFullYear()}`;
};

/** « 1er décembre 2024 ». */
export const frenchDay = (date: Date): string => dayWith(MONTHS, date);

/** « 1er déc. 2024 ». */
export const frenchShortDay = (date: Date): string => dayWith(SHORT_MONTHS, date);

/** « dimanche 1er décembre 2024 ». */
export const frenchWeekday = (date: Date): string => `${WEEKDAYS[date.getDay()]} ${frenchDay(date)}`;

/** « dimanche 1er décembre 2024 à 09:05 ». */
export function frenchMoment(date: Date): string {
  const [hours, minutes] = [date.getHours(), date.getMinutes()].map((field) =>
    String(field).padStart(2, '0'),
  );
  return `${frenchWeekday(date)} à ${hours}:${minutes}`;
}

/** The local midnight of a date without a time, « 2022-09-14 »: its day is the same wherever it is read. */
export function dayOf(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}
