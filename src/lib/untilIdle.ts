import { AFTER_CONTENT_MS, whenIdle } from './whenIdle';

/**
 * Waits until the browser is idle, in a query that nothing on the page waits for.
 * @param signal of the query: a page that is left sends nothing any more.
 * @param minDelayMs as `whenIdle`.
 * @throws once it is aborted.
 */
export const untilIdle = (signal: AbortSignal, minDelayMs = AFTER_CONTENT_MS): Promise<void> =>
  new Promise((resolve, reject) => {
    const cancel = whenIdle(resolve, minDelayMs);
    signal.addEventListener('abort', () => {
      cancel();
      reject(new DOMException('The page was left', 'AbortError'));
    });
  });
