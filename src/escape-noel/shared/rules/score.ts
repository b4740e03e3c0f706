/** Contest points for a validated review, and for its photo (rule 5.2). */
export const REVIEW_POINTS = 10;
export const MEDIA_POINTS = 3;

/**
 * Points for a riddle solved with that many hints (rule 5.1). The server gives them: `private.score_for_hints`.
 * @param hintsUsed 0 or more.
 */
export function scoreForHints(hintsUsed: number): 1 | 2 | 3 | 5 {
  if (hintsUsed <= 0) return 5;
  if (hintsUsed === 1) return 3;
  return hintsUsed === 2 ? 2 : 1;
}

/** The most that a day can give. A browser's day of more is taken for damage: lowering it needs a bound of its own there. */
export const MOST_POINTS_A_DAY = scoreForHints(0);

/** Contest points of a knight's review (rule 5.2). The server gives them: `private.review_bonus`. */
export function reviewBonus({ hasReview, hasMedia }: { hasReview: boolean; hasMedia: boolean }): number {
  return (hasReview ? REVIEW_POINTS : 0) + (hasMedia ? MEDIA_POINTS : 0);
}
