import { paths } from '../../../src/paths';
import { COMFORT_KEY } from '../../../src/lib/comfortKey';
import { brokenWords } from '../../support/brokenWords';
import { ALL } from '../../support/quest';
import { expect, test } from '../../support/test';
import { riddleOf } from './edition';

// Rule 23.5: every day, and so every kind of board.

const WIDTHS = [320, 340, 360, 375, 390, 412, 430];
const COMFORT = JSON.stringify({ texte: '150', espacement: 'aere' });
const softly = expect.configure({ soft: true });

for (const half of [ALL.slice(0, 12), ALL.slice(12)])
  test(
    `no word of days ${half[0]} to ${half.at(-1)} is broken with large text and wide spacing, from 320 to 430 px`,
    { tag: '@phone' },
    async ({ page }) => {
      test.slow();
      await page.addInitScript(([key, comfort]) => localStorage.setItem(key, comfort), [
        COMFORT_KEY,
        COMFORT,
      ] as const);
      for (const day of half) {
        await page.goto(paths.game.riddle(day));
        await expect(page.getByRole('heading', { level: 1, name: riddleOf(day).title })).toBeVisible();
        await expect(page.locator('article[aria-busy="false"]')).toBeVisible();
        await expect(page.locator('html[data-texte="150"][data-espacement="aere"]')).toHaveCount(1);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await softly.poll(() => brokenWords(page), `day ${day}, ${width} px`).toEqual([]);
        }
      }
    },
  );
