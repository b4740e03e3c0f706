import type { Page } from '@playwright/test';
import { recordShifts } from '../../support/shift';
import { expect, test } from '../../support/test';
import { hydrate } from './hydrated';

const FONT_DELAY_MS = 1000;
/** More than a title moves when its fallback font is a few pixels narrower; a line that wraps elsewhere moves three times more. */
const LEAST_SHIFT = 0.008;
const pages = ['/', '/books', '/about', '/contact', '/une-page-envolee'] as const;

/** The widths tested by a project. */
const widthsOf = (page: Page) => ((page.viewportSize()?.width ?? 0) < 768 ? [360] : [768, 1440]);

for (const path of pages) {
  test(
    `Nothing shifts on ${path} while late fonts, covers and scripts load`,
    { tag: ['@motion', '@both'] },
    async ({ page, expectProblem }) => {
      if (path === '/une-page-envolee') expectProblem(/404/);
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
        await route.continue();
      });
      const shifted = await recordShifts(page);
      for (const width of widthsOf(page)) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await hydrate(page);
        await page.evaluate(walkDown);
        expect(await page.evaluate(() => document.fonts.check('16px Nunito'))).toBe(true);
        expect(await shifted(), `${path} at ${width} px`).toBeLessThan(LEAST_SHIFT);
      }
    },
  );
}

/** Runs in the page: scrolls through it once the fonts have loaded. */
async function walkDown(): Promise<void> {
  await document.fonts.ready;
  for (let top = 0; top < document.documentElement.scrollHeight; top += 400) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  }
}
