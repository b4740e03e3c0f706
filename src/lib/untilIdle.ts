import { AFTER_CONTENT_MS, whenIdle } from './whenIdle';

/**
 * Waits until the browser is idle, in a query that nothing on the page waits for.
 * @param signal of the query: a page that is left sends nothing any more.
 * @throws once it is aborted.
 */
export const untilIdle = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const cancel = whenIdle(resolve, AFTER_CONTENT_MS);
    signal.addEventListener('abort', () => {
      cancel();
      reject(new DOMException('The page was left', 'AbortError'));
    });
  });
