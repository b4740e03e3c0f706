import {
  CODE_CACHE,
  isWorthStoring,
  MEDIA_CACHE,
  offlineKind,
  ROWS_CACHE,
  rowsKey,
  type OfflineKind,
} from '@/lib/offlineCaches';

const CACHES = { code: CODE_CACHE, media: MEDIA_CACHE, rows: ROWS_CACHE } as const;

const keyOf = (url: URL, kind: OfflineKind) => (kind === 'rows' ? rowsKey(url.href) : url.href);

/** True if an address is found without a network. */
export async function isStored(address: string): Promise<boolean> {
  const url = new URL(address, location.href);
  const kind = offlineKind(url, location.origin);
  return kind !== null && (await caches.match(keyOf(url, kind), { ignoreVary: true })) !== undefined;
}

/**
 * Stores what an address holds, whole, where the worker finds it. What a knight alone may read is left to the worker.
 * @returns whether it is stored now.
 * @throws {DOMException} `QuotaExceededError` when the device has no room left. @throws {TypeError} without a network.
 */
export async function store(address: string): Promise<boolean> {
  const url = new URL(address, location.href);
  const kind = offlineKind(url, location.origin);
  if (kind === null || kind === 'own') return false;
  const isRows = kind === 'rows';
  // The shell has caches of its own.
  if (!isRows && (await isStored(address))) return true;
  const headers = isRows ? { apikey: import.meta.env.VITE_SUPABASE_ANON_KEY } : {};
  const reply = await fetch(url, { headers });
  if (!(await isWorthStoring(kind, reply))) return false;
  const cache = await caches.open(CACHES[kind]);
  await cache.put(keyOf(url, kind), reply);
  return true;
}
