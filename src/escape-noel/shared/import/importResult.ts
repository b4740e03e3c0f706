import type { ImportOutcome } from '@/api/progress';
import type { Offer } from './useImport';

/** What became of an import. */
export interface ImportResult extends Pick<ImportOutcome, 'importedDays' | 'gained' | 'totalScore'> {
  /** The days that could not come. */
  left: readonly number[];
  /** The bonus questions that came, and those that could not although their day is there: by day. */
  bonusDays: { brought: readonly number[]; left: readonly number[] };
  /** What became of the final sentence, where it was to come. */
  finalSentence: 'none' | 'brought' | 'left';
}

/** What came of what was sent. */
export function resultOf(sent: Offer, outcome: ImportOutcome): ImportOutcome & ImportResult {
  const there = [...outcome.importedDays, ...outcome.keptDays];
  const left = sent.days.map(({ day }) => day).filter((day) => !there.includes(day));
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

/** Whether something could not come. */
export const isLeft = ({ left, bonusDays, finalSentence }: ImportResult) =>
  left.length > 0 || bonusDays.left.length > 0 || finalSentence === 'left';

/** Whether something came. */
export const isBrought = ({ importedDays, bonusDays, finalSentence }: ImportResult) =>
  importedDays.length > 0 || bonusDays.brought.length > 0 || finalSentence === 'brought';
