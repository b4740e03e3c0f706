import { queryOptions } from '@tanstack/react-query';
import { fetchVisits, type Visits } from '@/api/visits';
import { adminKey } from '../../game/admin/adminKey';

/** @param edition null for the current one. @param date an ISO date; null for the whole edition. */
export const visitsQuery = (edition: string | null, date: string | null) =>
  queryOptions({
    queryKey: [...adminKey, 'visits', edition, date],
    queryFn: () => fetchVisits(edition, date),
    // The figures of another date stay until these arrive, never the figures of another edition.
    placeholderData: (previous: Visits | undefined, last?: { queryKey: readonly unknown[] }) =>
      last?.queryKey[adminKey.length + 1] === edition ? previous : undefined,
    meta: { personal: true, failure: 'Chargement de la fréquentation' },
  });
