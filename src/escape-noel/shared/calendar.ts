import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchCalendar } from '@/api/riddles';
import { paths } from '@/paths';
import { useProgress } from './player/useProgress';
import { ALL_DAYS, nextUncompletedDay } from './rules/days';

/** The days of the edition. */
const calendarQuery = queryOptions({
  queryKey: ['calendar'],
  queryFn: fetchCalendar,
  staleTime: 10 * 60_000,
});

/** The days that the edition has; all twenty-four until it is known, and when it cannot be. */
export function useAvailableDays(): readonly number[] {
  const { data } = useQuery(calendarQuery);
  return data && data.length > 0 ? data.map(({ day }) => day) : ALL_DAYS;
}

/** The address of the riddle to play next: the first day's until it is known what has been done, as in what the build writes. */
export function useNextRiddle(): string {
  const { days } = useProgress();
  return paths.game.riddle(nextUncompletedDay(days, useAvailableDays()));
}
