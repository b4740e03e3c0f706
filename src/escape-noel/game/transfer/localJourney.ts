import { localEntries, localFinalSentence } from '../import/localEntries';
import { visitorStorage } from '../storage/browserProgress';
import type { TravellerId } from '../storage/travellers';
import type { TransferredJourney } from './journeyLink';

/**
 * The progress that this browser stores of a traveller in an edition, for a link.
 * @param edition null for the current one.
 * @param code the code of that edition.
 */
export function localJourney(
  edition: string | null,
  code: string,
  traveller: TravellerId,
): TransferredJourney {
  const solved = localFinalSentence(edition, traveller);
  const hintsUsed = visitorStorage(edition, traveller).finalSentence.read().hints.length;
  return {
    edition: code,
    days: localEntries(edition, traveller),
    finalSentence:
      solved && 'answer' in solved
        ? { hintsUsed, answer: solved.answer, revealed: false }
        : { hintsUsed, revealed: solved !== null },
  };
}
