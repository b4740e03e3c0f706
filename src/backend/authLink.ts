/** What the auth service wrote into the address that it sent the browser back to. */
export type AuthLink =
  | { kind: 'none' }
  /** The link did not work; `reason` is the service's code. */
  | { kind: 'failed'; reason: string; message: string }
  /** A code that this browser exchanges for a session. */
  | { kind: 'code' }
  /** A session, handed over as it is: e-mail links of services that know nothing of the exchange. */
  | { kind: 'tokens'; purpose: string; accessToken: string; refreshToken: string };

/**
 * Reads what the auth service wrote into an address, in its query or its fragment.
 * @param url a full address.
 */
export function readAuthLink(url: string): AuthLink {
  const { searchParams, hash } = new URL(url);
  const fragment = new URLSearchParams(hash.replace(/^#/, ''));
  const get = (name: string) => fragment.get(name) ?? searchParams.get(name);
  const reason = get('error_code') ?? get('error');
  if (reason !== null) return { kind: 'failed', reason, message: get('error_description') ?? reason };
  const accessToken = fragment.get('access_token');
  const refreshToken = fragment.get('refresh_token');
  if (accessToken !== null && refreshToken !== null) {
    return { kind: 'tokens', purpose: fragment.get('type') ?? '', accessToken, refreshToken };
  }
  return searchParams.has('code') ? { kind: 'code' } : { kind: 'none' };
}

const PARAMETERS = ['code', 'error', 'error_code', 'error_description', 'sb'];

/**
 * The same address without what the auth service wrote: tokens do not stay in the history.
 * @param url a full address.
 */
export function withoutAuthLink(url: string): string {
  const clean = new URL(url);
  for (const name of PARAMETERS) clean.searchParams.delete(name);
  clean.hash = '';
  return clean.href;
}
