declare global {
  interface Window {
    /** The layout shifts so far, added up. */
    layoutShift: number;
    /** How long the last gesture waited for the page's next frame, in milliseconds. */
    response: number;
  }
}

/**
 * Runs in every page before its own scripts: adds up every layout shift, a gesture just before it or not, and times each
 * gesture from the moment of its event to the end of the main thread's work on the next frame. It names no function inside:
 * what runs this would write a helper around it that the page does not have.
 */
export function observe(): void {
  window.layoutShift = 0;
  window.response = 0;
  for (const type of ['click', 'keydown']) {
    addEventListener(
      type,
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            window.response = performance.now() - timeStamp;
          });
          port1.start();
          port2.postMessage(null);
        });
      },
      { capture: true },
    );
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // TypeScript's own library does not know this entry yet: https://wicg.github.io/layout-instability/
      if ('value' in entry && typeof entry.value === 'number') window.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
