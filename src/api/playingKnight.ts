import * as v from 'valibot';
import { memoized } from '@/lib/memoized';
import { keyOf, persisted } from '@/lib/storage';
import { forgetProof } from './ownerProof';
import { storedAccount } from './sessionKey';

/** The beginning of the keys, which end with the account. */
const CHOICE_KEYS = 'escape-noel-chevalier';

/** The knight that plays for an account on this device, in all its tabs; null for the first one. */
const choiceOf = (account: string) =>
  persisted('local', keyOf(CHOICE_KEYS, account), v.nullable(v.pipe(v.string(), v.uuid())), null);

/** The id of the knight that plays for an account: by default its first one, whose id is the account's (rule 28.1). */
export const knightOf = (account: string): string => choiceOf(account).read() ?? account;

/** The id of the knight that plays for the stored session; null without one. */
export function playingKnight(): string | null {
  const account = storedAccount();
  return account === null ? null : knightOf(account);
}

const seat = v.object({
  /** The knight that plays, and the one that sits at its riddle. */
  knight: v.string(),
  companion: v.string(),
  day: v.number(),
  /** The code of a past edition; null for the current one. */
  edition: v.nullable(v.string()),
  /** False while « À deux » is only being prepared. */
  isTaken: v.boolean(),
});

/** « À deux » (rule 28.13): the knight of an account that sits at a day with the one that plays, in this tab. */
export const seatOf = memoized(
  (account: string) => persisted('session', keyOf('escape-noel-a-deux', account), v.nullable(seat), null),
  (account) => account,
  2,
);

/** The knights for which this tab may ask and answer: the one that plays, and the one that sits with it. */
export function seatedKnights(account: string): string[] {
  const knight = knightOf(account);
  const taken = seatOf(account).read();
  return taken?.knight === knight ? [knight, taken.companion] : [knight];
}

/** From now on this knight plays for the account, on this device. */
export function setPlayingKnight(account: string, knight: string): void {
  forgetProof();
  seatOf(account).remove();
  if (knight === account) choiceOf(account).remove();
  else choiceOf(account).write(knight);
}

/** Subscribes to the choice of an account's knight, in this tab and the others. @returns a function that unsubscribes. */
export const followKnight = (account: string, listener: () => void): (() => void) =>
  choiceOf(account).follow(listener);

const lossListeners = new Set<(knight: string) => void>();

/** Subscribes to the loss of the playing knight: the server no longer knows it. @returns a function that unsubscribes. */
export function onKnightLost(listener: (knight: string) => void): () => void {
  lossListeners.add(listener);
  return () => lossListeners.delete(listener);
}

/** Forgets a knight that the server no longer knows, once. @param account whose session the refused call carried. */
export function loseKnight(account: string, knight: string): void {
  if (knight === account || knightOf(account) !== knight) return;
  choiceOf(account).remove();
  for (const listener of lossListeners) listener(knight);
}
