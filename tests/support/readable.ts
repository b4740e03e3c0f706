import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe';
import { outsideWindow } from './overflow';
import { expect } from './test';

const WIDTHS = [360, 1280] as const;

/** Expects a page as it stands to be whole on a phone and on a desktop, and without an axe violation. */
export async function expectReadable(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => outsideWindow(page), `cut at ${width} px`).toEqual([]);
  }
  // An element that has scrolled under the header cannot be pressed there.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoAxeViolations(page);
}
