/** Where the browser stores the session. Apart from the client, so that a page can look without loading it. */
export const SESSION_KEY = 'escape-noel-session';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export const maybeSignedIn = (): boolean => read(SESSION_KEY) !== null;

/** The secret stored until a link comes back with its code; null when this browser requested none. */
export const pendingExchange = (): string | null => read(`${SESSION_KEY}-code-verifier`);
