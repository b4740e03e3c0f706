import { localEntries, localFinalSentence } from '../import/localEntries';
import { visitorStorage } from '../storage/browserProgress';
import type { TransferredJourney } from './journeyLink';

/**
 * The progress that this browser stores in an edition, for a link.
 * @param edition null for the current one.
 * @param code the code of that edition.
 */
export function localJourney(edition: string | null, code: string): TransferredJourney {
  const solved = localFinalSentence(edition);
  const hintsUsed = visitorStorage(edition).finalSentence.read().hints.length;
  return {
    edition: code,
    days: localEntries(edition),
    finalSentence:
      solved && 'answer' in solved
        ? { hintsUsed, answer: solved.answer, revealed: false }
        : { hintsUsed, revealed: solved !== null },
  };
}
