import { useCallback, useSyncExternalStore } from 'react';
import { useClockOffset } from '../../shared/season/calendar';
import { dateIn } from './schoolCalendar';

const CHECK_MS = 30_000;

function follow(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_MS);
  return () => clearInterval(timer);
}

/** The date on the server's clock, as « 2026-12-07 ». @param timeZone the edition's. */
export function useToday(timeZone: string): string {
  const offset = useClockOffset();
  const read = useCallback(() => dateIn(new Date(Date.now() + offset), timeZone), [offset, timeZone]);
  return useSyncExternalStore(follow, read, () => '');
}
