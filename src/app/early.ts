import { awaitDoors, doorsMark, showDoors } from '../escape-noel/game/season/doorsMark';
import { isEarly, requestEarly } from '../lib/earlyRequests';

/** The part of the riddle's row that is used before hydration. */
type Row = Partial<Record<string, string | null>>;

/**
 * Requests the day's riddle, which `fetchRiddle` takes, and shows its story as soon as it is there. Part of the inline script.
 * @param url of the request (`riddleRowPath`).
 */
export function requestRiddle(url: string): void {
  requestEarly<Row[]>(url).then(
    ([row]) => row && showStory(row, url),
    () => {},
  );
}

/** Writes the story into the page, unless the application has taken the row: it then renders it. */
function showStory(row: Row, url: string): void {
  if (!isEarly(url)) return;
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', () => showStory(row, url));
    return;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-story]')) {
    element.textContent = row[element.dataset['story'] ?? ''] ?? '';
  }
  const picture = row['mediatype'] === 'image' && row['imageUrl'];
  // Uploaded pictures are where the row comes from.
  const origin = picture && picture.startsWith('/storage/') ? new URL(url, location.href) : location.href;
  if (picture) new Image().src = new URL(picture, origin).href;
}

/**
 * Requests the calendar, which `fetchCalendar` takes, and marks `<html>` with what it says. Part of the inline script.
 * @param url of the request (`calendarPath`).
 * @param isReturning only the application knows which days the player has completed: it shows where to go.
 * @param onClosed called when no door is open.
 */
export function requestCalendar(url: string, isReturning: boolean, onClosed: () => void): void {
  awaitDoors();
  const rows = requestEarly<readonly { isOpen?: unknown }[]>(url);
  const mark = async () => {
    const [first] = await rows;
    if (first?.isOpen === false) {
      doorsMark.write('closed');
      onClosed();
    } else if (!isReturning) showDoors();
  };
  mark().catch(showDoors);
}
