import type { User } from '@supabase/supabase-js';
import { readAuthLink, withoutAuthLink } from './authLink';
import { supabase } from './client';
import { BackendError, fromAuth } from './errors';
import { maybeSignedIn, pendingExchange, SESSION_KEY } from './sessionKey';

/** The account behind a session, before anything of the game is read. */
export type Account = {
  id: string;
  email: string | null;
  /** The knight's name in the account's own data: without it, the person is new (spec §3). */
  username: string | null;
  fullName: string | null;
  /** Whether the person signs in with an address and a password; false for somebody whom only Google knows. */
  hasPassword: boolean;
};

/** Name of a knight who signs up without choosing one (spec §9). */
const DEFAULT_USERNAME = 'Chevalier';

/** What happened to the session. */
export type AuthChange = 'signed_in' | 'signed_out' | 'updated';

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

function toAccount(user: User): Account {
  return {
    id: user.id,
    email: user.email ?? null,
    username: text(user.user_metadata['username']),
    fullName: text(user.user_metadata['full_name']) ?? text(user.user_metadata['name']),
    hasPassword: user.identities?.some(({ provider }) => provider === 'email') ?? true,
  };
}

/**
 * How somebody arrived: by a link of the auth service, or not. `recovery` wants a new password; `elsewhere` is a link that was
 * asked for in another browser, which this one cannot finish.
 */
export type AuthArrival =
  | { kind: 'none' | 'signed_in' | 'confirmed' | 'recovery' | 'email_changed' | 'elsewhere' }
  | { kind: 'failed'; error: BackendError };

let arrival: Promise<AuthArrival> | undefined;

/**
 * Finishes what a link of the auth service began (Google, confirmation, recovery), once a page load, and cleans the address.
 * To be awaited before anything else is asked of the session.
 */
export function settleAuthLink(): Promise<AuthArrival> {
  arrival ??= followAuthLink();
  return arrival;
}

/** Forgets how somebody arrived, once it has been told. */
export function forgetAuthLink(): void {
  arrival = Promise.resolve({ kind: 'none' });
}

async function followAuthLink(): Promise<AuthArrival> {
  const { href } = location;
  const link = readAuthLink(href);
  if (link.kind === 'none') return { kind: 'none' };
  if (link.kind === 'code') return exchangeCode(href);
  // The client would refuse these by itself: the address is cleaned before it looks.
  history.replaceState(history.state, '', withoutAuthLink(href));
  if (link.kind === 'failed') {
    return { kind: 'failed', error: new BackendError('invalid', link.message, { reason: link.reason }) };
  }
  const { error } = await supabase().auth.setSession({
    access_token: link.accessToken,
    refresh_token: link.refreshToken,
  });
  if (error) return { kind: 'failed', error: fromAuth(error) };
  if (link.purpose === 'recovery') return { kind: 'recovery' };
  return { kind: link.purpose === 'email_change' ? 'email_changed' : 'confirmed' };
}

async function exchangeCode(href: string): Promise<AuthArrival> {
  // What the client keeps until the answer comes back: without it the link was asked for in another browser.
  const verifier = pendingExchange();
  const { error } = await supabase().auth.initialize();
  history.replaceState(history.state, '', withoutAuthLink(href));
  if (verifier === null) return { kind: 'elsewhere' };
  if (error) return { kind: 'failed', error: fromAuth(error) };
  return { kind: verifier.includes('/recovery') ? 'recovery' : 'signed_in' };
}

/** Who is signed in in this browser; null for a visitor. A fault of the network counts as a visitor until it is over. */
export async function getAccount(): Promise<Account | null> {
  const { data } = await supabase().auth.getSession();
  return data.session ? toAccount(data.session.user) : null;
}

/**
 * Follows the session, in this tab and in the others.
 * @returns how to stop following.
 */
export function onAccountChange(listener: (account: Account | null, change: AuthChange) => void): () => void {
  const { data } = supabase().auth.onAuthStateChange((event, session) => {
    const account = session ? toAccount(session.user) : null;
    if (event === 'SIGNED_OUT') listener(null, 'signed_out');
    else if (event === 'SIGNED_IN' || event === 'PASSWORD_RECOVERY') listener(account, 'signed_in');
    else if (event === 'USER_UPDATED' || event === 'TOKEN_REFRESHED') listener(account, 'updated');
  });
  return () => data.subscription.unsubscribe();
}

/**
 * Makes an account.
 * @param password 6 characters at least (spec §5).
 * @param username blank for « Chevalier ».
 * @param returnTo the path where the link of the confirmation e-mail arrives, where the auth service lets the page choose.
 * @returns whether an e-mail must be confirmed before signing in.
 * @throws {BackendError} `reason` is the auth service's code.
 */
export async function signUp(
  email: string,
  password: string,
  username: string,
  returnTo: string,
): Promise<{ mustConfirm: boolean }> {
  const { data, error } = await supabase().auth.signUp({
    email,
    password,
    options: {
      data: { username: username.trim() || DEFAULT_USERNAME },
      emailRedirectTo: new URL(returnTo, location.origin).href,
    },
  });
  if (error) throw fromAuth(error);
  return { mustConfirm: data.session === null };
}

/** Signs in with an address and a password. @throws {BackendError} `reason` is the auth service's code. */
export async function signIn(email: string, password: string): Promise<void> {
  const { error } = await supabase().auth.signInWithPassword({ email, password });
  if (error) throw fromAuth(error);
}

/**
 * Leaves for Google, and comes back signed in.
 * @param returnTo the path to come back to.
 * @throws {BackendError}
 */
export async function signInWithGoogle(returnTo: string): Promise<void> {
  const { error } = await supabase().auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: new URL(returnTo, location.origin).href },
  });
  if (error) throw fromAuth(error);
}

/**
 * Sends an e-mail whose link lets the person choose a new password. Answers the same whether or not the address is known.
 * @param returnTo the path where the link arrives, where the auth service lets the page choose.
 * @throws {BackendError}
 */
export async function sendRecovery(email: string, returnTo: string): Promise<void> {
  const { error } = await supabase().auth.resetPasswordForEmail(email, {
    redirectTo: new URL(returnTo, location.origin).href,
  });
  if (error) throw fromAuth(error);
}

/** Changes the signed-in person's password. @throws {BackendError} */
export async function changePassword(password: string): Promise<void> {
  const { error } = await supabase().auth.updateUser({ password });
  if (error) throw fromAuth(error);
}

/**
 * Asks to change the signed-in person's address. It changes when the link sent to the new one is followed.
 * @returns whether a link was sent; false when the address changed at once.
 * @throws {BackendError}
 */
export async function changeEmail(email: string, returnTo: string): Promise<{ mustConfirm: boolean }> {
  const { data, error } = await supabase().auth.updateUser(
    { email },
    { emailRedirectTo: new URL(returnTo, location.origin).href },
  );
  if (error) throw fromAuth(error);
  return { mustConfirm: data.user.email?.toLowerCase() !== email.toLowerCase() };
}

/** Sends the confirmation e-mail of a new account once more. @throws {BackendError} */
export async function resendConfirmation(email: string): Promise<void> {
  const { error } = await supabase().auth.resend({ type: 'signup', email });
  if (error) throw fromAuth(error);
}

/** Changes what the account says of the person. @throws {BackendError} */
export async function updateAccount(data: { username: string; full_name?: string }): Promise<void> {
  const { error } = await supabase().auth.updateUser({ data });
  if (error) throw fromAuth(error);
}

/** Signs out of this browser, in every tab. @throws {BackendError} */
export async function signOut(): Promise<void> {
  const { error } = await supabase().auth.signOut({ scope: 'local' });
  if (error) throw fromAuth(error);
}

/**
 * Forgets this browser's session, in every tab, without asking the auth service: the account behind it is gone.
 * @throws {BackendError}
 */
export async function forgetSession(): Promise<void> {
  // The client keeps a session as long as the service does not answer; where it finds none, it only tells the tabs.
  if (maybeSignedIn()) localStorage.removeItem(SESSION_KEY);
  await signOut();
}
