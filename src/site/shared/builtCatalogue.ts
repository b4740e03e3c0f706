import { loadModule } from '@/lib/loadModule';

/** Fetches what a page shows; null for none, undefined where the database has no catalogue. */
export type FetchShown<Shown> = (slug: string) => Promise<Shown | null | undefined>;

/**
 * Loads what the pages of a kind show: as it was when the site was built, or from the database where the build does not know it.
 * @param loaders of the build, by slug.
 * @returns a function of the slug, which gives the same promise until it fails; null for none.
 */
export function loaderOf<Shown>(
  loaders: Readonly<Record<string, () => Promise<{ default: Shown }>>>,
  fetchShown: FetchShown<Shown>,
): (slug: string) => Promise<Shown | null> {
  const asked = new Map<string, Promise<Shown | null>>();
  const load = async (slug: string) => {
    const built = Object.keys(loaders).includes(slug) ? loaders[slug] : undefined;
    if (built) return (await loadModule(built)).default;
    return (await fetchShown(slug)) ?? null;
  };
  return (slug) => {
    const promise = asked.get(slug) ?? load(slug);
    asked.set(slug, promise);
    promise.catch(() => asked.delete(slug));
    return promise;
  };
}
