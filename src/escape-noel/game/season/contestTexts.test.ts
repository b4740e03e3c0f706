import { expect, test } from 'vitest';
import { contestDate, contestEnd } from './contestTexts';

test("the contest's last day is in French, whatever the time zone", () => {
  expect(contestDate('2024-12-31')).toBe('31 décembre 2024');
});

test.each([
  ['2024-12-31T19:00:00Z', '31 décembre 2024 à 20:00'],
  ['2024-12-31T23:00:00Z', '31 décembre 2024'],
  ['2024-06-30T22:00:00Z', '30 juin 2024'],
])('an end of %s is written %j, as in Paris', (endsAt, written) => {
  expect(contestEnd(new Date(endsAt))).toBe(written);
});
