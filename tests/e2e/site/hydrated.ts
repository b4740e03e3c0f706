import { expect, type Page } from '@playwright/test';

/** Opens a page of the site and waits until it is hydrated. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Starts the application of a prerendered page, as a visitor's first gesture does, and waits until the page is hydrated. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => dispatchEvent(new Event('keydown')));
  await expect.poll(() => page.evaluate(() => Reflect.has(globalThis, 'isHydrated'))).toBe(true);
}

/**
 * From the next page on, time passes only when the test says so (`skipTime`). To be called before the first page: a blank one
 * has no timers that the first hour could fire.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2024-12-01T08:00:00') });
  await page.clock.pauseAt(new Date('2024-12-01T09:00:00'));
}

/** From here on the page's animations start but do not advance: a slow machine would be too late to see them. */
export async function freezeAnimations(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
}
