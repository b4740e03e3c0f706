import type { KnightAccount } from '@/api/admin';
import { formatCount } from '@/lib/french';
import { labelOf } from './adminTexts';

type Flags = Pick<KnightAccount, 'hasReview' | 'hasMedia'>;

/** What is asked of an account: both flags as they are to be. The account is as it stood before. */
export interface Decision extends Flags {
  account: KnightAccount;
}

/** A decision that the server has taken, with the total that it made. */
export interface Decided extends Decision {
  totalScore: number;
  /** Whether it took another back: it is not offered to take that back in turn. */
  isUndone: boolean;
}

/** The flag that a decision changed. */
export const changedFlag = ({ account, hasReview }: Decision): keyof Flags =>
  account.hasReview === hasReview ? 'hasMedia' : 'hasReview';

/** The box that ticks a flag of an account. */
export const toggleId = (accountId: string, flag: keyof Flags): string => `${flag}-${accountId}`;

/** What the latest decision left: « Avis et photo validés ». */
export function decisionText({ hasReview, hasMedia }: Flags): string {
  if (hasReview && hasMedia) return 'Avis et photo validés';
  if (hasMedia) return 'Photo validée';
  return hasReview ? 'Avis validé' : 'Ni avis ni photo';
}

/** What just happened: « Avis de Sire Grelot validé : 20 pts au total. » */
export function decidedText(decided: Decided): string {
  const who = labelOf(decided.account.name);
  const total = `${formatCount(decided.totalScore)}\u00A0pts au total.`;
  if (decided.isUndone) return `C'est annulé pour ${who}\u00A0: ${total}`;
  return changedFlag(decided) === 'hasReview'
    ? `Avis de ${who} ${decided.hasReview ? 'validé' : 'retiré'}\u00A0: ${total}`
    : `Photo de ${who} ${decided.hasMedia ? 'validée' : 'retirée'}\u00A0: ${total}`;
}
