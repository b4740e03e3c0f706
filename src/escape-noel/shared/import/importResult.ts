import type { ImportOutcome } from '@/api/progress';
import type { Offer } from './useImport';

/** What became of an import. */
export interface ImportResult extends Pick<ImportOutcome, 'importedDays' | 'gained' | 'totalScore'> {
  /** The days that could not come. */
  left: readonly number[];
  /** The second questions that came, and those that could not although their day is there: by day. */
  defis: { brought: readonly number[]; left: readonly number[] };
  /** What became of the sentence of the feast, where it was to come. */
  feast: 'none' | 'brought' | 'left';
}

/** What came of what was sent. */
export function resultOf(sent: Offer, outcome: ImportOutcome): ImportOutcome & ImportResult {
  const there = [...outcome.importedDays, ...outcome.keptDays];
  const left = sent.days.map(({ day }) => day).filter((day) => !there.includes(day));
  const brought = sent.defis.filter((day) => outcome.defiDays.includes(day));
  return {
    ...outcome,
    left,
    defis: { brought, left: sent.defis.filter((day) => !brought.includes(day) && !left.includes(day)) },
    feast: !sent.feast ? 'none' : outcome.hasFeast ? 'brought' : 'left',
  };
}

/** Whether something could not come. */
export const isLeft = ({ left, defis, feast }: ImportResult) =>
  left.length > 0 || defis.left.length > 0 || feast === 'left';

/** Whether something came. */
export const isBrought = ({ importedDays, defis, feast }: ImportResult) =>
  importedDays.length > 0 || defis.brought.length > 0 || feast === 'brought';
