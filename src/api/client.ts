import { ApiError, fromAuth } from './errors';
import { maybeSignedIn } from './sessionKey';
import type { supabase } from './supabase';

export type Client = typeof supabase;

let onLoad: (client: Client) => void = () => {};
/** Resolves once a first request has loaded the client. */
export const clientLoaded = new Promise<Client>((resolve) => {
  onLoad = resolve;
});

/** The module of the Supabase client: a third of a page's code, which a visitor can read a riddle without. */
export const clientModule = () =>
  import('./supabase').catch((cause: unknown) => {
    throw new ApiError('offline', 'The Supabase client could not be loaded', { cause });
  });

/** The Supabase client, loaded at the first request. @throws {ApiError} `offline` when its code cannot be loaded. */
export async function client(): Promise<Client> {
  const { supabase } = await clientModule();
  onLoad(supabase);
  return supabase;
}

// A knight's first request needs it: it loads beside the code of the page.
if (!import.meta.env.SSR && maybeSignedIn()) client().catch(() => {});

/** The session, renewed first when it must be; null for a visitor, who needs no client for that. @throws {ApiError} without an answer. */
export async function currentSession() {
  if (!maybeSignedIn()) return null;
  const { data, error } = await (await client()).auth.getSession();
  const failure = error && fromAuth(error);
  if (failure && failure.code !== 'refused') throw failure;
  return data.session;
}
