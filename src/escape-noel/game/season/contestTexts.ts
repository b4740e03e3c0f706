import { frenchDay } from '@/lib/frenchDates';

/** « 31 décembre 2024 », from 2024-12-31. */
export const contestDate = (isoDate: string): string => frenchDay(new Date(`${isoDate}T00:00:00`));

const PARIS = { timeZone: 'Europe/Paris' } as const;

/** « 1er décembre 2026 », the day of an instant in Paris. Creating a format takes a slow phone a tenth of a second. */
export function contestDay(instant: Date): string {
  const format = new Intl.DateTimeFormat('fr-FR', {
    ...PARIS,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return format.format(instant).replace(/^1 /, '1er ');
}

/** « 31 décembre 2024 à 20:00 » in Paris; for midnight, the day before. */
export function contestEnd(endsAt: Date): string {
  const parisTime = new Intl.DateTimeFormat('fr-FR', { ...PARIS, hour: '2-digit', minute: '2-digit' });
  const time = parisTime.format(endsAt);
  if (time === '00:00') return contestDay(new Date(endsAt.getTime() - 1));
  return `${contestDay(endsAt)} à ${time}`;
}
