/** The kinds of one-time links that our e-mails carry (supabase/templates). */
const ONE_TIME_KINDS = ['signup', 'recovery', 'email_change'] as const;

/** What the auth service, or one of our e-mails, wrote into the address that the browser was sent to. */
export type AuthLink =
  | { kind: 'none' }
  /** The link did not work; `reason` is the service's code, or `unknown_link`. What else the address says is never read. */
  | { kind: 'failed'; reason: string }
  /** A code that this browser exchanges for a session, with the secret that it kept when it asked. */
  | { kind: 'code'; code: string }
  /** A one-time link of an e-mail, that the auth service verifies. */
  | { kind: 'one_time'; type: (typeof ONE_TIME_KINDS)[number]; tokenHash: string };

/**
 * Reads what an address carries for the auth service, in its query or its fragment. A session that an address hands over as it
 * is (`access_token`) is refused: whoever writes a link could sign somebody else in under an account of their own (decision 0008).
 * @param url a full address.
 */
export function readAuthLink(url: string): AuthLink {
  const { searchParams, hash } = new URL(url);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const get = (name: string) => fragment.get(name) ?? searchParams.get(name);
  const reason = get('error_code') ?? get('error');
  if (reason !== null) return { kind: 'failed', reason };
  const tokenHash = searchParams.get('token_hash');
  if (tokenHash !== null) {
    const type = ONE_TIME_KINDS.find((kind) => kind === searchParams.get('type'));
    return type ? { kind: 'one_time', type, tokenHash } : { kind: 'failed', reason: 'unknown_link' };
  }
  if (fragment.has('access_token')) return { kind: 'failed', reason: 'unknown_link' };
  const code = searchParams.get('code');
  return code === null ? { kind: 'none' } : { kind: 'code', code };
}

const PARAMETERS = ['code', 'error', 'error_code', 'error_description', 'sb', 'token_hash', 'type'];

/**
 * The same address without what was written for the auth service: it does not stay in the history.
 * @param url a full address.
 */
export function withoutAuthLink(url: string): string {
  const clean = new URL(url);
  for (const name of PARAMETERS) clean.searchParams.delete(name);
  clean.hash = '';
  return clean.href;
}
