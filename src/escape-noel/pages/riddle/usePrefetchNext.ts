import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AFTER_CONTENT_MS, whenIdle } from '@/lib/whenIdle';
import { useEdition } from '../../game/edition/useEdition';
import { useOpenDays } from '../../game/season/calendar';
import { riddleQuery } from './riddle.queries';

export function usePrefetchNext(day: number): void {
  const edition = useEdition();
  const queries = useQueryClient();
  const hasNext = useOpenDays().has(day + 1);
  useEffect(() => {
    if (!hasNext) return undefined;
    // A failure is shown by the next page itself.
    const fetchNext = () => void queries.query(riddleQuery(day + 1, edition)).catch(() => undefined);
    return whenIdle(fetchNext, AFTER_CONTENT_MS);
  }, [day, edition, hasNext, queries]);
}
