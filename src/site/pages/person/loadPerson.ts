import loaders from 'virtual:catalogue/people';
import { loadModule } from '@/lib/loadModule';
import type { PersonDetails } from '@/lib/personDetails';
import { loaderOf, type FetchShown } from '@/site/shared/builtCatalogue';

/** The person of an address, as the database has them. @throws {ApiError} or {CodeError} */
export const fetchPerson: FetchShown<PersonDetails> = async (slug) =>
  (await loadModule(() => import('@/api/books'))).fetchPersonDetails(slug);

/** The person of an address; null for none. @throws as `fetchPerson`. */
export const loadPerson = loaderOf(loaders, fetchPerson);
