import type { AuthError, User } from '@supabase/supabase-js';
import { AFTER_CONTENT_MS, whenIdle } from '@/lib/whenIdle';
import { client, clientLoaded, currentSession, forgetSession, type Client } from './client';
import { ApiError, EMAIL_TOO_SOON, fromAuth } from './errors';
import { ownersReturn } from './ownerProof';
import { isExchangeStored, SESSION_KEY, storedAccount, storedToken } from './sessionKey';

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

const toAccount = ({ id, email, user_metadata: metadata, identities }: User) => ({
  id,
  email: email ?? null,
  /** The knight's name in the account's own data; without it, the account is new (rule 2.5). */
  username: text(metadata['username']),
  fullName: text(metadata['full_name']) ?? text(metadata['name']),
  /** False when the account signs in with Google alone. */
  hasPassword: identities?.some(({ provider }) => provider === 'email') ?? true,
});

export type Account = ReturnType<typeof toAccount>;

/** The account signed in in this browser; null for a visitor, and as long as a network failure hides it. */
export async function getAccount(): Promise<Account | null> {
  const session = await currentSession().catch(() => null);
  return session && toAccount(session.user);
}

export type AuthChange = 'signed_in' | 'signed_out' | 'updated';

/**
 * Subscribes to the session, in this tab and in the others. A message from another tab and what that tab has stored arrive in either
 * order, and a tab that the browser had suspended may miss the message: a change is reported once this tab reads it in its storage.
 * @returns a function that unsubscribes.
 */
export function onAccountChange(listener: (account: Account | null, change: AuthChange) => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let message: [account: Account, change: AuthChange] | null = null;
  let isSignedOut = false;
  const look = () => {
    const stored = storedAccount();
    if (stored === null) {
      if (!isSignedOut) listener(null, 'signed_out');
      isSignedOut = true;
    } else if (message?.[0].id === stored) {
      listener(...message);
      message = null;
      isSignedOut = false;
    }
  };
  const subscribe = async () => {
    const { auth } = await clientLoaded;
    if (signal.aborted) return;
    const { data } = auth.onAuthStateChange((event, session) => {
      const isSignIn = event === 'SIGNED_IN' || event === 'PASSWORD_RECOVERY';
      message = session && [toAccount(session.user), isSignIn ? 'signed_in' : 'updated'];
      look();
    });
    signal.addEventListener('abort', () => data.subscription.unsubscribe());
    addEventListener('storage', ({ key }) => (key === SESSION_KEY || key === null) && look(), { signal });
    document.addEventListener('visibilitychange', look, { signal });
  };
  void subscribe();
  // Without the client a visitor would not learn of a sign-in in another tab.
  const cancelLoad = whenIdle(() => void client().catch(() => {}), AFTER_CONTENT_MS);
  signal.addEventListener('abort', cancelLoad);
  return () => controller.abort();
}

/** Sends a request to the auth service. @throws {ApiError} `reason` is the service's code. */
async function ask<Data>(
  request: (
    auth: Client['auth'],
  ) => Promise<{ data: Data; error: null } | { data: unknown; error: AuthError }>,
): Promise<Data> {
  const { data, error } = await request((await client()).auth);
  if (error) throw fromAuth(error);
  return data;
}

/** An e-mail sent a moment ago counts as sent: « too soon » would tell that the address has an account. */
function throwUnlessSent(error: AuthError | null): void {
  const failure = error && fromAuth(error);
  if (failure && failure.reason !== EMAIL_TOO_SOON) throw failure;
}

/** @returns the account that is now signed in; null where an e-mail must be confirmed first, with or without an account. */
export async function signUp(email: string, password: string, username: string): Promise<Account | null> {
  const { auth } = await client();
  // « Chevalier » is the name of a knight who chose none (rule 2.1).
  const options = { data: { username: username.trim() || 'Chevalier' } };
  const { data, error } = await auth.signUp({ email, password, options });
  throwUnlessSent(error);
  return data.session && toAccount(data.session.user);
}

export async function signIn(email: string, password: string): Promise<void> {
  await ask((auth) => auth.signInWithPassword({ email, password }));
}

/**
 * Leaves the page for Google, which asks for the account where one is signed in here: its owner is to be recognized.
 * @param returnTo the path to come back to, one of those that the project allows.
 * @throws {ApiError} `refused` with the reason `storage_full` where the browser cannot store what the way back needs.
 */
export async function signInWithGoogle(returnTo: string): Promise<void> {
  const account = storedAccount();
  // Joined, not resolved: « //evil.example » is a path here.
  const redirectTo = location.origin + returnTo;
  const queryParams = account === null ? {} : { prompt: 'select_account' };
  const options = { redirectTo, skipBrowserRedirect: true, queryParams };
  const { url } = await ask((auth) => auth.signInWithOAuth({ provider: 'google', options }));
  if (!isExchangeStored())
    throw new ApiError('refused', 'The way back could not be stored', { reason: 'storage_full' });
  if (account !== null) ownersReturn.write(account);
  location.assign(url);
}

/** Sends an e-mail whose link leads to a new password. Answers the same whether or not the address is known. @throws {ApiError} */
export async function sendRecovery(email: string): Promise<void> {
  const { auth } = await client();
  throwUnlessSent((await auth.resetPasswordForEmail(email)).error);
}

export async function changePassword(password: string): Promise<void> {
  await ask((auth) => auth.updateUser({ password }));
}

/** The address changes once the link sent to the new one is followed; at once, without a link, unless `mustConfirm`. */
export async function changeEmail(email: string): Promise<{ mustConfirm: boolean }> {
  const { user } = await ask((auth) => auth.updateUser({ email }));
  return { mustConfirm: user.email?.toLowerCase() !== email.toLowerCase() };
}

/** Sends the confirmation e-mail of a new account once more; to any other address nothing. @throws {ApiError} */
export async function resendConfirmation(email: string): Promise<void> {
  const { auth } = await client();
  throwUnlessSent((await auth.resend({ type: 'signup', email })).error);
}

export async function updateAccount(data: { username: string; full_name?: string }): Promise<void> {
  await ask((auth) => auth.updateUser({ data }));
}

/**
 * Ends this browser's session in every tab, with or without a network, then asks the auth service to revoke it.
 * @throws {ApiError} as `forgetSession`.
 */
export async function signOut(): Promise<void> {
  const token = storedToken();
  await forgetSession();
  if (token === null) return;
  const { auth } = await client();
  // Not awaited. If it fails, the service keeps the session, but this browser has deleted its tokens.
  void auth.admin.signOut(token, 'local').catch(() => undefined);
}
