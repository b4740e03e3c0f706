import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchCalendar } from '@/api/riddles';
import { AFTER_CONTENT_MS, whenIdle } from '@/lib/whenIdle';
import { paths } from '@/paths';
import { startEdition } from './player/browserProgress';
import { useProgress } from './player/useProgress';
import { ALL_DAYS, nextUncompletedDay } from './rules/days';

const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: async () => {
    // No page waits for it, and a visitor can then read and answer a riddle before the client's code has loaded.
    await new Promise<void>((resolve) => void whenIdle(resolve, AFTER_CONTENT_MS));
    const days = await fetchCalendar(null);
    const [first] = days;
    if (first) startEdition(first.edition);
    return days;
  },
  staleTime: 10 * 60_000,
  meta: { failure: 'Chargement du calendrier' },
});

/** The days that the edition has; all twenty-four until they are known, and when they cannot be. */
export function useAvailableDays(): readonly number[] {
  const { data } = useQuery(calendarQuery);
  return data && data.length > 0 ? data.map(({ day }) => day) : ALL_DAYS;
}

/** The address of the riddle to play next: the first day's until the progress is known, as in the prerendered page. */
export function useNextRiddle(): string {
  const { days } = useProgress();
  return paths.game.riddle(nextUncompletedDay(days, useAvailableDays()));
}
