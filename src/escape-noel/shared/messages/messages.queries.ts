import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchDayMessages, type DayMessage } from '@/api/messages';
import { AFTER_CONTENT_MS, whenIdle } from '@/lib/whenIdle';
import { useEdition } from '../edition/useEdition';

/** An open page shows a message within a minute (rule 16.2); each page has a rhythm of its own, so that they do not ask all at once. */
const ASKED_EVERY_MS = 40_000 + Math.random() * 15_000;

const dayMessagesQuery = (edition: string | null) =>
  queryOptions({
    queryKey: ['messages', edition],
    queryFn: async () => {
      // No page waits for it.
      await new Promise<void>((resolve) => void whenIdle(resolve, AFTER_CONTENT_MS));
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
