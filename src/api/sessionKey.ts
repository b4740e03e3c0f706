/** The storage key of the session. Not in the client's module, so that a page can check it without loading the client. */
export const SESSION_KEY = 'escape-noel-session';
const VERIFIER_KEY = `${SESSION_KEY}-code-verifier`;

/** Texts that full or forbidden storage refused: kept in memory until the page closes. */
const held = new Map<string, string>();
const listeners = new Set<() => void>();

function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** The client's storage of the session: `localStorage`, else memory. */
export const sessionStore = {
  /** Reads `localStorage` first: another tab may have stored the text since. */
  getItem: (key: string): string | null => {
    try {
      return localStorage.getItem(key) ?? held.get(key) ?? null;
    } catch {
      return held.get(key) ?? null;
    }
  },
  setItem: (key: string, text: string): void => {
    if (store(key, text)) return forgetHeld(key);
    // The text before is of no use: its token has been replaced. The new one may take its room.
    sessionStore.removeItem(key);
    if (store(key, text)) return;
    held.set(key, text);
    for (const listener of listeners) listener();
  },
  removeItem: (key: string): void => {
    try {
      localStorage.removeItem(key);
    } catch {
      // Forbidden storage is empty.
    }
    forgetHeld(key);
  },
};

/** Forgets a text that this page alone holds. */
export function forgetHeld(key: string): void {
  if (held.delete(key)) for (const listener of listeners) listener();
}

/** Subscribes to whether the session is stored. @returns unsubscribes. */
export function followSessionStore(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True if the session is in memory only, and ends with the page. */
export const isSessionHeld = (): boolean => held.has(SESSION_KEY);

/** True if the code verifier of a Google sign-in outlives the page: the return from Google needs it. */
export const isExchangeStored = (): boolean => !held.has(VERIFIER_KEY);

export const maybeSignedIn = (): boolean => sessionStore.getItem(SESSION_KEY) !== null;

/** The secret stored until a link comes back with its code; null when this browser requested none. */
export const pendingExchange = (): string | null => sessionStore.getItem(VERIFIER_KEY);

/** The id of the account whose session is stored, which may have expired; null without one. */
export const storedAccount = (): string | null => textIn('user', 'id');

/** The access token of the stored session; null without one. */
export const storedToken = (): string | null => textIn('access_token');

function textIn(...path: string[]): string | null {
  try {
    const session: unknown = JSON.parse(sessionStore.getItem(SESSION_KEY) ?? 'null');
    const found = path.reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : null),
      session,
    );
    return typeof found === 'string' ? found : null;
  } catch {
    return null;
  }
}
