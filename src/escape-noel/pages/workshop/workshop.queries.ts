import { queryOptions } from '@tanstack/react-query';
import { fetchWorkshopEdition, fetchWorkshopEditions } from '@/api/workshop';

const metaOf = (failure: string) => ({ personal: true, failure });

const workshopKey = ['workshop'] as const;

export const editionsQuery = queryOptions({
  queryKey: [...workshopKey, 'editions'],
  queryFn: fetchWorkshopEditions,
  meta: metaOf('Chargement des éditions'),
});

export const editionKey = (code: string) => [...workshopKey, 'edition', code] as const;

/** Not refetched while a page writes: the draft says which version it is based on, and saving finds out about newer ones. */
export const editionQuery = (code: string) =>
  queryOptions({
    queryKey: editionKey(code),
    queryFn: () => fetchWorkshopEdition(code),
    meta: metaOf("Chargement de l'édition"),
  });
