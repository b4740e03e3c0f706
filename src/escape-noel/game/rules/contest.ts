import type { Knight } from '@/api/knights';
import { RIDDLE_COUNT } from './days';
import { MEDIA_POINTS, MOST_POINTS_A_DAY, REVIEW_POINTS, reviewBonus } from './score';

/** A knight's points by origin (rule 5.2); the total is the server's. */
export const pointsRecap = (knight: Pick<Knight, 'totalScore' | 'hasReview' | 'hasMedia'>) => ({
  riddles: knight.totalScore - reviewBonus(knight),
  review: knight.hasReview ? REVIEW_POINTS : 0,
  media: knight.hasMedia ? MEDIA_POINTS : 0,
  total: knight.totalScore,
});

/** 24 × 5 (rule 5.2). */
export const MAX_RIDDLE_SCORE = RIDDLE_COUNT * MOST_POINTS_A_DAY;

/** 133 (rule 5.2). */
export const MAX_TOTAL = MAX_RIDDLE_SCORE + REVIEW_POINTS + MEDIA_POINTS;
