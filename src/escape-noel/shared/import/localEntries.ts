import * as v from 'valibot';
import type { LocalEntry, LocalFinalSentence } from '@/api/progress';
import { persisted } from '@/lib/storage';
import { ALL_DAYS } from '../rules/days';
import { visitorFinalSentence, visitorHints, type LocalProgress } from '../player/browserProgress';

/**
 * What a visitor's browser can bring to an account: its completed days, and the hints seen of days that are not completed yet,
 * so that signing in is no way to have hints for nothing.
 */
export function localEntries(progress: LocalProgress): LocalEntry[] {
  return ALL_DAYS.flatMap((day): LocalEntry[] => {
    const hintsSeen = visitorHints(day).read().length;
    const kept = progress.get(day);
    if (!kept) return hintsSeen > 0 ? [{ day, hintsUsed: hintsSeen, revealed: false }] : [];
    const { revealed, answer, hints_used, defi } = kept;
    const hintsUsed = Math.max(hints_used, hintsSeen);
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

/** What a visitor's browser can bring of the final sentence; null without it. */
export function localFinalSentence(): LocalFinalSentence | null {
  const { solved } = visitorFinalSentence.read();
  if (!solved) return null;
  return solved.typed === undefined ? { revealed: true } : { answer: solved.typed };
}

/** Stands for the final sentence among the days of an offer. */
export const FINAL_SENTENCE = 0;
/** Stands for a day's bonus question there. */
export const bonusPart = (day: number) => -day;

/** The offers that were put aside, by account: what was not wanted once is not offered at every page. */
export const declinedOffers = persisted(
  'local',
  'escape-noel-import-declined',
  v.record(v.string(), v.array(v.number())),
  {},
);

/** Puts the offer of these days, bonus questions and finalSentence aside for this account, until there are others. */
export function decline(accountId: string, parts: readonly number[]): void {
  declinedOffers.write({ ...declinedOffers.read(), [accountId]: [...parts] });
}
