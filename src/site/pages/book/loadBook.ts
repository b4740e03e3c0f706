import loaders from 'virtual:catalogue/books';
import type { BookDetails } from '@/lib/bookDetails';
import { loadModule } from '@/lib/loadModule';
import { loaderOf, type FetchShown } from '@/site/shared/builtCatalogue';

/** The book of an address, as the database has it. @throws {ApiError} or {CodeError} */
export const fetchBook: FetchShown<BookDetails> = async (slug) =>
  (await loadModule(() => import('@/api/books'))).fetchBookDetails(slug);

/** The book of an address; null for none. @throws as `fetchBook`. */
export const loadBook = loaderOf(loaders, fetchBook);
