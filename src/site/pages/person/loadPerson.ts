import loaders from 'virtual:catalogue/people';
import { personIn } from '@/lib/personDetails';
import { loaderOf } from '@/site/shared/builtCatalogue';

/**
 * The person of an address; null for none.
 * @throws {ApiError} or {CodeError}
 */
export const loadPerson = loaderOf(loaders, personIn);
