import type { PrefetchedCalendar } from '../api/riddles';
import { awaitDoors, doorsMark, showDoors } from '../escape-noel/game/season/doorsMark';
import { requestEarly } from './requestEarly';

/**
 * Requests the calendar, which `fetchCalendar` takes, and marks `<html>` with what it says. Part of the inline script.
 * @param path of the request (`calendarPath`).
 * @param isReturning only the application knows which days the player has completed: it shows where to go.
 * @param onClosed called when no door is open.
 */
export function prefetchCalendar(path: string, isReturning: boolean, onClosed: () => void): void {
  awaitDoors();
  const rows = requestEarly<PrefetchedCalendar>(path);
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
