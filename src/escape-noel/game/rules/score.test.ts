import { expect, test } from 'vitest';
import { reviewBonus, scoreForHints } from './score';

test.each([
  [0, 5],
  [1, 3],
  [2, 2],
  [3, 1],
  [4, 1],
])('with %i hints a riddle gives %i points (rule 5.1)', (hints, points) => {
  expect(scoreForHints(hints)).toBe(points);
});

test.each([
  [false, false, 0],
  [true, false, 10],
  [false, true, 3],
  [true, true, 13],
])('review %s, photo %s: %i points (rule 5.2)', (hasReview, hasMedia, points) => {
  expect(reviewBonus({ hasReview, hasMedia })).toBe(points);
});
