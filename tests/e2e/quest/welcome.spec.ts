import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, signIn, type Knight } from '../../support/knight';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';
import { makeQuestor, withDoorOpen } from './questors';

const DELAY_MS = 2_000;
const welcome = (page: Page) => page.getByRole('dialog', { name: /Bienvenue de retour/ });

/** Signs in on the login page, which then goes to the game's door inside the application. */
async function signInByHand(page: Page, { email, password }: Knight) {
  await page.goto('/escape-noel/login');
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByRole('textbox', { name: /^Mot de passe/ }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL(/\/escape-noel$/);
}

test('a knight who comes from the login page is welcomed back 2 s later, by name', async ({
  page,
  request,
}) => {
  await withDoorOpen(page);
  const knight = await makeQuestor(request, [1], 'Éléonore');
  await page.clock.install();
  await signInByHand(page, knight);
  await expect(page.getByRole('main').getByRole('link', { name: "Continuer l'aventure" })).toBeVisible();
  await page.clock.runFor(DELAY_MS - 500);
  await expect(welcome(page)).toHaveCount(0);
  await page.clock.runFor(600);
  const dialog = welcome(page);
  await expect(dialog).toContainText('Éléonore');
  await expect(dialog).toContainText(/Prêt à continuer ta quête mystique\s\?/);
  await expect(dialog).toContainText(/retour est un pas de plus vers la lumière/);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: "Continuer l'aventure" }).click();
  await page.clock.runFor(500);
  await expect(page).toHaveURL(/\/jour\/2$/);
});

test('a fresh window (two entries of history or fewer) welcomes its knight, and the cross closes', async ({
  page,
  request,
}) => {
  await withDoorOpen(page);
  await signIn(page, await makeKnight(request));
  await page.goto('/escape-noel');
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
  const fresh = await page.context().newPage();
  await fresh.goto('/escape-noel');
  const dialog = welcome(fresh);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog).toHaveCount(0);
});

test('whoever has been walking around is not welcomed, nor anywhere but at the door', async ({
  page,
  request,
}) => {
  await withDoorOpen(page);
  await signIn(page, await makeKnight(request));
  for (const path of ['/', '/books', '/about', '/contact', '/escape-noel/contact']) await page.goto(path);
  await page.clock.install();
  await page.goto('/escape-noel');
  await expect(page.getByRole('main').getByRole('link', { name: "Continuer l'aventure" })).toBeVisible();
  await page.clock.runFor(3 * DELAY_MS);
  await expect(welcome(page)).toHaveCount(0);

  const elsewhere = await page.context().newPage();
  await elsewhere.clock.install();
  await elsewhere.goto('/escape-noel/constellation');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await elsewhere.clock.runFor(3 * DELAY_MS);
  await expect(welcome(elsewhere)).toHaveCount(0);
});

test('a visitor is not welcomed back', async ({ page }) => {
  await withDoorOpen(page);
  await page.clock.install();
  await page.goto('/escape-noel');
  await page.mouse.move(10, 10);
  await expect(page.getByRole('main').getByRole('link', { name: 'Jouer sans compte' })).toBeVisible();
  await page.clock.runFor(3 * DELAY_MS);
  await expect(welcome(page)).toHaveCount(0);
});
