const OWN_PREFIX = 'escape-noel-knight-';

/** The cache of what a knight alone may read. @param knight its id; null for the account's first one. */
export const ownCache = (account: string, knight: string | null): string =>
  OWN_PREFIX + (knight === null || knight === account ? account : `${account}-${knight}`);

const isOwnCache = (name: string): boolean => name.startsWith(OWN_PREFIX);

/** Deletes what knights alone may read. @param account the signed-in account, whose knights' caches stay; null for a visitor. */
export async function forgetOwnCaches(account: string | null): Promise<void> {
  if (!('caches' in globalThis)) return;
  const isKept = (name: string) =>
    account !== null && (name === ownCache(account, null) || name.startsWith(ownCache(account, '')));
  const names = await caches.keys().catch(() => []);
  await Promise.all(
    names.filter((name) => isOwnCache(name) && !isKept(name)).map((name) => caches.delete(name)),
  );
}
