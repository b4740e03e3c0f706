import { expectNoAxeViolations } from '../../support/axe';
import { holdClock, passTimeUntil } from '../../support/clock';
import { makeKnight, nameless, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';
import { freshEmail, LoginScreen } from '../accounts/loginScreen';
import { makeQuestor, playedAsVisitor, withDoorOpen } from './questors';

const DELAY_MS = 2_000;
const welcome = (page: Page) => page.getByRole('dialog', { name: /Bienvenue de retour/ });

/** Opens a page until it knows whose it is: only then does it read the knight's row, and do the two seconds begin. */
async function openKnown(page: Page, path: string): Promise<void> {
  const known = page.waitForResponse('**/rest/v1/users?*');
  await page.goto(path);
  await known;
}

test('a knight who comes from the login page is welcomed back 2 s later, by name', async ({
  page,
  request,
}) => {
  await withDoorOpen(page);
  const knight = await makeQuestor(request, [1], 'Éléonore');
  await page.goto('/escape-noel/login');
  await page.getByLabel('Adresse e-mail').fill(knight.email);
  await page.getByRole('textbox', { name: /^Mot de passe/ }).fill(knight.password);
  await holdClock(page);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await passTimeUntil(page, page.getByRole('main').getByRole('link', { name: "Continuer l'aventure" }), 10);
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
  await expect(fresh.getByRole('main').getByRole('link', { name: "Continuer l'aventure" })).toBeFocused();
});

test('an account that has just been made is not welcomed back, not in another window either', async ({
  page,
}) => {
  await withDoorOpen(page);
  const login = new LoginScreen(page);
  await login.openSignUp();
  await login.email.fill(freshEmail());
  await login.password.fill('etoile24');
  await holdClock(page);
  await page.getByRole('button', { name: "S'inscrire", exact: true }).click();
  await passTimeUntil(page, page.getByRole('main').getByRole('link', { name: "Continuer l'aventure" }), 10);
  await page.clock.runFor(3 * DELAY_MS);
  await expect(welcome(page)).toHaveCount(0);
  const fresh = await page.context().newPage();
  await withDoorOpen(fresh);
  await fresh.clock.install();
  await openKnown(fresh, '/escape-noel');
  await fresh.clock.runFor(3 * DELAY_MS);
  await expect(welcome(fresh)).toHaveCount(0);
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
  await openKnown(fresh, '/escape-noel');
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
  await openKnown(page, '/escape-noel');
  await expect(page.getByRole('main').getByRole('link', { name: "Continuer l'aventure" })).toBeVisible();
  await page.clock.runFor(3 * DELAY_MS);
  await expect(welcome(page)).toHaveCount(0);

  const elsewhere = await page.context().newPage();
  await elsewhere.clock.install();
  await openKnown(elsewhere, '/escape-noel/constellation');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await elsewhere.clock.runFor(3 * DELAY_MS);
  await expect(welcome(elsewhere)).toHaveCount(0);
});

test('a visitor is not welcomed back', async ({ page }) => {
  await playedAsVisitor(page, [1]);
  const fresh = await page.context().newPage();
  await withDoorOpen(fresh);
  await fresh.clock.install();
  await fresh.goto('/escape-noel');
  // Offered once the page knows that it is a visitor's.
  await expect(fresh.getByRole('link', { name: 'Regarder ma constellation' })).toBeVisible();
  await fresh.clock.runFor(3 * DELAY_MS);
  await expect(welcome(fresh)).toHaveCount(0);
});
