import { useCallback, useSyncExternalStore } from 'react';
import { useClockOffset } from '../../game/season/calendar';
import { dateIn } from './schoolCalendar';

const CHECK_MS = 30_000;

function follow(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_MS);
  return () => clearInterval(timer);
}

/** The date at the server's moment, as « 2026-12-07 ». @param timeZone the class's. */
export function useToday(timeZone: string): string {
  const offset = useClockOffset();
  const read = useCallback(() => dateIn(new Date(Date.now() + offset), timeZone), [offset, timeZone]);
  return useSyncExternalStore(follow, read, () => '');
}
