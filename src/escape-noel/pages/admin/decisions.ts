import type { KnightAccount } from '@/api/admin';
import { elided, formatCount } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { labelOf } from '../../game/admin/adminTexts';

type Flags = Pick<KnightAccount, 'hasReview' | 'hasMedia'>;

/** The flags that an admin wants for an account; `account` is the state before. */
export interface Decision extends Flags {
  account: KnightAccount;
}

/** A saved decision, with the account's new total. */
export interface Decided extends Decision {
  totalScore: number;
  /** It undid another decision, and cannot be undone itself. */
  isUndone: boolean;
}

export const changedFlag = ({ account, hasReview }: Decision): keyof Flags =>
  account.hasReview === hasReview ? 'hasMedia' : 'hasReview';

export const toggleId = (accountId: string, flag: keyof Flags): string => `${flag}-${accountId}`;

/** The flags in words: « Avis et photo validés ». */
export function decisionText({ hasReview, hasMedia }: Flags): string {
  if (hasReview && hasMedia) return 'Avis et photo validés';
  if (hasMedia) return 'Photo validée';
  return hasReview ? 'Avis validé' : 'Ni avis ni photo';
}

/** « Avis de Sire Grelot validé : 20 pts au total. » */
export function decidedText(decided: Decided): string {
  const who = isolated(labelOf(decided.account.name));
  const total = `${formatCount(decided.totalScore)}\u00A0pts au total.`;
  if (decided.isUndone) return `C'est annulé pour ${who}\u00A0: ${total}`;
  return changedFlag(decided) === 'hasReview'
    ? `Avis ${elided('de', who)} ${decided.hasReview ? 'validé' : 'retiré'}\u00A0: ${total}`
    : `Photo ${elided('de', who)} ${decided.hasMedia ? 'validée' : 'retirée'}\u00A0: ${total}`;
}
