import { createClient } from '@supabase/supabase-js';
import type { Database } from './database.types';
import { fetchWithTimeout } from './fetchWithTimeout';
import { SESSION_KEY } from './sessionKey';

// VITE_SUPABASE_URL is « / » for the embedded backend: the page's own origin.
const connect = (auth: { storageKey: string; persistSession?: boolean; autoRefreshToken?: boolean }) =>
  createClient<Database>(
    new URL(import.meta.env.VITE_SUPABASE_URL, location.origin).origin,
    import.meta.env.VITE_SUPABASE_ANON_KEY,
    {
      // `authLink.ts` alone reads what an address carries (decision 0008).
      auth: { flowType: 'pkce', detectSessionInUrl: false, ...auth },
      global: { fetch: fetchWithTimeout },
    },
  );

/** The Supabase client. Loaded on demand by `client.ts`, in browsers only: on Node 20 it would need a WebSocket. */
export const supabase = connect({ storageKey: SESSION_KEY });

/** Makes a client whose session is neither stored nor renewed, beside the one of this browser. */
export const detachedClient = () =>
  connect({ storageKey: `${SESSION_KEY}-detached`, persistSession: false, autoRefreshToken: false });
