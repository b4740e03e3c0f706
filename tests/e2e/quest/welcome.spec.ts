import { expectNoAxeViolations } from '../../support/axe';
import { holdClock, passTimeUntil } from '../../support/clock';
import { makeKnight, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import type { Page } from '@playwright/test';
import { makeQuestor, withDoorOpen } from './questors';

const DELAY_MS = 2_000;
const welcome = (page: Page) => page.getByRole('dialog', { name: /Bienvenue de retour/ });

test('a knight coming from the login page is welcomed back by name after 2 s', async ({ page, request }) => {
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

test('a window with at most two history entries shows the welcome, and the cross closes it', async ({
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
