import type { PrefetchedCalendar } from '../api/riddles';
import { awaitDoors, doorsMark, showDoors } from '../escape-noel/shared/season/doorsMark';
import { timeoutSignal } from '../lib/timeoutSignal';

const TIMEOUT_MS = 20_000;

/**
 * Requests the calendar, which `fetchCalendar` takes, and marks `<html>` with what it says. Part of the inline script.
 * @param path of the request (`calendarPath`).
 * @param isReturning only the application knows which days the player has completed: it shows where to go.
 * @param onClosed called when no door is open.
 */
export function prefetchCalendar(path: string, isReturning: boolean, onClosed: () => void): void {
  awaitDoors();
  const rows = fetch(path, { signal: timeoutSignal(TIMEOUT_MS) }).then((reply): Promise<PrefetchedCalendar> =>
    reply.json(),
  );
  globalThis.prefetchedCalendar = rows;
  const mark = async () => {
    const [first] = await rows;
    if (first?.isOpen === false) {
      doorsMark.write('closed');
      onClosed();
    } else if (!isReturning) showDoors();
  };
  mark().catch(showDoors);
}
