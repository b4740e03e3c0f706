import loaders from 'virtual:catalogue/people';
import { loaderOf } from '@/site/shared/loadBuilt';

/**
 * The person of an address; null for none.
 * @throws {ApiError} or {CodeError}
 */
export const loadPerson = loaderOf(loaders, (api, slug) => api.fetchPerson(slug));
