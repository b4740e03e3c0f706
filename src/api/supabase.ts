import { createClient, type SupportedStorage } from '@supabase/supabase-js';
import { apiFetch } from './apiFetch';
import type { Database } from './database';
import { forgetHeld, SESSION_KEY, sessionStore } from './sessionKey';

// VITE_SUPABASE_URL is « / » for the embedded backend: the page's own origin.
const url = new URL(import.meta.env.VITE_SUPABASE_URL, location.origin).origin;
const key = import.meta.env.VITE_SUPABASE_ANON_KEY;
const global = { fetch: apiFetch };

/**
 * The session's store. Without a network the session is read as if it had not expired: nothing can renew it, and the client would try for
 * half a minute before each request, even those that the service worker answers.
 */
const storage: SupportedStorage = {
  ...sessionStore,
  getItem: (name) => {
    const text = sessionStore.getItem(name);
    return text === null || navigator.onLine || name !== SESSION_KEY ? text : withoutExpiry(text);
  },
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
export const supabase = connect({ storageKey: SESSION_KEY, storage });

// A sign-out in another tab reaches what this page alone holds.
supabase.auth.onAuthStateChange((event) => {
  if (event === 'SIGNED_OUT') forgetHeld(SESSION_KEY);
});

/** For what is public: it sends no session, so that one the server refuses hides nothing. */
export const publicSupabase = createClient<Database>(url, key, {
  accessToken: () => Promise.resolve(null),
  global,
});

/** Makes a client whose session is neither stored nor renewed, separate from the browser's session. */
export const detachedClient = () =>
  connect({ storageKey: `${SESSION_KEY}-detached`, persistSession: false, autoRefreshToken: false });
