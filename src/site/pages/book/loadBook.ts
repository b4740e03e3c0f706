import loaders from 'virtual:catalogue/books';
import { detailsIn } from '@/lib/bookDetails';
import { loaderOf } from '@/site/shared/builtCatalogue';

/**
 * The book of an address; null for none.
 * @throws {ApiError} or {CodeError}
 */
export const loadBook = loaderOf(loaders, detailsIn);
