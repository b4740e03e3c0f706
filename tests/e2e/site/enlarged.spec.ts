import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { paths } from '../../../src/paths';

/** A default font size of 200 %, as in the browser's settings. */
const LARGE_TEXT = '--blink-settings=defaultFontSize=32';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_TEXT] }),
    { scope: 'worker' },
  ],
});

/** Runs in the page: the texts that overflow the window sideways. */
function overflowingTexts(): string[] {
  const width = document.documentElement.clientWidth;
  const notRead =
    '[hidden], [aria-hidden="true"], .sr-only, details:not([open]) > div, .carousel-track, dialog, svg';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const overflowing: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const overflows = [...range.getClientRects()].some(({ left, right }) => left < -1 || right > width + 1);
    const element = text.parentElement;
    const isShown = element?.closest(notRead) === null && element.getBoundingClientRect().width > 1;
    if (overflows && isShown) overflowing.push(text.textContent?.trim() ?? '');
  }
  return overflowing;
}

const { game } = paths;
/** Without the riddle page, which first opens a dialog. */
const open = [
  paths.home,
  paths.books,
  paths.about,
  paths.contact,
  game.landing,
  game.constellation,
  game.leaderboard,
  game.login,
  game.contest,
  game.privacy,
];

/** Checks the current page, with its menu closed and open. */
async function expectNothingCut(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(overflowingTexts), path).toEqual([]);
  await page.locator('summary', { hasText: 'Menu' }).click();
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeInViewport();
  expect(await page.evaluate(overflowingTexts), `${path}, its menu open`).toEqual([]);
}

test('No word of a page is cut on a phone with text at 200 %', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  for (const path of open) {
    await page.goto(path);
    await expectNothingCut(page, path);
  }
  await page.goto(game.riddle(1));
  await page.getByRole('button', { name: 'Continuer sans compte' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectNothingCut(page, game.riddle(1));
});
