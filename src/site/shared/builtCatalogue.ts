import { loadModule } from '@/lib/loadModule';

/** The catalogue as the database has it. @throws {ApiError} or {CodeError} */
export async function loadCatalogue() {
  const { fetchCatalogue } = await loadModule(() => import('@/api/books'));
  return fetchCatalogue();
}

/** Finds in the database's catalogue what a page shows; null for none. */
export type FindIn<Shown> = (
  catalogue: Awaited<ReturnType<typeof loadCatalogue>>,
  slug: string,
) => Shown | null;

/**
 * Loads what the pages of a kind show: as it was when the site was built, or from the database where the build does not know it.
 * @param loaders of the build, by slug.
 * @returns a function of the slug, which gives the same promise until it fails; null for none.
 */
export function loaderOf<Shown>(
  loaders: Readonly<Record<string, () => Promise<{ default: Shown }>>>,
  findIn: FindIn<Shown>,
): (slug: string) => Promise<Shown | null> {
  const asked = new Map<string, Promise<Shown | null>>();
  const load = async (slug: string) => {
    const built = Object.keys(loaders).includes(slug) ? loaders[slug] : undefined;
    if (built) return (await loadModule(built)).default;
    return findIn(await loadCatalogue(), slug);
  };
  return (slug) => {
    const promise = asked.get(slug) ?? load(slug);
    asked.set(slug, promise);
    promise.catch(() => asked.delete(slug));
    return promise;
  };
}
