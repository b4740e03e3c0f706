import loaders from 'virtual:catalogue/books';
import { loaderOf } from '@/site/shared/loadBuilt';

/**
 * The book of an address; null for none.
 * @throws {ApiError} or {CodeError}
 */
export const loadBook = loaderOf(loaders, (api, slug) => api.fetchBook(slug));
