import type { ImportOutcome } from '@/api/progress';
import type { LocalCompletion } from '../storage/browserProgress';

export interface Offer {
  days: readonly { day: number; completion: LocalCompletion }[];
  /** The days whose bonus question is answered here: those above, and some that the account has (rule 13.3). */
  bonusDays: readonly number[];
  /** Whether the final sentence can be imported too: once every day is on the account (rule 14.1). */
  finalSentence: boolean;
}

export interface ImportResult extends Pick<ImportOutcome, 'importedDays' | 'gained' | 'totalScore'> {
  left: readonly number[];
  /** The days of the bonus answers imported, and of those that were not although their day is on the account. */
  bonusDays: { brought: readonly number[]; left: readonly number[] };
  finalSentence: 'none' | 'brought' | 'left';
}

export function resultOf(sent: Offer, outcome: ImportOutcome): ImportOutcome & ImportResult {
  const onAccount = [...outcome.importedDays, ...outcome.knownDays];
  const left = sent.days.map(({ day }) => day).filter((day) => !onAccount.includes(day));
  const brought = sent.bonusDays.filter((day) => outcome.answeredBonusDays.includes(day));
  return {
    ...outcome,
    left,
    bonusDays: {
      brought,
      left: sent.bonusDays.filter((day) => !brought.includes(day) && !left.includes(day)),
    },
    finalSentence: !sent.finalSentence ? 'none' : outcome.hasFinalSentence ? 'brought' : 'left',
  };
}

export const isLeft = ({ left, bonusDays, finalSentence }: ImportResult) =>
  left.length > 0 || bonusDays.left.length > 0 || finalSentence === 'left';

export const isBrought = ({ importedDays, bonusDays, finalSentence }: ImportResult) =>
  importedDays.length > 0 || bonusDays.brought.length > 0 || finalSentence === 'brought';
