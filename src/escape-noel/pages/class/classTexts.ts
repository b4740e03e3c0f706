import { frenchWeekday } from '@/lib/frenchDates';

/** « lundi 7 décembre ». @param date as « 2026-12-07 ». */
export function dateText(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return frenchWeekday(new Date(year, month - 1, day)).replace(/ \d{4}$/, '');
}

/** « 5, 6 et 7 ». */
export const listText = (days: readonly number[]): string =>
  days.length < 2 ? days.join('') : `${days.slice(0, -1).join(', ')} et ${days.at(-1)}`;
