import { queryOptions, useQuery } from '@tanstack/react-query';
import { fetchCalendar } from '@/backend/riddles';
import { ALL_DAYS } from './rules/days';

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
