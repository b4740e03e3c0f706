import type { Page } from '@playwright/test';
import { makeKnight, signIn, sql } from '../../support/knight';
import { outsideWindow } from '../../support/overflow';
import { ALL, completeDays } from '../../support/quest';
import { expect, test } from '../../support/test';
import { paths } from '../../../src/paths';

const { game } = paths;
/** One page that is cut hides no other. */
const softly = expect.configure({ soft: true });

interface Setting {
  name: string;
  width: number;
  height: number;
  /** The default font size of the browser's settings, in CSS pixels. */
  text: number;
}
const TEXT_200: Setting = { name: 'text at 200 %', width: 320, height: 740, text: 32 };
const SETTINGS: readonly Setting[] = [
  { name: 'a zoom of 400 %', width: 320, height: 256, text: 16 },
  { name: 'text at 150 %', width: 390, height: 844, text: 24 },
  TEXT_200,
];

/** @returns puts the page under a setting. */
async function enlarger(page: Page): Promise<(setting: Setting) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  return async ({ width, height, text }) => {
    await page.setViewportSize({ width, height });
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
  };
}

/** Opens an address, and checks it under every setting. */
async function expectNothingCut(page: Page, path: string): Promise<void> {
  const enlarge = await enlarger(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^(Chargement|Vérification)/)).toHaveCount(0);
  for (const setting of SETTINGS) {
    await enlarge(setting);
    await softly.poll(() => outsideWindow(page), `${path}, ${setting.name}`).toEqual([]);
  }
}

const open = [
  paths.home,
  paths.books,
  paths.about,
  paths.contact,
  game.landing,
  game.constellation,
  game.leaderboard,
  game.login,
  game.password,
  game.contest,
  game.contact,
  game.transfer,
  game.print,
  game.class,
  game.privacy,
  game.legal,
  `${game.landing}/nulle-part`,
];

test(
  'nothing of a page is cut on a phone with large text, or at a zoom of 400 %, its menu included',
  { tag: '@phone' },
  async ({ page }) => {
    test.slow();
    for (const path of open) {
      await expectNothingCut(page, path);
      await page.locator('summary', { hasText: 'Menu' }).click();
      await expect(page.getByRole('navigation').getByRole('link').first()).toBeInViewport();
      expect(await outsideWindow(page), `${path}, its menu open`).toEqual([]);
    }
  },
);

test(
  'nothing of the 24 days, nor of the pages of a knight, is cut on a phone with large text, or at a zoom of 400 %',
  { tag: '@phone' },
  async ({ page, request }) => {
    test.slow();
    const knight = await makeKnight(request, 'Wwwwwwwwwwwwwwwwwwww');
    // Whose rewards are the tools of days 15 and 19.
    await completeDays((text, params) => sql(request, text, params), knight.id, [5, 14]);
    await signIn(page, knight);
    for (const day of ALL) {
      await page.goto(game.riddle(day));
      await expect(
        page.getByRole('button', { name: 'Valider ma réponse' }).or(page.getByText('Révélation Sacrée')),
      ).toBeVisible();
      await expectNothingCut(page, game.riddle(day));
    }
    for (const path of [
      game.profile,
      game.artefacts,
      game.final,
      game.constellation,
      game.leaderboard,
      game.tables,
      game.class,
      paths.blackboard(10),
      paths.blackboard('ciel'),
      game.classPack,
    ])
      await expectNothingCut(page, path);
  },
);
