import { createClient, type SupportedStorage } from '@supabase/supabase-js';
import { apiFetch } from './apiFetch';
import type { Database } from './database';
import { SESSION_KEY } from './sessionKey';

// VITE_SUPABASE_URL is « / » for the embedded backend: the page's own origin.
const url = new URL(import.meta.env.VITE_SUPABASE_URL, location.origin).origin;
const key = import.meta.env.VITE_SUPABASE_ANON_KEY;
const global = { fetch: apiFetch };

/**
 * Where the session is stored. Without a network it is read as if it had not expired: nothing can renew it, and the client would try for
 * half a minute before each request, even those that the service worker answers.
 */
const sessionStore: SupportedStorage = {
  getItem: (name) => {
    const text = localStorage.getItem(name);
    return text === null || navigator.onLine || name !== SESSION_KEY ? text : withoutExpiry(text);
  },
  setItem: (name, text) => localStorage.setItem(name, text),
  removeItem: (name) => localStorage.removeItem(name),
};

const OFFLINE_LIFE_S = 3_600;

function withoutExpiry(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (name, value: unknown) =>
      name === 'expires_at' ? Math.max(Number(value), Date.now() / 1_000 + OFFLINE_LIFE_S) : value,
    );
  } catch {
    return text;
  }
}

function isStorageAllowed(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}

const connect = (auth: {
  storageKey: string;
  persistSession?: boolean;
  autoRefreshToken?: boolean;
  storage?: SupportedStorage;
}) =>
  createClient<Database>(url, key, {
    // `authLink.ts` alone reads what an address carries (decision 0008).
    auth: { flowType: 'pkce', detectSessionInUrl: false, ...auth },
    global,
  });

/** The Supabase client. Loaded on demand by `client.ts`, in browsers only: on Node 20 it would need a WebSocket. */
export const supabase = connect({
  storageKey: SESSION_KEY,
  // Where storage is forbidden the client remembers the session itself.
  ...(isStorageAllowed() && { storage: sessionStore }),
});

/** For what is public: it sends no session, so that one the server refuses hides nothing. */
export const publicSupabase = createClient<Database>(url, key, {
  accessToken: () => Promise.resolve(null),
  global,
});

/** Makes a client whose session is neither stored nor renewed, beside the one of this browser. */
export const detachedClient = () =>
  connect({ storageKey: `${SESSION_KEY}-detached`, persistSession: false, autoRefreshToken: false });
