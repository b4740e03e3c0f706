import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, nameless, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';
import { makeQuestor, withDoorOpen } from './questors';

const DELAY_MS = 2_000;
const welcome = (page: Page) => page.getByRole('dialog', { name: /Bienvenue de retour/ });

test('a knight who comes from the login page is welcomed back 2 s later, by name', async ({
  page,
  request,
}) => {
  await withDoorOpen(page);
  const knight = await makeQuestor(request, [1], 'Éléonore');
  await page.clock.install();
  await page.goto('/escape-noel/login');
  await page.getByLabel('Adresse e-mail').fill(knight.email);
  await page.getByRole('textbox', { name: /^Mot de passe/ }).fill(knight.password);
  await page.clock.pauseAt(Date.now() + 5_000);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  // Time goes only by these small steps, however slow the machine: the two seconds cannot be over yet.
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(page.getByRole('main').getByRole('link', { name: "Continuer l'aventure" })).toBeVisible({
      timeout: 200,
    });
  }).toPass();
  await expect(page).toHaveURL(/\/escape-noel$/);
  await page.clock.runFor(DELAY_MS / 2);
  await expect(welcome(page)).toHaveCount(0);
  await page.clock.runFor(DELAY_MS / 2 + 100);
  const dialog = welcome(page);
  await expect(dialog).toContainText('Éléonore');
  await expect(dialog).toContainText(/Prêt à continuer ta quête mystique\s\?/);
  await expect(dialog).toContainText(/retour est un pas de plus vers la lumière/);
  await page.clock.resume();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: "Continuer l'aventure" }).click();
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

test('whoever has walked around but arrives from an address that contains /login is welcomed too', async ({
  page,
  request,
}) => {
  await withDoorOpen(page);
  await signIn(page, await makeKnight(request));
  for (const path of ['/', '/books', '/about', '/contact']) await page.goto(path);
  await page.clock.install();
  await page.goto('/escape-noel', { referer: new URL('/escape-noel/login', page.url()).href });
  expect(await page.evaluate(() => history.length)).toBeGreaterThan(2);
  await expect(page.getByRole('main').getByRole('link', { name: "Continuer l'aventure" })).toBeVisible();
  await page.clock.runFor(DELAY_MS + 100);
  await expect(welcome(page)).toBeVisible();
});

test('somebody who has no name yet is not welcomed back', async ({ page, request }) => {
  await withDoorOpen(page);
  await signIn(page, nameless(await makeKnight(request)));
  const fresh = await page.context().newPage();
  await fresh.clock.install();
  await fresh.goto('/escape-noel');
  await expect(fresh.getByRole('main').getByRole('link', { name: "Continuer l'aventure" })).toBeVisible();
  await fresh.clock.runFor(3 * DELAY_MS);
  await expect(welcome(fresh)).toHaveCount(0);
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
