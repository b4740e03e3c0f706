/**
 * How long what nobody waits for leaves the network to what the page shows, in milliseconds: on a slow one, a picture takes as much.
 */
export const AFTER_WHAT_IS_SHOWN_MS = 2000;

/**
 * Runs something once the browser has nothing better to do.
 * @param earliest how long to wait at least, in milliseconds.
 * @returns how to give it up.
 */
export function whenIdle(task: () => void, earliest = 0): () => void {
  if (earliest > 0) {
    const timer = setTimeout(() => {
      giveUp = whenIdle(task);
    }, earliest);
    let giveUp = () => clearTimeout(timer);
    return () => giveUp();
  }
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 1000);
  return () => clearTimeout(timer);
}
