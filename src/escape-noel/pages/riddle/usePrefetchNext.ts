import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AFTER_WHAT_IS_SHOWN_MS, whenIdle } from '@/lib/whenIdle';
import { useAvailableDays } from '../../shared/calendar';
import { riddleQuery } from './riddle.queries';

/** Has the next day's riddle fetched ahead, once nothing else is to be done: turning the page then takes no time. */
export function usePrefetchNext(day: number): void {
  const queries = useQueryClient();
  const hasNext = useAvailableDays().includes(day + 1);
  useEffect(() => {
    if (!hasNext) return undefined;
    // A door that is closed, or a network that is away: the next page says so when it is opened.
    const fetchNext = () => void queries.query(riddleQuery(day + 1)).catch(() => undefined);
    return whenIdle(fetchNext, AFTER_WHAT_IS_SHOWN_MS);
  }, [day, hasNext, queries]);
}
