import type { Page } from '@playwright/test';

/**
 * Opens another tab behind a page. Chromium draws a tab in the background about once a second, or less often, and a click
 * waits for two frames: without this each click in the page would take seconds.
 */
export async function openBehind(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await page.bringToFront();
  return other;
}
