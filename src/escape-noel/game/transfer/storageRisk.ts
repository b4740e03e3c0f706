/** A private window is given little: less than this, where a browser gives a site a good part of the disk. */
const SMALL_QUOTA_BYTES = 1_000_000_000;

/** Why what this browser stores may be lost, unless it is taken elsewhere. */
export type StorageRisk = 'private' | 'safari' | null;

/** Safari, and every browser of an iPhone or iPad: what a page stores is deleted after seven days without a visit. */
const isWebKit = (): boolean =>
  /AppleWebKit/.test(navigator.userAgent) && !/Chrom|Android/.test(navigator.userAgent);

/** An application of the home screen keeps what it stores. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

/** A guess, from what the browser says of its storage: it can be wrong both ways. Never rejects. */
export async function findStorageRisk(): Promise<StorageRisk> {
  try {
    const { quota } = await navigator.storage.estimate();
    if (quota !== undefined && quota < SMALL_QUOTA_BYTES) return 'private';
    const isPersisted = await navigator.storage.persisted();
    return isWebKit() && !isPersisted && !isInstalled() ? 'safari' : null;
  } catch {
    // Not every browser says anything of its storage.
    return null;
  }
}
