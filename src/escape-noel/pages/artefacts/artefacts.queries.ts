import { queryOptions } from '@tanstack/react-query';
import { fetchArtefacts } from '@/backend/progress';
import { logFailure } from '@/lib/log';

/** The artefacts of a signed-in knight, by day. */
export function artefactsQuery(accountId: string) {
  return queryOptions({
    queryKey: ['artefacts', accountId],
    queryFn: () =>
      fetchArtefacts().catch((error: unknown) => {
        // « Artefact load failure: logged; empty state » (spec §8).
        logFailure('Chargement des artefacts', error);
        throw error;
      }),
    meta: { personal: true },
  });
}
