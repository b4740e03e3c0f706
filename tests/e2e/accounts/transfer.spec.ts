import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { tabTo } from '../../support/keyboard';
import { outsideWindow } from '../../support/overflow';
import { expect, test } from '../../support/test';
import { paths } from '../../../src/paths';
import { playedAsVisitor } from '../quest/questors';
import { RiddleScreen } from '../riddle/riddleScreen';

const { game } = paths;
const storedDays = (page: Page) =>
  page.evaluate(() =>
    Object.keys(JSON.parse(localStorage.getItem('escape-noel-progress') ?? '{}') as object),
  );

test('a journey goes from a phone to a computer by its link, with the keyboard alone', async ({
  page,
  browser,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const there = await phone.newPage();
  await playedAsVisitor(there, [1, 2, 3]);
  await there.goto(game.landing);
  await there.getByText('Menu').click();
  await there
    .getByRole('navigation')
    .getByRole('link', { name: 'Emporter mon voyage' })
    .filter({ visible: true })
    .click();
  await expect(there.getByText('Il emporte 3 jours')).toBeVisible();
  await expect(there.getByRole('img', { name: 'Code QR de ton voyage' })).toBeVisible();
  await expectNoAxeViolations(there);
  await there.getByRole('button', { name: 'Agrandir le code' }).click();
  await expect(there.getByRole('dialog', { name: 'Code QR de ton voyage' })).toBeVisible();
  await expectNoAxeViolations(there);
  await there.keyboard.press('Escape');
  await there.getByRole('button', { name: 'Copier le lien' }).click();
  await expect(there.getByText('Le lien est copié.')).toBeVisible();
  const link = await there.evaluate(() => navigator.clipboard.readText());
  await phone.close();

  await playedAsVisitor(page, [2]);
  await page.goto(link);
  await expect(page.getByText('Ce lien apporte 3 jours.')).toBeVisible();
  await expect(page.getByText(/^Ce navigateur garde déjà 1.jour/)).toBeVisible();
  await expectNoAxeViolations(page);
  await tabTo(page, page.getByRole('button', { name: 'Reprendre ce voyage' }));
  await page.keyboard.press('Enter');
  const arrived = page.getByRole('heading', { name: 'Ton voyage est ici' });
  await expect(arrived).toBeFocused();
  await expect(page.getByText(/^2.jours sont arrivés/)).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await storedDays(page)).toEqual(['1', '2', '3']);
  // The answers have left the address. Opened again, the link has nothing left to bring.
  await expect(page).toHaveURL(game.transfer);
  await page.reload();
  await expect(page.getByText(/tout est déjà dans ce navigateur/)).toBeVisible();
  await page.getByRole('link', { name: "Continuer l'aventure" }).click();
  await expect(page).toHaveURL(game.riddle(4));
  await page.goto(game.riddle(1));
  await expect(new RiddleScreen(page).revelation).toBeVisible();
});

test('the page fits 320 px and text at 200 %', { tag: '@phone' }, async ({ page }) => {
  await playedAsVisitor(page, [1, 2, 3]);
  const browser = await page.context().newCDPSession(page);
  await page.goto(game.transfer);
  await expect(page.getByRole('img', { name: 'Code QR de ton voyage' })).toBeVisible();
  for (const [width, text] of [
    [320, 16],
    [360, 32],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await browser.send('Page.setFontSizes', { fontSizes: { standard: text } });
    await expect.poll(() => outsideWindow(page), `${width} px, ${text} px of text`).toEqual([]);
  }
});

test('the home offers it once after the third day, without moving anything', async ({ page }) => {
  await playedAsVisitor(page, [1, 2, 3]);
  await page.goto(game.landing);
  const offer = page.getByRole('heading', { name: 'Emporter ton voyage' });
  await expect(offer).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Plus tard' }).click();
  await expect(offer).toHaveCount(0);
});
