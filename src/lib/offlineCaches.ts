/** The caches of the game without a network (rules 22), which the page and its worker share. The shell's caches are Workbox's own. */
export const CODE_CACHE = 'escape-noel-code';
export const MEDIA_CACHE = 'escape-noel-media';
export const ROWS_CACHE = 'escape-noel-rows';

/** In `localStorage`: this browser wants no worker (`/sw-off`). */
export const OFFLINE_OFF_KEY = 'escape-noel-offline-off';

/** Kind of content of an address that can be used without a network; null for everything else. */
export type OfflineKind = 'code' | 'media' | 'rows' | 'own';

const PUBLIC_ROWS = /^\/rest\/v1\/(?:enigmes|enigme_calendar)$/;
const OWN_ROWS = /^\/rest\/v1\/(?:enigme_progress|enigme_indices|enigme_revelations|artefacts)$/;
const UPLOADED_MEDIA = /^\/storage\/v1\/object\/public\//;

/** The list of the archives, whose pages say which edition they are of. The team reads other editions at the same path. */
const isArchives = ({ pathname, searchParams }: URL) =>
  pathname === '/rest/v1/editions' && searchParams.get('status') === 'eq.past';

/** @param origin of the page. */
export function offlineKind(url: URL, origin: string): OfflineKind | null {
  const { pathname, origin: from } = url;
  if (PUBLIC_ROWS.test(pathname) || isArchives(url)) return 'rows';
  if (OWN_ROWS.test(pathname)) return 'own';
  if (UPLOADED_MEDIA.test(pathname)) return 'media';
  if (from !== origin) return null;
  if (pathname.startsWith('/assets/')) return 'code';
  return pathname.startsWith('/edition/') ? 'media' : null;
}

/** The key of rows: the address without the public key, which the early request alone has in it, its parameters in one order. */
export function rowsKey(address: string): string {
  const url = new URL(address);
  url.searchParams.delete('apikey');
  url.searchParams.sort();
  return url.href;
}

/**
 * True if a reply may be stored: whole, and what was asked for. Some hosts answer a missing file with a page; an empty list is what a
 * door says before it opens.
 */
export async function isWorthStoring(kind: OfflineKind, reply: Response): Promise<boolean> {
  if (reply.status !== 200) return false;
  const type = reply.headers.get('content-type') ?? '';
  if (kind === 'code') return /javascript|css|image/.test(type);
  if (kind === 'media') return !type.includes('html');
  if (!type.includes('json')) return false;
  return kind === 'own' || (await reply.clone().text()).trim() !== '[]';
}
