import { expectNoAxeViolations } from '../../support/axe';
import { holdTimers } from '../../support/clock';
import { expect, test } from '../../support/test';
import { openHydrated } from './hydrated';

/** The panels close after 5 s, too soon for an audit on a busy machine. */
const PANEL_MS = 5_000;

test('axe finds nothing on the pages of the site', { tag: '@both' }, async ({ page, expectProblem }) => {
  // The missing page answers 404.
  expectProblem(/404/);
  for (const path of [
    '/',
    '/books',
    '/about',
    '/contact',
    '/books?age=9&serie=albums',
    '/une-page-envolee',
  ]) {
    await openHydrated(page, path);
    await expectNoAxeViolations(page);
  }
});

test('axe finds nothing with the menu open', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page, '/');
  await page.getByText('Menu', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Contact' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test(
  'axe finds nothing in the two panels of the contact form',
  { tag: '@phone' },
  async ({ page, expectProblem }) => {
    expectProblem(/400/);
    await holdTimers(page, PANEL_MS);
    await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ status: 400, body: 'no' }));
    await openHydrated(page, '/contact');
    await page.getByLabel('Nom').fill('Aurore');
    await page.getByLabel('Email').fill('aurore@exemple.fr');
    await page.getByLabel('Message').fill('Bonjour');
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByText("Erreur d'envoi")).toBeVisible();
    await expectNoAxeViolations(page, { within: 'main' });
    await page.unroute('**/api/v1.0/email/send');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByRole('button', { name: 'Envoyer le message' }).click();
    await expect(page.getByText('Message envoyé !')).toBeVisible();
    await expectNoAxeViolations(page, { within: 'main' });
  },
);
