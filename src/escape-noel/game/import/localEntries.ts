import * as v from 'valibot';
import type { LocalEntry, LocalFinalSentence } from '@/api/progress';
import { persisted } from '@/lib/storage';
import { ALL_DAYS } from '../rules/days';
import { visitorStorage } from '../storage/browserProgress';
import type { TravellerId } from '../storage/travellers';

/** The completed days, and the revealed hints of the others, so that signing in does not make hints free. */
export function localEntries(edition: string | null, traveller: TravellerId): LocalEntry[] {
  const { progress, hints } = visitorStorage(edition, traveller);
  const completions = progress.read();
  return ALL_DAYS.flatMap((day): LocalEntry[] => {
    const hintCount = hints(day).read().length;
    const completion = completions.get(day);
    if (!completion) return hintCount > 0 ? [{ day, hintsUsed: hintCount, revealed: false }] : [];
    const { revealed, answer, hints_used, defi } = completion;
    const hintsUsed = Math.max(hints_used, hintCount);
    return [
      {
        day,
        hintsUsed,
        revealed,
        ...(answer === undefined ? {} : { answer }),
        ...(defi && { bonusAnswer: defi.typed }),
      },
    ];
  });
}

export function localFinalSentence(
  edition: string | null,
  traveller: TravellerId,
): LocalFinalSentence | null {
  const { hints, solved } = visitorStorage(edition, traveller).finalSentence.read();
  if (!solved) return null;
  const hintsUsed = hints.length;
  return solved.typed === undefined ? { hintsUsed, revealed: true } : { hintsUsed, answer: solved.typed };
}

/** Items of an offer that can be declined: a day by its number, the final sentence, and a day's bonus answer. */
export const FINAL_SENTENCE = 0;
export const bonusItem = (day: number) => -day;
/** The day of an item that is a day or a bonus answer. */
export const dayOf = (item: number) => Math.abs(item);

/** The declined items, by knight, edition and traveller: they are not offered at every page. */
export const declinedOffers = persisted(
  'local',
  'escape-noel-import-declined',
  v.record(v.string(), v.array(v.number())),
  {},
);

/** @param edition the code, so that nothing is declined of the next one. */
export const declinedKey = (player: string, edition: string | null, traveller: TravellerId): string =>
  [player, edition, ...(traveller === null ? [] : [traveller])].join(' ');

/** Declines these items, in place of those declined before. */
export function decline(key: string, items: readonly number[]): void {
  declinedOffers.write({ ...declinedOffers.read(), [key]: [...items] });
}
