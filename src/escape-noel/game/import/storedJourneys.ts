import { useCallback, useSyncExternalStore } from 'react';
import { visitorStorage, type LocalProgress } from '../storage/browserProgress';
import { travellers, type Traveller } from '../storage/travellers';

/** A traveller's things that this browser stores in an edition. */
export interface StoredJourney {
  traveller: Traveller;
  days: LocalProgress;
  hasFinalSentence: boolean;
}

const NONE: readonly StoredJourney[] = [];
const known = new Map<string | null, readonly StoredJourney[]>();

/** The same array until something in it changes. */
function readJourneys(edition: string | null): readonly StoredJourney[] {
  const found = travellers.read().flatMap((traveller): StoredJourney[] => {
    const { progress, finalSentence } = visitorStorage(edition, traveller.id);
    const days = progress.read();
    const hasFinalSentence = finalSentence.read().solved !== null;
    return days.size > 0 || hasFinalSentence ? [{ traveller, days, hasFinalSentence }] : [];
  });
  const before = known.get(edition) ?? NONE;
  const isSame = (each: StoredJourney, index: number) =>
    each.traveller === before[index]?.traveller &&
    each.days === before[index].days &&
    each.hasFinalSentence === before[index].hasFinalSentence;
  if (found.length === before.length && found.every(isSame)) return before;
  known.set(edition, found);
  return found;
}

/** Any key: this tab's own changes are events too (`persisted`). */
function followStorage(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

/** The travellers of this browser who have completed something in an edition, in order. */
export const useStoredJourneys = (edition: string | null): readonly StoredJourney[] =>
  useSyncExternalStore(
    followStorage,
    useCallback(() => readJourneys(edition), [edition]),
    () => NONE,
  );
