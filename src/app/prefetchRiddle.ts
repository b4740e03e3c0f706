const TIMEOUT_MS = 20_000;

/** The part of the riddle's row that is used before hydration. */
type Row = Partial<Record<string, string | null>>;

/**
 * Requests the day's riddle, which `fetchRiddle` takes, and shows its story as soon as it is there. Part of the inline script.
 * @param path of the request (`riddleRowPath`).
 */
export function prefetchRiddle(day: number, path: string): void {
  const row = fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((reply): Promise<Row[]> => reply.json())
    .then(([first]) => first);
  globalThis.prefetchedRiddle = { day, row };
  row.then(showStory, () => {});
}

/** Writes the story into the page, unless the application has taken the row: it then renders it. */
function showStory(row: Row | undefined): void {
  if (!row || !globalThis.prefetchedRiddle) return;
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', () => showStory(row));
    return;
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-story]')) {
    element.textContent = row[element.dataset['story'] ?? ''] ?? '';
  }
  if (row['mediatype'] === 'image' && row['imageUrl']) new Image().src = row['imageUrl'];
}
