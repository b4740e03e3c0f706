import { queryOptions } from '@tanstack/react-query';
import { fetchWorkshopEdition } from '@/api/workshop';
import { documentOf } from '../../shared/preview/document';

/** The last version of an edition, as its file. */
export const previewedDocumentQuery = (code: string) =>
  queryOptions({
    queryKey: ['previewed document', code],
    queryFn: async () => documentOf((await fetchWorkshopEdition(code)).parts),
    meta: { personal: true, failure: "Chargement de l'édition à montrer" },
  });
