/** Where the browser keeps the session. Stands apart from the client, so that a page can look before loading anything. */
export const SESSION_KEY = 'escape-noel-session';

/** Whether somebody may be signed in in this browser: a look at the storage, no request. */
export function maybeSignedIn(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false;
  }
}

/** What the client keeps until a link of the auth service comes back with its code; null when this browser asked for none. */
export function pendingExchange(): string | null {
  try {
    return localStorage.getItem(`${SESSION_KEY}-code-verifier`);
  } catch {
    return null;
  }
}
