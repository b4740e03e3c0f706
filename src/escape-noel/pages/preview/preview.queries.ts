import { queryOptions } from '@tanstack/react-query';
import { fetchWorkshopEdition } from '@/api/workshop';
import { fileOf, contentsByDay } from '../../game/admin/editionParts';

/** The last version of an edition, as its file. */
export const previewedDocumentQuery = (code: string) =>
  queryOptions({
    queryKey: ['previewed document', code],
    queryFn: async () => fileOf(contentsByDay(await fetchWorkshopEdition(code))),
    meta: { personal: true, failure: "Chargement de l'édition à montrer" },
  });
