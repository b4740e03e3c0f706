/** Contest points for a validated review, and for its photo (rule 5.2). */
export const REVIEW_POINTS = 10;
export const MEDIA_POINTS = 3;

/** Points of a riddle (rule 5.1), as `private.score_for_hints` on the server. */
export function scoreForHints(hintsUsed: number): 1 | 2 | 3 | 5 {
  if (hintsUsed <= 0) return 5;
  if (hintsUsed === 1) return 3;
  return hintsUsed === 2 ? 2 : 1;
}

/** A day stored in a browser with more points than this is read as damaged. */
export const MOST_POINTS_A_DAY = scoreForHints(0);

/** Contest points of a knight's review (rule 5.2), as `private.review_bonus` on the server. */
export const reviewBonus = ({ hasReview, hasMedia }: { hasReview: boolean; hasMedia: boolean }): number =>
  (hasReview ? REVIEW_POINTS : 0) + (hasMedia ? MEDIA_POINTS : 0);
