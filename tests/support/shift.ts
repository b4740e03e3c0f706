import type { Page } from '@playwright/test';

/**
 * Adds up every layout shift of the pages that a window opens from now on.
 * @returns what tells the sum of the page that is open: a fraction of the window, 0 when nothing has moved.
 */
export async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(record);
  return () => page.evaluate(() => (window as Window & { shifts?: { total: number } }).shifts?.total ?? NaN);
}

/** Runs in the page. */
function record(): void {
  const shifts = { total: 0 };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Chromium's own entry, which the type library does not know. Whatever it says of recent input, a shift counts: a size
      // that the test gives the window is input too, and what a dialog moves behind it is not asked for.
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      // A shift inside the browser's own controls, for example a player's clock, names no element of the page.
      if (sources.some(({ node }) => node !== null)) shifts.total += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
