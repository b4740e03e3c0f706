import { createContext, useContext } from 'react';
import type { Account } from '@/api/auth';
import type { Knight } from '@/api/knights';
import type { TravellerId } from '../storage/travellers';

/** Name shown when an account has none (rule 2.1). */
export const DEFAULT_NAME = 'Chevalier';

/**
 * The player's session. `playerId` is the knight that plays, one of the account's. `knight` is its row: null while it is being fetched,
 * and when it could not be. `traveller` is the visitor who plays (rule 28.14): null for the first one of this browser, and for a knight.
 */
export type Session =
  | { status: 'loading' | 'visitor'; account: null; playerId: null; knight: null; traveller: TravellerId }
  | { status: 'knight'; account: Account; playerId: string; knight: Knight | null; traveller: null };

export const LOADING: Session = {
  status: 'loading',
  account: null,
  playerId: null,
  knight: null,
  traveller: null,
};
export const SessionContext = createContext<Session>(LOADING);

export const useSession = (): Session => useContext(SessionContext);

/** The owner of what is stored of the player (`keyOf`): a knight's or a traveller's id. */
export function useOwner(): string | null {
  const { playerId, traveller } = useSession();
  return playerId ?? traveller;
}

/** The name of the account, which its first knight has too (rule 28.1); null for another knight. */
const accountName = ({ account, playerId }: Session): string | null =>
  account && account.id === playerId ? (account.username ?? account.fullName) : null;

/** The name of the player: the knight's, else the account's, else « Chevalier » (rule 2.1). */
export const nameOf = (session: Session): string =>
  session.knight?.displayName ?? session.knight?.username ?? accountName(session) ?? DEFAULT_NAME;

export const publicNameOf = (session: Session): string =>
  session.knight?.nameWithheld ? DEFAULT_NAME : nameOf(session);
