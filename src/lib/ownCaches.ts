const OWN_PREFIX = 'escape-noel-knight-';

/** The cache of what a knight alone may read. @param account its id. */
export const ownCache = (account: string): string => `${OWN_PREFIX}${account}`;
const isOwnCache = (name: string): boolean => name.startsWith(OWN_PREFIX);

/** Deletes what accounts alone may read. @param account the signed-in account, whose cache stays; null for a visitor. */
export async function forgetOwnCaches(account: string | null): Promise<void> {
  if (!('caches' in globalThis)) return;
  const kept = account === null ? null : ownCache(account);
  const names = await caches.keys().catch(() => []);
  await Promise.all(
    names.filter((name) => isOwnCache(name) && name !== kept).map((name) => caches.delete(name)),
  );
}
