import { queryOptions } from '@tanstack/react-query';
import { fetchPastEditions } from '@/api/editions';

/** The archives: they change once a year. */
export const pastEditionsQuery = queryOptions({
  queryKey: ['past editions'],
  queryFn: fetchPastEditions,
  staleTime: 60 * 60_000,
  meta: { failure: 'Chargement des archives' },
});
