import { placeOf, shareWaiting } from '../storage/waitingAnswers';
import type { Player, Submission } from './player';
import { isUnsent } from './withOutbox';

/** An answer that the playing knight has just found or given up, for the companion too. */
export interface Shared {
  answer?: Submission;
  bonusAnswer?: string;
}

/**
 * A player with another knight of the account at its side (rule 28.13): hints cost both, and what is right counts for both.
 * @param share has what is right judged for the companion too, at its own price.
 */
export const withCompanion = (
  player: Player,
  companion: Player,
  share: (day: number, shared: Shared) => void,
): Player => ({
  ...player,
  revealHint: async (day, rank) => {
    // First, so that a failure costs the playing knight nothing.
    await companion.revealHint(day, rank);
    return player.revealHint(day, rank);
  },
  submit: async (day, submission) => {
    try {
      const outcome = await player.submit(day, submission);
      if (outcome.status === 'solved') share(day, { answer: submission });
      return outcome;
    } catch (error) {
      const place = placeOf(player.id, player.edition, day);
      if (place && companion.id !== null && isUnsent(submission, error)) shareWaiting(place, companion.id);
      throw error;
    }
  },
  submitBonusAnswer: async (day, text) => {
    const verdict = await player.submitBonusAnswer(day, text);
    if (verdict.status === 'solved') share(day, { bonusAnswer: text });
    return verdict;
  },
});
