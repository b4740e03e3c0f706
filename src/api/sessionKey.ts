/** Where the browser keeps the session. Stands apart from the client, so that a page can look before loading anything. */
export const SESSION_KEY = 'escape-noel-session';

/** How long before its end the auth client renews a session, in milliseconds. */
export const RENEWED_BEFORE_MS = 90_000;

/** What stands in the storage; null too where it is forbidden. */
export function look(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether somebody may be signed in in this browser: a look at the storage, no request. */
export const maybeSignedIn = (): boolean => look(SESSION_KEY) !== null;

/** What the client keeps until a link of the auth service comes back with its code; null when this browser asked for none. */
export const pendingExchange = (): string | null => look(`${SESSION_KEY}-code-verifier`);
