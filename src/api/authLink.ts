/** The one-time links of our e-mails (supabase/templates). */
const ONE_TIME_KINDS = ['signup', 'recovery', 'email_change'] as const;

/** What the auth service, or one of our e-mails, wrote into the address. */
export type AuthLink =
  | { kind: 'none' }
  /** The link did not work; `reason` is the service's code, or `unknown_link`. Nothing else of the address is read. */
  | { kind: 'failed'; reason: string }
  /** A code that this browser exchanges for a session, with the secret stored when it requested the link. */
  | { kind: 'code'; code: string }
  /** A one-time link of an e-mail, verified by the auth service. */
  | { kind: 'one_time'; type: (typeof ONE_TIME_KINDS)[number]; tokenHash: string };

/**
 * Reads the auth link of an address, in its query or its fragment. A whole session (`access_token`) is refused: the author of a
 * link could sign its reader in under another account (decision 0008).
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

/** The address without its auth link, for the history. @param url a full address. */
export function withoutAuthLink(url: string): string {
  const clean = new URL(url);
  for (const name of PARAMETERS) clean.searchParams.delete(name);
  clean.hash = '';
  return clean.href;
}
