import { frenchDay } from '@/lib/frenchDates';

/** « 31 décembre 2024 », from the publisher's date. */
export const contestDate = (isoDate: string): string => frenchDay(new Date(`${isoDate}T00:00:00`));

const PARIS = { timeZone: 'Europe/Paris' } as const;

/**
 * « 31 décembre 2024 à 20:00 », in the publisher's time zone; at midnight, the day that has just passed. Its formats are made here,
 * since a small phone spends a tenth of a second on them and the page shows the publisher's date until the moment has come.
 */
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
