import { queryOptions } from '@tanstack/react-query';
import { fetchStanding } from '@/backend/knights';
import { logFailure } from '@/lib/log';

/** Where a signed-in knight stands in the ranking. */
export function standingQuery(accountId: string) {
  return queryOptions({
    queryKey: ['standing', accountId],
    queryFn: () =>
      fetchStanding().catch((error: unknown) => {
        // « Final data load: logged only » (spec §8).
        logFailure('Chargement de la page finale', error);
        throw error;
      }),
    meta: { personal: true },
  });
}
