import { frenchDay } from '@/lib/frenchDates';

/** « 31 décembre 2024 », from 2024-12-31. */
export const contestDate = (isoDate: string): string => frenchDay(new Date(`${isoDate}T00:00:00`));

const PARIS = { timeZone: 'Europe/Paris' } as const;

/** « 31 décembre 2024 à 20:00 » in Paris; for midnight, the day before. Creating a format takes a slow phone a tenth of a second. */
export function contestEnd(endsAt: Date): string {
  const parisDay = new Intl.DateTimeFormat('fr-FR', {
    ...PARIS,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const parisTime = new Intl.DateTimeFormat('fr-FR', { ...PARIS, hour: '2-digit', minute: '2-digit' });
  const time = parisTime.format(endsAt);
  if (time === '00:00') return parisDay.format(new Date(endsAt.getTime() - 1));
  return `${parisDay.format(endsAt)} à ${time}`;
}
