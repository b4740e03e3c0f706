/** The one-time links of our e-mails (supabase/templates). */
const ONE_TIME_KINDS = ['signup', 'recovery', 'email_change'] as const;

export type AuthLink =
  | { kind: 'none' }
  /** The link did not work; `reason` is the service's code, or `unknown_link`. Nothing else of the address is read. */
  | { kind: 'failed'; reason: string }
  /** A code that this browser exchanges for a session, with the secret stored when it requested the link. */
  | { kind: 'code'; code: string }
  | { kind: 'one_time'; type: (typeof ONE_TIME_KINDS)[number]; tokenHash: string };

/** A whole session (`access_token`) is refused: a link's author could sign its reader in under another account (decision 0008). */
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

export function withoutAuthLink(url: string): string {
  const clean = new URL(url);
  for (const name of PARAMETERS) clean.searchParams.delete(name);
  clean.hash = '';
  return clean.href;
}
