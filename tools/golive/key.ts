import * as v from 'valibot';

/** The role that the API gives a key. The first two are public; the next two bypass every policy and must never reach a browser. */
export type KeyKind = 'publishable' | 'anon' | 'secret' | 'service_role' | 'unknown';

const claims = v.object({ role: v.picklist(['anon', 'service_role']), ref: v.optional(v.string()) });

function claimsOf(key: string) {
  try {
    return v.parse(claims, JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8')));
  } catch {
    return null;
  }
}

/** The kind of a key, from its form. @param key `sb_publishable_…`, `sb_secret_…`, or a legacy JWT, `eyJ…`. */
export function keyKind(key: string): KeyKind {
  if (key.startsWith('sb_publishable_')) return 'publishable';
  if (key.startsWith('sb_secret_')) return 'secret';
  return claimsOf(key)?.role ?? 'unknown';
}

/** True if a key bypasses every policy. */
export const isSecretKey = (key: string): boolean => ['secret', 'service_role'].includes(keyKind(key));

/** The project that a legacy key names; null where it names none. */
export const keyProject = (key: string): string | null => claimsOf(key)?.ref ?? null;

/** The reference of a project, from its address on supabase.co; null for a domain of its own. */
export const projectOf = (origin: string): string | null =>
  /^https:\/\/([a-z0-9]+)\.supabase\.co$/.exec(origin)?.[1] ?? null;
