import type { Frame, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { tabTo } from '../../support/keyboard';
import { signIn } from '../../support/knight';
import { outsideWindow } from '../../support/overflow';
import { expect, test } from '../../support/test';
import { makeAdmin } from '../honour/people';

const PREVIEW = '/escape-noel/admin/apercu/2024';
const DAY = '/escape-noel/admin/editions/2024/jour/3';

/** The game, inside the frame of a page. */
async function frameOf(page: Page): Promise<Frame> {
  const element = await page.getByTitle('Aperçu du jeu').elementHandle();
  const frame = await element.contentFrame();
  if (!frame) throw new Error('The preview has no frame');
  await expect(frame.getByRole('main')).toBeVisible();
  return frame;
}

/** The stored values of the browser, without the session, which is renewed. */
const stored = (page: Page) =>
  page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) =>
      // The team's own page stores who plays, some time after it has opened.
      Object.entries(storage).filter(([key]) => !/^escape-noel-(?:session$|soir-|chevaliers-)/.test(key)),
    ),
  );

test.beforeEach(async ({ page, request }) => {
  await signIn(page, await makeAdmin(request));
});

test('a day is previewed as a knight with two hints, and played, with nothing stored', async ({ page }) => {
  await page.goto(`${PREVIEW}?page=jour/3&etat=2&ecran=telephone`);
  const before = await stored(page);
  const frame = await frameOf(page);
  await expect(frame.getByRole('heading', { name: 'Indice 2' })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectNoAxeViolations(frame);
  expect([await outsideWindow(page), await outsideWindow(frame)]).toEqual([[], []]);

  await frame.getByLabel('Ta réponse').fill('une réponse fausse');
  await frame.getByRole('button', { name: 'Valider ma réponse' }).click();
  await expect(frame.getByRole('alert').filter({ hasText: "La réponse n'est pas correcte" })).toBeVisible();
  expect(await stored(page)).toEqual(before);
});

test('the bar is used with the keyboard, and keeps the focus when the game changes', async ({ page }) => {
  await page.goto(`${PREVIEW}?page=jour/3`);
  const frame = await frameOf(page);
  await expect(frame.getByRole('heading', { name: "L'énigme du jour" })).toBeVisible();

  const state = page.getByLabel("L'énigme", { exact: true });
  await tabTo(page, state);
  await page.keyboard.press('ArrowDown');
  await expect(frame.getByRole('heading', { name: 'Indice 1' })).toBeVisible();
  await expect(state).toBeFocused();

  const player = page.getByLabel('Qui joue');
  await tabTo(page, player);
  await page.keyboard.press('ArrowDown');
  await expect(frame.getByRole('dialog')).toBeVisible();
  await expect(player).toBeFocused();

  await page.getByLabel('La page').selectOption('Constellation');
  await expect(frame.getByRole('heading', { name: 'Constellation des Fragments' })).toBeVisible();
  await expect(page).toHaveURL(/page=constellation/);
});

test('links in the frame are followed there, and the address says the page', async ({ page }) => {
  await page.goto(`${PREVIEW}?page=jour/3`);
  const frame = await frameOf(page);
  await frame.getByRole('link', { name: /accueil du jeu/ }).click();
  await expect(frame.getByRole('heading', { name: 'Escape Noël' })).toBeVisible();
  await expect(page).toHaveURL(/\?page=&jour=3/);
});

test('what is typed in the form is shown beside it, at the same place, and the form keeps the focus', async ({
  page,
}) => {
  await page.goto(DAY);
  const frame = await frameOf(page);
  await expect(frame.getByRole('heading', { name: "L'énigme du jour" })).toBeVisible();
  await frame.evaluate(() => scrollTo(0, 400));
  const title = page.getByLabel('Titre', { exact: true });
  await title.fill('Un titre tout neuf');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Un titre tout neuf');
  await expect(title).toBeFocused();
  expect(await frame.evaluate(() => scrollY)).toBe(400);
});
