import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { paths } from '../../../src/paths';

/** Text twice as large as usual, as the reader's own settings ask. */
const LARGE_TEXT = '--blink-settings=defaultFontSize=32';

test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), LARGE_TEXT] }),
    { scope: 'worker' },
  ],
});

/** The words that begin or end beside the window, from where nothing brings them back. */
function wordsBeside(): string[] {
  const width = document.documentElement.clientWidth;
  const notRead =
    '[hidden], [aria-hidden="true"], .sr-only, details:not([open]) > div, .carousel-track, dialog, svg';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const beside: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const isBeside = [...range.getClientRects()].some(({ left, right }) => left < -1 || right > width + 1);
    const element = text.parentElement;
    const isShown = element?.closest(notRead) === null && element.getBoundingClientRect().width > 1;
    if (isBeside && isShown) beside.push(text.textContent?.trim() ?? '');
  }
  return beside;
}

const { game } = paths;
/** The pages, the riddle apart: a visitor's first opens the offer of an account above the page. */
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

/** Reads the page that is open, with its menu folded away and open. */
async function expectNothingCut(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(wordsBeside), path).toEqual([]);
  await page.locator('summary', { hasText: 'Menu' }).click();
  await expect(page.getByRole('navigation').getByRole('link').first()).toBeInViewport();
  expect(await page.evaluate(wordsBeside), `${path}, its menu open`).toEqual([]);
}

test(
  'No word of a page is cut on a phone whose text is twice as large',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    for (const path of open) {
      await page.goto(path);
      await expectNothingCut(page, path);
    }
    await page.goto(game.riddle(1));
    await page.getByRole('button', { name: 'Continuer sans compte' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectNothingCut(page, game.riddle(1));
  },
);
