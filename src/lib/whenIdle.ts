/** A delay in milliseconds that leaves a slow network to the content of the page, its pictures for instance. */
export const AFTER_CONTENT_MS = 2000;

/**
 * Runs a task once the browser is idle.
 * @param minDelayMs at least this long from now, in milliseconds.
 * @returns cancels it.
 */
export function whenIdle(task: () => void, minDelayMs = 0): () => void {
  if (minDelayMs > 0) {
    const timer = setTimeout(() => {
      cancel = whenIdle(task);
    }, minDelayMs);
    let cancel = () => clearTimeout(timer);
    return () => cancel();
  }
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 1000);
  return () => clearTimeout(timer);
}
