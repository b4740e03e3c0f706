import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { fetchEditionTexts } from '@/api/editions';
import { untilIdle } from '@/lib/untilIdle';
import { persisted, usePersisted } from '@/lib/storage';
import { useEdition } from './useEdition';

const text = v.nullable(v.string());

/** As last received of the edition that is played: shown at once the next time, and offline. */
const stored = persisted(
  'local',
  'escape-noel-accueil',
  v.nullable(v.object({ title: v.string(), story: text, finished: text, farewell: text, nextSeason: text })),
  null,
);

export const editionTextsKey = ['edition texts'] as const;

const editionTextsQuery = (code: string | null) =>
  queryOptions({
    queryKey: [...editionTextsKey, code],
    queryFn: async ({ signal }) => {
      // After the calendar, which says where the page's buttons lead.
      await untilIdle(signal, 0);
      const texts = await fetchEditionTexts(code);
      if (code === null) stored.write(texts);
      return texts;
    },
    staleTime: 60 * 60_000,
    meta: { failure: "Chargement des textes de l'édition" },
  });

/** The texts of the page's edition outside its days (rule 15.18); null where there are none, undefined until they are known. */
export function useEditionTexts() {
  const code = useEdition();
  const last = usePersisted(stored);
  const { data, isPending } = useQuery(editionTextsQuery(code));
  return data ?? (code === null ? last : null) ?? (isPending ? undefined : null);
}
