/** Result of a check. `unchecked` if its credentials were not given: it fails like a fault, because nothing was verified. */
export type Finding = { verdict: 'ok' | 'fault' | 'unchecked'; text: string };

/** @param text what holds. */
export const ok = (text: string): Finding => ({ verdict: 'ok', text });
/** @param text what is wrong, and what to do. */
export const fault = (text: string): Finding => ({ verdict: 'fault', text });
/** @param needed what to give. */
export const unchecked = (needed: string): Finding => ({
  verdict: 'unchecked',
  text: `not checked: ${needed}`,
});

/** A hosted project and the site that is published with it, and how to ask them. */
export interface Target {
  /** Origin of the project's API, `https://abc.supabase.co` or a domain of its own. */
  project: string;
  /** Origin of the published site. */
  site: string;
  /** The public key, which the site was built with. */
  key: string;
  /** The public address of this machine, to compare with what the database sees; null when not given. */
  address: string | null;
  /** Sentences about the publisher's data that are still examples (`publisherFindings`). */
  examples: readonly string[];
  fetch: (address: string, init?: RequestInit) => Promise<Response>;
  /** Reads a path of the project in the Management API, each once; null without an access token. */
  management: ((path: '' | 'config/auth' | 'config/realtime') => Promise<unknown>) | null;
  /** Runs SQL that selects one JSON value; null without a connection string. */
  query: ((sql: string) => Promise<unknown>) | null;
}

/** Looks at one thing. May throw, which counts as a fault. */
export type Check = (target: Target) => Promise<Finding>;

/** Checks by their names, which `--skip` takes. */
export type Checks = Readonly<Record<string, Check>>;

/** Calls the project's API as a visitor does: the key in `apikey` alone, as a publishable key is no token. */
export const callApi = (
  { project, key, fetch }: Target,
  path: string,
  { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> => fetch(project + path, { ...init, headers: { apikey: key, ...headers } });

/** Calls a function of the database. POST, so that no CDN answers in its place. */
export const callFunction = (target: Target, name: string, headers: Record<string, string> = {}) =>
  callApi(target, `/rest/v1/rpc/${name}`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', ...headers },
  });

/** Text of a list of differences: the first three, and how many more. */
export function someOf(items: readonly string[]): string {
  const more = items.length - 3;
  return items.slice(0, 3).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

/** True if a request failed because its host has no address. */
export function isUnknownName(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ENOTFOUND';
}
