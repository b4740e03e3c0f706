import { queryOptions } from '@tanstack/react-query';
import { fetchMorning } from '@/api/morning';
import { adminKey } from './adminKey';

/** The morning of the team (rule 8.9). */
export const morningQuery = queryOptions({
  queryKey: [...adminKey, 'morning'],
  queryFn: fetchMorning,
  staleTime: 0,
  refetchOnWindowFocus: true,
  meta: { personal: true, failure: 'Chargement du matin' },
});
