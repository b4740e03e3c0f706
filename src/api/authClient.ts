import type { AuthChangeEvent, AuthClient } from '@supabase/auth-js';
import { AFTER_WHAT_IS_SHOWN_MS, whenIdle } from '@/lib/whenIdle';
import { BackendError, fromAuth } from './errors';
import { readSession, type Session, type SessionUser } from './keptSession';
import { backendOrigin, fetchInTime, publicKey } from './project';
import { maybeSignedIn, SESSION_KEY } from './sessionKey';

type Listener = (event: AuthChangeEvent, user: SessionUser | null) => void;

export type Client = InstanceType<typeof AuthClient>;

const listeners = new Set<Listener>();
let client: Promise<Client> | undefined;

async function connect(auth: { storageKey: string; persistSession: boolean; autoRefreshToken: boolean }) {
  const library = await import('@supabase/auth-js').catch((error: unknown) => {
    throw new BackendError('unreachable', "Le programme de connexion n'est pas venu", { cause: error });
  });
  return new library.AuthClient({
    url: `${backendOrigin()}/auth/v1`,
    headers: { apikey: publicKey(), Authorization: `Bearer ${publicKey()}` },
    ...auth,
    flowType: 'pkce',
    // What an address carries is read in one place (authLink.ts), never by the client itself.
    detectSessionInUrl: false,
    fetch: fetchInTime,
  });
}

async function open() {
  const opened = await connect({ storageKey: SESSION_KEY, persistSession: true, autoRefreshToken: true });
  opened.onAuthStateChange((event, session) => {
    for (const listener of listeners) listener(event, session?.user ?? null);
  });
  return opened;
}

/**
 * The client of the auth service. Its program is as heavy as all the rest of this folder, so it is fetched for whoever signs in or
 * has to be renewed, and for a knight once the page is at rest. @throws {BackendError} `unreachable` when it does not come.
 */
export function authClient(): Promise<Client> {
  client ??= open().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** Has the client there before it is needed; whoever needs it and does not get it says so. */
const openAhead = () => void authClient().catch(() => undefined);

/** A client of one moment, whose session is nobody's in this browser and is kept nowhere. @throws {BackendError} */
export const authClientApart = () =>
  connect({ storageKey: `${SESSION_KEY}-apart`, persistSession: false, autoRefreshToken: false });

/**
 * The session of whoever is signed in; null for a visitor. Until the auth client is there, what the browser keeps is enough.
 * @throws {BackendError} `unreachable` when it has to be renewed and no answer comes.
 */
export async function currentSession(): Promise<Pick<Session, 'access_token' | 'user'> | null> {
  if (!client) {
    if (!maybeSignedIn()) return null;
    const kept = readSession();
    if (kept) return kept;
  }
  const { data, error } = await (await authClient()).getSession();
  const failure = error && fromAuth(error);
  if (failure?.code === 'unreachable') throw failure;
  return data.session;
}

/**
 * Hears of what happens to the session, in this tab and in the others.
 * @returns how to stop.
 */
export function followSession(listener: Listener): () => void {
  listeners.add(listener);
  const hear = ({ key }: StorageEvent) => {
    // Another tab signs in: only then does a visitor need the client.
    if (key === SESSION_KEY) openAhead();
  };
  addEventListener('storage', hear);
  const giveUp = maybeSignedIn() ? whenIdle(openAhead, AFTER_WHAT_IS_SHOWN_MS) : null;
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', hear);
    giveUp?.();
  };
}
