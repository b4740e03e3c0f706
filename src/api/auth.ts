import type { AuthError } from '@supabase/auth-js';
import { authClient, authClientApart, currentSession, followSession, type Client } from './authClient';
import { readAuthLink, withoutAuthLink, type AuthLink } from './authLink';
import { BackendError, fromAuth } from './errors';
import type { SessionUser } from './keptSession';
import { maybeSignedIn, pendingExchange, SESSION_KEY } from './sessionKey';

/** Name of a knight who signs up without choosing one (rule 2.1). */
const DEFAULT_USERNAME = 'Chevalier';

/** What happened to the session. */
export type AuthChange = 'signed_in' | 'signed_out' | 'updated';

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : null);

const toAccount = ({ id, email, user_metadata: said, identities }: SessionUser) => ({
  id,
  email: email ?? null,
  /** The knight's name in the account's own data: without it, the person is new (rule 2.5). */
  username: text(said['username']),
  fullName: text(said['full_name']) ?? text(said['name']),
  /** Whether the person signs in with an address and a password; false for somebody whom only Google knows. */
  hasPassword: identities?.some(({ provider }) => provider === 'email') ?? true,
});

/** The account behind a session, before anything of the game is read. */
export type Account = ReturnType<typeof toAccount>;

/**
 * How somebody arrived: by a link of the auth service, or not. `recovery` wants a new password; `elsewhere` is a link that was
 * asked for in another browser, which this one cannot finish; `other_changed` confirmed the new address of an account that is
 * not the one signed in here.
 */
export type AuthArrival =
  | {
      kind: 'none' | 'signed_in' | 'confirmed' | 'recovery' | 'email_changed' | 'other_changed' | 'elsewhere';
    }
  /** The link would replace the session of this browser: nothing of it is used before the person wishes it. */
  | { kind: 'replaces'; follow: () => Promise<AuthArrival> }
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
  history.replaceState(history.state, '', withoutAuthLink(href));
  if (link.kind === 'failed') {
    const error = new BackendError('invalid', 'The link did not work', { reason: link.reason });
    return { kind: 'failed', error };
  }
  // What the client keeps until the answer comes back: without it the link was asked for in another browser.
  if (link.kind === 'code' && pendingExchange() === null) return { kind: 'elsewhere' };
  const live = await getAccount();
  if (live === null && !maybeSignedIn()) return openLink(link);
  if (link.kind === 'one_time' && link.type === 'email_change') return confirmAddress(link.tokenHash, live);
  return { kind: 'replaces', follow: () => openLink(link) };
}

/** Signs in by a link: what the auth service makes of it takes the place of any session. */
async function openLink(link: Extract<AuthLink, { kind: 'code' | 'one_time' }>): Promise<AuthArrival> {
  if (link.kind === 'code') {
    const kind = pendingExchange()?.includes('/recovery') ? 'recovery' : 'signed_in';
    const { error } = await (await authClient()).exchangeCodeForSession(link.code);
    return error ? failed(error) : { kind };
  }
  const { type, tokenHash } = link;
  const { error } = await (await authClient()).verifyOtp({ type, token_hash: tokenHash });
  return error ? failed(error) : { kind: ARRIVED_BY[type] };
}

/** How somebody arrives by each one-time link that works. */
const ARRIVED_BY = { signup: 'confirmed', recovery: 'recovery', email_change: 'email_changed' } as const;

const failed = (error: AuthError): AuthArrival => ({ kind: 'failed', error: fromAuth(error) });

/** Confirms a new address beside the session of this browser, which stays whosever the address is. */
async function confirmAddress(tokenHash: string, live: Account | null): Promise<AuthArrival> {
  const apart = await authClientApart();
  const { data, error } = await apart.verifyOtp({ type: 'email_change', token_hash: tokenHash });
  if (error) return failed(error);
  await apart.signOut({ scope: 'local' });
  if (data.user?.id !== live?.id) return { kind: 'other_changed' };
  await (await authClient()).refreshSession();
  return { kind: 'email_changed' };
}

/** Who is signed in in this browser; null for a visitor. A fault of the network counts as a visitor until it is over. */
export async function getAccount(): Promise<Account | null> {
  const session = await currentSession().catch(() => null);
  return session ? toAccount(session.user) : null;
}

/**
 * Follows the session, in this tab and in the others.
 * @returns how to stop following.
 */
export function onAccountChange(listener: (account: Account | null, change: AuthChange) => void): () => void {
  return followSession((event, user) => {
    const account = user ? toAccount(user) : null;
    // The client opened late, and the session had gone meanwhile.
    const isGone = event === 'SIGNED_OUT' || (event === 'INITIAL_SESSION' && account === null);
    if (isGone) listener(null, 'signed_out');
    else if (event === 'SIGNED_IN' || event === 'PASSWORD_RECOVERY') listener(account, 'signed_in');
    else if (event === 'USER_UPDATED' || event === 'TOKEN_REFRESHED') listener(account, 'updated');
  });
}

/**
 * Makes an account.
 * @param password 6 characters at least (rule 1.6).
 * @param username blank for « Chevalier ».
 * @returns whom it signs in; null where an e-mail must be confirmed first: an address that has an account gets the same answer there.
 * @throws {BackendError} `reason` is the auth service's code.
 */
export async function signUp(email: string, password: string, username: string): Promise<Account | null> {
  const client = await authClient();
  const options = { data: { username: username.trim() || DEFAULT_USERNAME } };
  const { data, error } = await client.signUp({ email, password, options });
  throwUnlessSent(error);
  return data.session && toAccount(data.session.user);
}

/** An e-mail that has just left is an e-mail sent: to say « too soon » would tell that the address has an account. */
function throwUnlessSent(error: AuthError | null): void {
  if (error && error.code !== 'over_email_send_rate_limit') throw fromAuth(error);
}

/** Asks what the auth service answers with data, or refuses. @throws {BackendError} `reason` is the auth service's code. */
async function ask<Data>(
  request: (client: Client) => Promise<{ data: Data; error: null } | { data: unknown; error: AuthError }>,
): Promise<Data> {
  const { data, error } = await request(await authClient());
  if (error) throw fromAuth(error);
  return data;
}

/** Signs in with an address and a password. @throws {BackendError} `reason` is the auth service's code. */
export async function signIn(email: string, password: string): Promise<void> {
  await ask((client) => client.signInWithPassword({ email, password }));
}

/**
 * Leaves for Google, and comes back signed in.
 * @param returnTo the path to come back to, one of those that the project allows.
 * @throws {BackendError}
 */
export async function signInWithGoogle(returnTo: string): Promise<void> {
  const options = { redirectTo: new URL(returnTo, location.origin).href };
  await ask((client) => client.signInWithOAuth({ provider: 'google', options }));
}

/**
 * Sends an e-mail whose link lets the person choose a new password. Answers the same whether or not the address is known.
 * @throws {BackendError}
 */
export async function sendRecovery(email: string): Promise<void> {
  const { error } = await (await authClient()).resetPasswordForEmail(email);
  throwUnlessSent(error);
}

/** Changes the signed-in person's password. @throws {BackendError} */
export async function changePassword(password: string): Promise<void> {
  await ask((client) => client.updateUser({ password }));
}

/**
 * Asks to change the signed-in person's address. It changes when the link sent to the new one is followed.
 * @returns whether a link was sent; false when the address changed at once.
 * @throws {BackendError}
 */
export async function changeEmail(email: string): Promise<{ mustConfirm: boolean }> {
  const { user } = await ask((client) => client.updateUser({ email }));
  return { mustConfirm: user.email?.toLowerCase() !== email.toLowerCase() };
}

/** Sends the confirmation e-mail of a new account once more; to any other address nothing. @throws {BackendError} */
export async function resendConfirmation(email: string): Promise<void> {
  const { error } = await (await authClient()).resend({ type: 'signup', email });
  throwUnlessSent(error);
}

/** Changes what the account says of the person. @throws {BackendError} */
export async function updateAccount(data: { username: string; full_name?: string }): Promise<void> {
  await ask((client) => client.updateUser({ data }));
}

/** Signs out of this browser, in every tab. @throws {BackendError} */
export async function signOut(): Promise<void> {
  const { error } = await (await authClient()).signOut({ scope: 'local' });
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
