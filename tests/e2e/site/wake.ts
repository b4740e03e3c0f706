import { expect, type Page } from '@playwright/test';

/** Opens a page of the site and lets it come alive, as a hand that touches the screen does. */
export async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await wake(page);
}

/** A prerendered page answers to nothing but links until its script has taken it over. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.evaluate(() => dispatchEvent(new Event('keydown')));
  await expect.poll(() => page.evaluate(() => Reflect.has(globalThis, 'isHydrated'))).toBe(true);
}

/**
 * From the next page on, time passes only when the test says so (`passTime`). To be called before the first page:
 * a blank one has nothing that an hour could set off, and does not get through it before the second order reaches it.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2024-12-01T08:00:00') });
  await page.clock.pauseAt(new Date('2024-12-01T09:00:00'));
}

/**
 * Lets time pass under a stopped clock, once what the page was told last has had its effects, which come in its next task.
 * What falls due on the way rings at its end, once: the frames between, which nobody looks at, cost more than all the rest. What
 * leaves in two steps, as a dialog that closes, would hardly have begun: there only `page.clock.runFor` sees it gone too early.
 */
export async function passTime(page: Page, ms: number): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(null);
      }),
  );
  await page.clock.fastForward(ms);
}
