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

/**
 * Whether a session that this page finds ended has expired: no tab of this browser has signed out, neither a moment ago nor since this
 * page was opened, which the browser may have suspended for hours.
 * @param account the session's, where it is known.
 */
export const hasExpired = (account?: string): boolean =>
  signOutIntent.read() === null && signOutIntent.readSince(performance.timeOrigin) !== account;
