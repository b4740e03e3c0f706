import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe';
import { outsideWindow } from './overflow';
import { expect } from './test';

const PHONE = { width: 360, height: 800 };
const DESKTOP = { width: 1280, height: 800 };

/** Expects a page as it stands to be whole on a phone and on a desktop, and without an axe violation. */
export async function expectReadable(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectWhole(page);
  await page.setViewportSize(DESKTOP);
  await expectReadableHere(page);
}

/**
 * `expectReadable` in the project's own window, for the tests of both sizes (`@both`). Resized while it draws pictures, a phone's window
 * may never get a frame again (one of 100 in Chromium 156): nothing fades, and no dialog closes.
 */
export async function expectReadableHere(page: Page): Promise<void> {
  await expectWhole(page);
  // An element that has scrolled under the header cannot be pressed there.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectNoAxeViolations(page);
}

const expectWhole = (page: Page) =>
  expect.poll(() => outsideWindow(page), `cut in a window of ${page.viewportSize()?.width} px`).toEqual([]);
