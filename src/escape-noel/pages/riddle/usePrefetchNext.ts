import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAvailableDays } from '../../shared/calendar';
import { riddleQuery } from './riddle.queries';

/** Has the next day's riddle fetched ahead: turning the page then takes no time. */
export function usePrefetchNext(day: number): void {
  const queries = useQueryClient();
  const hasNext = useAvailableDays().includes(day + 1);
  useEffect(() => {
    if (!hasNext) return;
    // A door that is closed, or a network that is away: the next page says so when it is opened.
    queries.query(riddleQuery(day + 1)).catch(() => undefined);
  }, [day, hasNext, queries]);
}
