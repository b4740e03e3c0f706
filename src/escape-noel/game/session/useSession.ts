import { createContext, useContext } from 'react';
import type { Account } from '@/api/auth';
import type { Knight } from '@/api/knights';

/** Name shown when an account has none (rule 2.1). */
export const DEFAULT_NAME = 'Chevalier';

/** The player's session. `knight` is null while it is being fetched, and when it could not be. */
export type Session =
  | { status: 'loading' | 'visitor'; account: null; knight: null }
  | { status: 'knight'; account: Account; knight: Knight | null };

export const LOADING: Session = { status: 'loading', account: null, knight: null };
export const SessionContext = createContext<Session>(LOADING);

export const useSession = (): Session => useContext(SessionContext);

/** The name of the player: the knight's, else the account's, else « Chevalier » (rule 2.1). */
export const nameOf = ({ account, knight }: Session): string =>
  knight?.displayName ?? knight?.username ?? account?.username ?? account?.fullName ?? DEFAULT_NAME;

export const publicNameOf = (session: Session): string =>
  session.knight?.nameWithheld ? DEFAULT_NAME : nameOf(session);
