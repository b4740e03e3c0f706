import loaders from 'virtual:catalogue/books';
import { loadModule } from '@/lib/loadModule';
import { detailsIn, type BookDetails } from '@/lib/bookDetails';

const asked = new Map<string, Promise<BookDetails | null>>();

/** The catalogue as the database has it. @throws {ApiError} or {CodeError} */
export async function loadCatalogue() {
  const { fetchCatalogue } = await loadModule(() => import('@/api/books'));
  return fetchCatalogue();
}

async function load(slug: string): Promise<BookDetails | null> {
  const built = loaders[slug];
  if (built) return (await loadModule(built)).default;
  return detailsIn(await loadCatalogue(), slug);
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
