import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchHistory, fetchWorkshopEdition, fetchWorkshopEditions, HISTORY_PAGE } from '@/api/workshop';

const metaOf = (failure: string) => ({ personal: true, failure });

export const workshopKey = ['workshop'] as const;

export const editionsQuery = queryOptions({
  queryKey: [...workshopKey, 'editions'],
  queryFn: fetchWorkshopEditions,
  meta: metaOf('Chargement des éditions'),
});

export const editionKey = (code: string) => [...workshopKey, 'edition', code] as const;

/** Not refetched while a page writes: the unsaved change says which version it is based on, and saving finds out about newer ones. */
export const editionQuery = (code: string) =>
  queryOptions({
    queryKey: editionKey(code),
    queryFn: () => fetchWorkshopEdition(code),
    meta: metaOf("Chargement de l'édition"),
  });

/** An edition as it was at a version, which never changes. */
export const versionQuery = (code: string, version: number) =>
  queryOptions({
    queryKey: [...workshopKey, 'version', code, version],
    queryFn: () => fetchWorkshopEdition(code, version),
    staleTime: Infinity,
    meta: metaOf("Chargement d'une version"),
  });

/** The versions of an edition or of one of its parts, the last ones first. */
export const historyQuery = (code: string, day: number | undefined) =>
  infiniteQueryOptions({
    queryKey: [...editionKey(code), 'history', day ?? 'all'],
    queryFn: ({ pageParam }) =>
      fetchHistory(code, {
        ...(day !== undefined && { day }),
        ...(pageParam !== undefined && { before: pageParam }),
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (last: readonly { version: number }[]) =>
      last.length < HISTORY_PAGE ? undefined : last.at(-1)?.version,
    meta: metaOf("Chargement de l'historique"),
  });
