import { readAuthLink, withoutAuthLink, type AuthLink } from './authLink';
import { getAccount, type Account } from './auth';
import { client, clientModule } from './client';
import { ApiError, fromAuth } from './errors';
import { ownersReturn, prove } from './ownerProof';
import { maybeSignedIn, pendingExchange } from './sessionKey';

/**
 * The outcome of the auth service's link, if one opened the page (decision 0008). `recovery` wants a new password;
 * `proven` is the owner of the account signed in here (rule 28.12);
 * `elsewhere` is a link requested in another browser, which this one cannot finish; `other_changed` confirmed the new address of an
 * account other than the one signed in here.
 */
export type AuthArrival =
  | {
      kind:
        | 'none'
        | 'signed_in'
        | 'proven'
        | 'confirmed'
        | 'recovery'
        | 'email_changed'
        | 'other_changed'
        | 'elsewhere';
    }
  /** The link is not used until the user has pressed a button: software that scans e-mails opens links too (decision 0008). */
  | { kind: 'asks'; about: LinkPurpose; replacesSession: boolean; follow: () => Promise<AuthArrival> }
  | { kind: 'failed'; error: ApiError };

/** The purpose of a link; `code` is the return from Google. */
export type LinkPurpose = 'signup' | 'recovery' | 'email_change' | 'code';

let arrival: Promise<AuthArrival> | undefined;

/** Reads the link of the auth service that opened the page, once a page load, and cleans the address. Await it before reading the session. */
export function settleAuthLink(): Promise<AuthArrival> {
  arrival ??= followAuthLink().catch(failed);
  return arrival;
}

export function forgetAuthLink(): void {
  arrival = Promise.resolve({ kind: 'none' });
}

async function followAuthLink(): Promise<AuthArrival> {
  const { href } = location;
  const link = readAuthLink(href);
  if (link.kind === 'none') return { kind: 'none' };
  history.replaceState(history.state, '', withoutAuthLink(href));
  if (link.kind === 'failed') {
    return failed(new ApiError('refused', 'The link did not work', { reason: link.reason }));
  }
  if (link.kind === 'code' && pendingExchange() === null) return { kind: 'elsewhere' };
  const account = await getAccount();
  const hasSession = account !== null || maybeSignedIn();
  // No other browser can use the code, and its user has just pressed a button at Google.
  const isOwners = account !== null && ownersReturn.read() === account.id;
  ownersReturn.remove();
  if (link.kind === 'code' && (!hasSession || isOwners)) return openLink(link, account);
  const keepsSession = hasSession && link.kind === 'one_time' && link.type === 'email_change';
  return {
    kind: 'asks',
    about: link.kind === 'code' ? 'code' : link.type,
    replacesSession: hasSession && !keepsSession,
    follow: () =>
      (keepsSession ? confirmAddress(link.tokenHash, account) : openLink(link, account)).catch(failed),
  };
}

/** Signs in by a link: its session replaces any other. @param before the account signed in until now. */
async function openLink(
  link: Extract<AuthLink, { kind: 'code' | 'one_time' }>,
  before: Account | null,
): Promise<AuthArrival> {
  const { auth } = await client();
  if (link.kind === 'code') {
    const kind = pendingExchange()?.includes('/recovery') ? 'recovery' : 'signed_in';
    const { data, error } = await auth.exchangeCodeForSession(link.code);
    if (error) return failed(fromAuth(error));
    if (kind === 'signed_in') prove(data.user.id);
    return { kind: kind === 'signed_in' && data.user.id === before?.id ? 'proven' : kind };
  }
  const { type, tokenHash } = link;
  const { error } = await auth.verifyOtp({ type, token_hash: tokenHash });
  return error ? failed(fromAuth(error)) : { kind: ARRIVED_BY[type] };
}

const ARRIVED_BY = { signup: 'confirmed', recovery: 'recovery', email_change: 'email_changed' } as const;

const failed = (error: unknown): AuthArrival => ({
  kind: 'failed',
  error:
    error instanceof ApiError ? error : new ApiError('unexpected', 'The link did not work', { cause: error }),
});

/** Confirms a new address without touching the session of this browser, which stays whatever account the address belongs to. */
async function confirmAddress(tokenHash: string, account: Account | null): Promise<AuthArrival> {
  const { supabase, detachedClient } = await clientModule();
  const { auth } = detachedClient();
  const { data, error } = await auth.verifyOtp({ type: 'email_change', token_hash: tokenHash });
  if (error) return failed(fromAuth(error));
  await auth.signOut({ scope: 'local' });
  if (data.user?.id !== account?.id) return { kind: 'other_changed' };
  await supabase.auth.refreshSession();
  return { kind: 'email_changed' };
}
