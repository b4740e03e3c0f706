import { createClient } from '@supabase/supabase-js';
import { apiFetch } from './apiFetch';
import type { Database } from './database';
import { SESSION_KEY } from './sessionKey';

// VITE_SUPABASE_URL is « / » for the embedded backend: the page's own origin.
const url = new URL(import.meta.env.VITE_SUPABASE_URL, location.origin).origin;
const key = import.meta.env.VITE_SUPABASE_ANON_KEY;
const global = { fetch: apiFetch };

const connect = (auth: { storageKey: string; persistSession?: boolean; autoRefreshToken?: boolean }) =>
  createClient<Database>(url, key, {
    // `authLink.ts` alone reads what an address carries (decision 0008).
    auth: { flowType: 'pkce', detectSessionInUrl: false, ...auth },
    global,
  });

/** The Supabase client. Loaded on demand by `client.ts`, in browsers only: on Node 20 it would need a WebSocket. */
export const supabase = connect({ storageKey: SESSION_KEY });

/** For what is public: it sends no session, so that one the server refuses hides nothing. */
export const publicSupabase = createClient<Database>(url, key, {
  accessToken: () => Promise.resolve(null),
  global,
});

/** Makes a client whose session is neither stored nor renewed, beside the one of this browser. */
export const detachedClient = () =>
  connect({ storageKey: `${SESSION_KEY}-detached`, persistSession: false, autoRefreshToken: false });
