import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { fetchPlayedEdition } from '@/api/editions';
import { untilIdle } from '@/lib/untilIdle';
import { persisted, usePersisted } from '@/lib/storage';

/** As last received: shown at once the next time, and offline. */
const stored = persisted(
  'local',
  'escape-noel-accueil',
  v.nullable(v.object({ title: v.string(), story: v.nullable(v.string()) })),
  null,
);

export const homeTextsKey = ['home texts'] as const;

const homeTextsQuery = queryOptions({
  queryKey: homeTextsKey,
  queryFn: async ({ signal }) => {
    // After the calendar, which says where the page's buttons lead.
    await untilIdle(signal, 0);
    const edition = await fetchPlayedEdition();
    const texts = edition ? { title: edition.title, story: edition.story } : null;
    stored.write(texts);
    return texts;
  },
  staleTime: 60 * 60_000,
  meta: { failure: "Chargement des textes de l'accueil" },
});

/** The title and the story of the edition that is played, for the game's home; null until they are known. */
export function useHomeTexts() {
  const last = usePersisted(stored);
  const { data } = useQuery(homeTextsQuery);
  return data ?? last;
}
