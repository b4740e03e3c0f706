import { expect, test } from 'vitest';
import { frenchDay, frenchMoment, frenchShortDay } from './frenchDates';

/** The platform's format, with « 1er » for the first of the month. */
const platform = (options: Intl.DateTimeFormatOptions, date: Date) =>
  new Intl.DateTimeFormat('fr-FR', options).format(date).replace(/(^|\s)1(?=\s\p{L})/u, '$11er');

const days = Array.from({ length: 400 }, (_, index) => new Date(2024, 0, 1 + index, index % 24, index % 60));

test('every day of a year is written as in the French format of the platform, but for « 1er »', () => {
  for (const date of days) {
    expect(frenchDay(date)).toBe(platform({ day: 'numeric', month: 'long', year: 'numeric' }, date));
    expect(frenchShortDay(date)).toBe(platform({ day: 'numeric', month: 'short', year: 'numeric' }, date));
    expect(frenchMoment(date)).toBe(platform({ dateStyle: 'full', timeStyle: 'short' }, date));
  }
  expect(frenchMoment(new Date(2024, 11, 1, 9, 5))).toBe('dimanche 1er décembre 2024 à 09:05');
});
