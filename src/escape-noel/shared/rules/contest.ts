import type { Knight } from '@/api/knights';
import { RIDDLE_COUNT } from './days';
import { MEDIA_POINTS, MOST_POINTS_A_DAY, REVIEW_POINTS, reviewBonus } from './score';

/** Where a knight's points come from (rule 5.2). The total is the server's, whatever it is made of. */
export function pointsRecap({
  totalScore,
  hasReview,
  hasMedia,
}: Pick<Knight, 'totalScore' | 'hasReview' | 'hasMedia'>) {
  return {
    riddles: totalScore - reviewBonus({ hasReview, hasMedia }),
    review: hasReview ? REVIEW_POINTS : 0,
    media: hasMedia ? MEDIA_POINTS : 0,
    total: totalScore,
  };
}

/** The most that riddles give: 24 × 5 (rule 5.2). */
export const MAX_RIDDLE_SCORE = RIDDLE_COUNT * MOST_POINTS_A_DAY;

/** The most that anybody can reach: 133. */
export const MAX_TOTAL = MAX_RIDDLE_SCORE + REVIEW_POINTS + MEDIA_POINTS;
