import loaders from 'virtual:catalogue/books';
import { loadModule } from '@/lib/loadModule';
import type { BookDetails } from '@/lib/bookDetails';

const asked = new Map<string, Promise<BookDetails | null>>();

async function load(slug: string): Promise<BookDetails | null> {
  const built = loaders[slug];
  if (built) return (await loadModule(built)).default;
  const { fetchBook } = await loadModule(() => import('@/api/books'));
  return fetchBook(slug);
}

/**
 * The book of an address: as it was when the site was built, or of the database where the build does not know it.
 * @returns the same promise until the page is left; null for no book.
 * @throws {ApiError} or {CodeError}
 */
export function loadBook(slug: string): Promise<BookDetails | null> {
  const promise = asked.get(slug) ?? load(slug);
  asked.set(slug, promise);
  promise.catch(() => asked.delete(slug));
  return promise;
}
