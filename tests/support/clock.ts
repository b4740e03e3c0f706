import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Lead after which the clock stops: the page must not have got there before the order to stop has reached it. As long as an
 * expectation waits, and less than a request may take (20 s): what falls due on the way rings at once.
 */
const AHEAD_MS = 3_000;
/** Time for a page that shows nothing yet to render, before its clock goes on. */
const DRAWING_MS = 200;
/** Longer than any test. */
const NEVER_MS = 600_000;

/**
 * Stops the page's clock: from here on only `page.clock.runFor` lets time pass, however slow the machine is.
 * Timers set before, in a page that is open already, still fire by themselves.
 */
export async function holdClock(page: Page): Promise<void> {
  // While Playwright installs its clock, an open page is in 1970 for some milliseconds: nothing may load that reads the date then.
  await page.waitForLoadState('networkidle');
  await page.addInitScript(startAnimationsNow);
  await page.evaluate(startAnimationsNow);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + AHEAD_MS);
}

/**
 * The browser's own animations go on while a clock is held. framer-motion gives each the start that it reads from the held clock,
 * seconds away from the browser's time: without one, they start at once. Runs in the page.
 */
function startAnimationsNow(): void {
  Object.defineProperty(Animation.prototype, 'startTime', {
    configurable: true,
    get: () => null,
    set: () => {},
  });
}

/**
 * Waits until the page has done what it has scheduled, which comes before any task in the background: an effect of what has just been
 * rendered may be about to set a timer.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));

/** Lets time pass in a page whose clock is held, from when it has set its timers. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await settle(page);
  await page.clock.runFor(ms);
}

/**
 * Lets time pass at once, from when the page has set its timers. Those that fall due fire at its end, once each, without the frames
 * between: what needs several, such as the exit of a dialog, needs `passTime`.
 */
export async function skipTime(page: Page, ms: number): Promise<void> {
  await settle(page);
  await page.clock.fastForward(ms);
}

/**
 * Lets time pass by small steps, in a page whose clock is held, until something shows: what counts the time from there on has
 * hardly begun, however slow the machine is.
 */
export async function passTimeUntil(page: Page, shown: Locator, stepMs = 20): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(stepMs);
    await expect(shown).toBeVisible({ timeout: DRAWING_MS });
  }).toPass({ intervals: [DRAWING_MS / 4] });
}

/** Lets time pass by small steps, in a page whose clock is held, until something is gone: an exit needs several frames. */
export async function passTimeUntilGone(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(shown).toHaveCount(0, { timeout: DRAWING_MS });
  }).toPass({ intervals: [DRAWING_MS / 4] });
}

/** In the pages to come no timer of just this length rings: what leaves by itself stays, and everything else goes on. */
export async function holdTimers(page: Page, lengthMs: number): Promise<void> {
  await page.addInitScript(
    ([held, never]) => {
      const later = window.setTimeout.bind(window);
      const hold = (task: TimerHandler, delay?: number) => later(task, delay === held ? never : delay);
      Object.assign(window, { setTimeout: hold });
    },
    [lengthMs, NEVER_MS] as const,
  );
}
