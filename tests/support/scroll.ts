import type { Page } from '@playwright/test';

/** Vertical scroll position of the page, in CSS pixels. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Scrolls to a position, and waits until the page has received the event, as before a user's press. */
export const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        scrollTo({ top: to, behavior: 'instant' });
      }),
    top,
  );

/** Presses a link by script: a press would first scroll it into view. */
export const followLink = (page: Page, address: string): Promise<void> =>
  page
    .locator(`a[href="${address}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
