import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchDayMessages, type DayMessage } from '@/api/messages';
import { untilIdle } from '@/lib/untilIdle';
import { useEdition } from '../edition/useEdition';

/** An open page shows a message within a minute (rule 16.2); each page has a rhythm of its own, so that they do not ask all at once. */
const ASKED_EVERY_MS = 40_000 + Math.random() * 15_000;

const dayMessagesQuery = (edition: string | null) =>
  queryOptions({
    queryKey: ['messages', edition],
    queryFn: async ({ signal }) => {
      // No page waits for it.
      await untilIdle(signal);
      return fetchDayMessages(edition);
    },
    staleTime: ASKED_EVERY_MS,
    refetchInterval: ASKED_EVERY_MS,
    refetchOnWindowFocus: true,
  });

const NONE: readonly DayMessage[] = [];

/** The publisher's messages of the edition that the page is about; none while they are not known. */
export const useDayMessages = (): readonly DayMessage[] =>
  useQuery(dayMessagesQuery(useEdition())).data ?? NONE;
