import { RIDDLE_COUNT } from './days';
import { MEDIA_POINTS, MOST_POINTS_A_DAY, REVIEW_POINTS, reviewBonus } from './score';

/** What the contest page knows of a knight. */
export interface ContestStanding {
  totalScore: number;
  hasReview: boolean;
  hasMedia: boolean;
}

/** « Points recap » (rule 5.2): riddles, review 10 or 0, photo 3 or 0, total. */
export interface PointsRecap {
  riddles: number;
  review: number;
  media: number;
  total: number;
}

/** Where a knight's points come from. The total is the server's, whatever it is made of. */
export function pointsRecap({ totalScore, hasReview, hasMedia }: ContestStanding): PointsRecap {
  return {
    riddles: totalScore - reviewBonus({ hasReview, hasMedia }),
    review: hasReview ? REVIEW_POINTS : 0,
    media: hasMedia ? MEDIA_POINTS : 0,
    total: totalScore,
  };
}

/** The most that riddles give: 24 × 5 (rule 5.2). */
export const MAX_RIDDLE_SCORE = RIDDLE_COUNT * MOST_POINTS_A_DAY;

/**
 * The most that anybody can reach: 133, or what the riddles give when there is no contest.
 * @param contestIsOpen whether a review is rewarded at all.
 */
export function maxTotal(contestIsOpen: boolean): number {
  return MAX_RIDDLE_SCORE + (contestIsOpen ? REVIEW_POINTS + MEDIA_POINTS : 0);
}
