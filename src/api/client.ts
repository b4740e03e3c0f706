import { CodeError, loadModule } from '@/lib/loadModule';
import { ApiError, fromAuth } from './errors';
import { maybeSignedIn, SESSION_KEY, sessionStore, storedToken } from './sessionKey';
import type { supabase } from './supabase';

export type Client = typeof supabase;

let onLoad: (client: Client) => void = () => {};
/** Resolves once a first request has loaded the client. */
export const clientLoaded = new Promise<Client>((resolve) => {
  onLoad = resolve;
});

/** The module of the Supabase client: a third of a page's code, which a visitor can read a riddle without. */
export const clientModule = () =>
  loadModule(() => import('./supabase')).catch((cause: unknown) => {
    throw new ApiError(codeOfModule(cause), 'The Supabase client could not be loaded', { cause });
  });

function codeOfModule(cause: unknown) {
  if (!(cause instanceof CodeError)) return 'unexpected';
  return cause.needsReload ? 'outdated' : 'offline';
}

/** The Supabase client, loaded at the first request. @throws {ApiError} `offline`, `outdated` or `unexpected` when its code cannot be loaded. */
export async function client(): Promise<Client> {
  const { supabase } = await clientModule();
  onLoad(supabase);
  return supabase;
}

/** The client for what is public. @throws {ApiError} as `client`. */
export async function publicClient(): Promise<Client> {
  await client();
  return (await clientModule()).publicSupabase;
}

// A knight's first request needs it: it loads in parallel with the page's code.
if (!import.meta.env.SSR && maybeSignedIn()) client().catch(() => {});

/** The session, renewed first when it must be; null for a visitor, who needs no client for that. @throws {ApiError} without an answer. */
export async function currentSession() {
  if (!maybeSignedIn()) return null;
  const { data, error } = await (await client()).auth.getSession();
  const failure = error && fromAuth(error);
  if (failure && failure.code !== 'refused') throw failure;
  return data.session;
}

let renewal: Promise<void> | undefined;

/**
 * Renews the session whose token the server has refused, once for all the requests that it refused, even for one that learns it after
 * the renewal.
 * @param refused the token stored when the request was sent; null without a session.
 * @throws {ApiError} `signed_out` when it cannot be renewed: the session is then removed, in every tab. `unexpected` without a session.
 */
export async function renewSession(refused: string | null): Promise<void> {
  if (storedToken() !== refused) return;
  renewal ??= renew().finally(() => {
    renewal = undefined;
  });
  await renewal;
}

async function renew(): Promise<void> {
  if (!maybeSignedIn()) throw new ApiError('unexpected', 'The public key was refused');
  const { auth } = await client();
  const { error } = await auth.refreshSession();
  // « Discarded »: another tab has renewed it meanwhile.
  if (!error || error.name === 'AuthRefreshDiscardedError') return;
  const failure = fromAuth(error);
  if (failure.code !== 'refused' && failure.code !== 'signed_out') throw failure;
  await forgetSession();
  throw new ApiError('signed_out', 'The session has ended', { reason: 'session_expired', cause: error });
}

/**
 * Removes this browser's session, in every tab, without the auth service: a session that is being renewed is then discarded.
 * @throws {ApiError} when the tabs could not be notified.
 */
export async function forgetSession(): Promise<void> {
  // The client keeps a session that the service does not confirm as ended; without one it only notifies the tabs.
  sessionStore.removeItem(SESSION_KEY);
  const { error } = await (await client()).auth.signOut({ scope: 'local' });
  if (error) throw fromAuth(error);
}
