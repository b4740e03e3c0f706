import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchPastEditions, type PastEdition } from '@/api/editions';
import { learnEdition } from '../storage/playedEdition';
import { useEdition } from './useEdition';

/** The archives: they change once a year. What this browser stores of an edition that has ended moves there first. */
export const pastEditionsQuery = queryOptions({
  queryKey: ['past editions'],
  queryFn: async () => {
    const [editions] = await Promise.all([fetchPastEditions(), learnEdition()]);
    return editions;
  },
  staleTime: 60 * 60_000,
  meta: { failure: 'Chargement des archives' },
});

/** The past edition that the page is about; null for the current one, and until its title is known. */
export function usePastEdition(): PastEdition | null {
  const code = useEdition();
  const { data } = useQuery({ ...pastEditionsQuery, enabled: code !== null });
  return data?.find((edition) => edition.code === code) ?? null;
}
