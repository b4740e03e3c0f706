import * as v from 'valibot';
import { setPlayingKnight } from '@/api/playingKnight';
import { memoized } from '@/lib/memoized';
import { keyOf, persisted, removeKeys } from '@/lib/storage';
import { DAYS_KEY } from './homeKeys';

const listed = v.object({
  id: v.string(),
  name: v.nullable(v.string()),
  portrait: v.number(),
  totalScore: v.number(),
  completedCount: v.number(),
  isFirst: v.boolean(),
});

/** The knights of an account as last received, to choose one without a network (rule 28.9). */
export const knightsOf = memoized(
  (account: string) => persisted('local', keyOf('escape-noel-chevaliers', account), v.array(listed), []),
  (account) => account,
  2,
);

/** The day in Paris on which a knight of the account, or for null a traveller, was last chosen on this device. */
const eveningOf = (account: string | null) =>
  persisted('local', keyOf('escape-noel-soir', account), v.string(), '');

/** Today in Paris: an evening ends with its date. @returns for example « 2026-12-05 ». */
const today = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

/** True if no knight of the account, or for null no traveller, has been chosen this evening on this device (rules 28.8, 28.16). */
export const isEveningNew = (account: string | null): boolean => eveningOf(account).read() !== today();

export const followEvening = (account: string | null, listener: () => void): (() => void) =>
  eveningOf(account).follow(listener);

/** « Qui joue ce soir ? » is answered, or there is no choice. */
export const closeEvening = (account: string | null): boolean => eveningOf(account).write(today());

const LOST = 'perdu';

/** « Qui joue ce soir ? » is asked again in every tab, because the account no longer has the knight that played. */
export const askAfterLoss = (account: string): boolean => eveningOf(account).write(LOST);

export const isAskedAfterLoss = (account: string): boolean => eveningOf(account).read() === LOST;

const SIGNED_IN = 'connexion';

/** « Qui joue ce soir ? » is asked again, after a sign-in. */
export const reopenEvening = (account: string): boolean => eveningOf(account).write(SIGNED_IN);

/** True if the question cannot wait for the page: after a sign-in or a loss, and where several knights are known to play. */
export const isEveningUrgent = (account: string): boolean =>
  [SIGNED_IN, LOST].includes(eveningOf(account).read()) || knightsOf(account).read().length > 1;

/** This knight plays from now on, on this device and in all its tabs. */
export function chooseKnight(account: string, knight: string): void {
  // They are of the knight before.
  removeKeys('local', (key) => key === DAYS_KEY);
  closeEvening(account);
  setPlayingKnight(account, knight);
}

/** Removes from this device which knights an account has and which one plays. */
export function forgetKnights(account: string): void {
  knightsOf(account).remove();
  eveningOf(account).remove();
  setPlayingKnight(account, account);
}
