import { expect, test } from 'vitest';
import { MAX_RIDDLE_SCORE, MAX_TOTAL, pointsRecap } from './contest';

test.each([
  [
    { totalScore: 40, hasReview: false, hasMedia: false },
    { riddles: 40, review: 0, media: 0, total: 40 },
  ],
  [
    { totalScore: 50, hasReview: true, hasMedia: false },
    { riddles: 40, review: 10, media: 0, total: 50 },
  ],
  [
    { totalScore: 53, hasReview: true, hasMedia: true },
    { riddles: 40, review: 10, media: 3, total: 53 },
  ],
  [
    { totalScore: 43, hasReview: false, hasMedia: true },
    { riddles: 40, review: 0, media: 3, total: 43 },
  ],
  [
    { totalScore: 13, hasReview: true, hasMedia: true },
    { riddles: 0, review: 10, media: 3, total: 13 },
  ],
])('the recap of %j adds up', (standing, recap) => {
  expect(pointsRecap(standing)).toEqual(recap);
});

test('riddles give at most 120 points, 133 with the contest', () => {
  expect([MAX_RIDDLE_SCORE, MAX_TOTAL]).toEqual([120, 133]);
});
