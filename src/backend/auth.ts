import type { User } from '@supabase/supabase-js';
import { supabase } from './client';
import { fromAuth } from './errors';

/** The account behind a session, before anything of the game is read. */
export type Account = {
  id: string;
  email: string | null;
  /** The knight's name in the account's own data: without it, the person is new (spec §3). */
  username: string | null;
  fullName: string | null;
};

/** Name of a knight who signs up without choosing one (spec §9). */
export const DEFAULT_USERNAME = 'Chevalier';

/** What happened to the session. `recovery` follows the link of a password e-mail. */
export type AuthChange = 'signed_in' | 'signed_out' | 'recovery' | 'updated';

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

function toAccount(user: User): Account {
  return {
    id: user.id,
    email: user.email ?? null,
    username: text(user.user_metadata['username']),
    fullName: text(user.user_metadata['full_name']) ?? text(user.user_metadata['name']),
  };
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
    else if (event === 'SIGNED_IN') listener(account, 'signed_in');
    else if (event === 'PASSWORD_RECOVERY') listener(account, 'recovery');
    else if (event === 'USER_UPDATED' || event === 'TOKEN_REFRESHED') listener(account, 'updated');
  });
  return () => data.subscription.unsubscribe();
}

/**
 * Makes an account.
 * @param password 6 characters at least (spec §5).
 * @param username blank for « Chevalier ».
 * @returns whether an e-mail must be confirmed before signing in.
 * @throws {BackendError} `reason` is the auth service's code.
 */
export async function signUp(email: string, password: string, username: string): Promise<{ mustConfirm: boolean }> {
  const { data, error } = await supabase().auth.signUp({
    email,
    password,
    options: { data: { username: username.trim() || DEFAULT_USERNAME } },
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
