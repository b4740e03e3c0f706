import { requestEarly } from './requestEarly';
/** The part of the riddle's row that is used before hydration. */
type Row = Partial<Record<string, string | null>>;

/**
 * Requests the day's riddle, which `fetchRiddle` takes, and shows its story as soon as it is there. Part of the inline script.
 * @param path of the request (`riddleRowPath`).
 */
export function prefetchRiddle(day: number, path: string): void {
  const row = requestEarly<Row[]>(path).then(([first]) => first);
  globalThis.prefetchedRiddle = { day, row };
  row.then(
    (received) => showStory(received, path),
    () => {},
  );
}

/** Writes the story into the page, unless the application has taken the row: it then renders it. */
function showStory(row: Row | undefined, path: string): void {
  if (!row || !globalThis.prefetchedRiddle) return;
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', () => showStory(row, path));
    return;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-story]')) {
    element.textContent = row[element.dataset['story'] ?? ''] ?? '';
  }
  const picture = row['mediatype'] === 'image' && row['imageUrl'];
  // Uploaded pictures are where the row comes from.
  const origin = picture && picture.startsWith('/storage/') ? new URL(path, location.href) : location.href;
  if (picture) new Image().src = new URL(picture, origin).href;
}
