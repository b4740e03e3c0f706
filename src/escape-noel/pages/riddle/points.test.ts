import { expect, it } from 'vitest';
import { countOfPoints, countOfSeconds, pointsWon } from './points';

it('writes points and seconds as French does: plural from two on', () => {
  expect([0, 1, 2, 5].map(pointsWon)).toEqual([
    '+0 point gagné',
    '+1 point gagné',
    '+2 points gagnés',
    '+5 points gagnés',
  ]);
  expect([1, 3].map(countOfPoints)).toEqual(['1\u00A0point', '3\u00A0points']);
  expect([1, 42].map(countOfSeconds)).toEqual(['1\u00A0seconde', '42\u00A0secondes']);
});
