import type * as books from '@/api/books';
import { loadModule } from '@/lib/loadModule';

type Loaders<Shown> = Readonly<Record<string, () => Promise<{ default: Shown }>>>;

/**
 * Loads what the pages of a kind show: as it was when the site was built, or from the database where the build does not know it.
 * @returns a function of the slug, which gives the same promise until it fails; null for none.
 */
export function loaderOf<Shown>(
  loaders: Loaders<Shown>,
  read: (api: typeof books, slug: string) => Promise<Shown | null>,
): (slug: string) => Promise<Shown | null> {
  const asked = new Map<string, Promise<Shown | null>>();
  const load = async (slug: string) => {
    const built = Object.keys(loaders).includes(slug) ? loaders[slug] : undefined;
    if (built) return (await loadModule(built)).default;
    return read(await loadModule(() => import('@/api/books')), slug);
  };
  return (slug) => {
    const promise = asked.get(slug) ?? load(slug);
    asked.set(slug, promise);
    promise.catch(() => asked.delete(slug));
    return promise;
  };
}
