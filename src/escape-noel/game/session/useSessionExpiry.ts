import { createContext, useContext } from 'react';
import { signOutIntent } from './expiringFlags';

interface SessionExpiry {
  /** A session that ended without a sign-out: `here` while this page was open, which then stays as it is; `away` before. */
  expired: 'here' | 'away' | null;
  /** Its owner has left, in this tab or another, since this page was opened. */
  hasLeft: boolean;
  dismiss: () => void;
}

export const NEVER_EXPIRED: SessionExpiry = { expired: null, hasLeft: false, dismiss: () => {} };

export const ExpiryContext = createContext<SessionExpiry>(NEVER_EXPIRED);

export const useSessionExpiry = (): SessionExpiry => useContext(ExpiryContext);

/** Whether a session that has just ended has expired: no tab of this browser has signed out. */
export const hasExpired = (): boolean => signOutIntent.read() === null;
