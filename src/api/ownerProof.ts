import * as v from 'valibot';
import { persisted } from '@/lib/storage';
import { clientModule } from './client';
import { fromAuth } from './errors';

/** The life of a proof, in milliseconds (rule 28.12). */
const PROOF_MS = 10 * 60_000;

/** In memory: it ends with the page. */
let proof: { account: string; at: number } | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setProof(next: typeof proof): void {
  proof = next;
  clearTimeout(timer);
  if (next) timer = setTimeout(forgetProof, PROOF_MS);
  for (const listener of listeners) listener();
}

/** The owner of the account has just signed in, or given its password. */
export const prove = (account: string): void => setProof({ account, at: Date.now() });

/** Another knight plays, or the owner has finished. */
export const forgetProof = (): void => setProof(null);

/** True for ten minutes after the owner of the account has been recognized. */
export const isProven = (account: string): boolean =>
  proof?.account === account && Date.now() - proof.at < PROOF_MS;

/** The account that this tab has left for Google, to be recognized there. */
export const ownersReturn = persisted('session', 'escape-noel-preuve', v.nullable(v.string()), null);

/** Subscribes to the proof. @returns a function that unsubscribes. */
export function followProof(listener: () => void): () => void {
  // A device that slept has not run the timer.
  document.addEventListener('visibilitychange', listener);
  listeners.add(listener);
  return () => {
    document.removeEventListener('visibilitychange', listener);
    listeners.delete(listener);
  };
}

/**
 * Asks the auth service whether this is the account's password, without touching the session of this browser.
 * @throws {ApiError} `refused` with the reason `invalid_credentials` for another password.
 */
export async function provePassword(account: string, email: string, password: string): Promise<void> {
  const { auth } = (await clientModule()).detachedClient();
  const { error } = await auth.signInWithPassword({ email, password });
  if (error) throw fromAuth(error);
  // Not awaited: the session that this has opened is of no use.
  void auth.signOut({ scope: 'local' }).catch(() => undefined);
  prove(account);
}
