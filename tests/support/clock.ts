import type { Page } from '@playwright/test';

/** Stops the page's clock: from here on only `page.clock.runFor` lets time pass, however slow the machine is. */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 2_000);
}
