import { expect, test } from 'vitest';
import { contestDate, pointsText } from './contestTexts';

test("the contest's last day is written in French, whatever the reader's time zone", () => {
  expect(contestDate('2024-12-31')).toBe('31 décembre 2024');
});

test('one point is singular', () => {
  expect([0, 1, 2].map(pointsText)).toEqual(['0 point', '1 point', '2 points']);
});
