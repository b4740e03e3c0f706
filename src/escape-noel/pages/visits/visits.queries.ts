import { queryOptions } from '@tanstack/react-query';
import { fetchPublishedEditions, fetchVisits, type Visits } from '@/api/visits';
import { adminKey } from '../../shared/admin/adminKey';

const metaOf = (failure: string) => ({ personal: true, failure });

export const publishedEditionsQuery = queryOptions({
  queryKey: [...adminKey, 'published editions'],
  queryFn: fetchPublishedEditions,
  meta: metaOf('Chargement des éditions'),
});

/** @param edition null for the one that is played. @param date an ISO date; null for the whole edition. */
export const visitsQuery = (edition: string | null, date: string | null) =>
  queryOptions({
    queryKey: [...adminKey, 'visits', edition, date],
    queryFn: () => fetchVisits(edition, date),
    // Those of another date stay until these come, never those of another edition.
    placeholderData: (previous: Visits | undefined, last?: { queryKey: readonly unknown[] }) =>
      last?.queryKey[adminKey.length + 1] === edition ? previous : undefined,
    meta: metaOf('Chargement de la fréquentation'),
  });
