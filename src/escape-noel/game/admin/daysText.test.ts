import { expect, test } from 'vitest';
import { daysText } from './daysText';

test.each([
  [[], ''],
  [[4], '4'],
  [[4, 5], '4 et 5'],
  [[4, 5, 6, 9, 10, 12], '4 à 6, 9, 10 et 12'],
])('%j are said « %s »', (days, text) => {
  expect(daysText(days)).toBe(text);
});
