import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { expect, test } from '../../support/test';

const SERVICE = '**/api/v1.0/email/send';

async function write(page: Page, subject: string) {
  await page.getByLabel('Nom').fill('Marguerite');
  await page.getByLabel('Email').fill('marguerite@exemple.fr');
  await page.getByLabel('Sujet').fill(subject);
  await page.getByLabel('Message').fill('Où est donc la clé du jour 12 ? <b>Merci</b> !');
}

test('four fields, all required and marked, a way back, and an address', async ({ page }) => {
  await page.goto('/escape-noel/contact');
  for (const label of ['Nom', 'Email', 'Sujet', 'Message']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required', '');
    await expect(page.locator('label').filter({ hasText: label })).toContainText('*');
  }
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByRole('link', { name: 'bonjour@plume-etoile.example' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: "Retour à l'accueil" }).click();
  await expect(page).toHaveURL(/\/escape-noel$/);
});

test('an incomplete message does not leave, and says what is missing', async ({ page }) => {
  await page.goto('/escape-noel/contact');
  await page.getByLabel('Nom').fill('Marguerite');
  await page.getByLabel('Email').fill('marguerite');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText(/Cette adresse e-mail est incomplète/)).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(page.getByText('Remplis ce champ.')).toHaveCount(2);
  await expectNoAxeViolations(page);
});

test('a sent message carries what was written, empties the form and is thanked for', async ({ page }) => {
  await page.goto('/escape-noel/contact');
  const subject = 'Une question';
  await write(page, subject);
  const [request] = await Promise.all([
    page.waitForRequest(SERVICE),
    page.getByRole('button', { name: 'Envoyer le message' }).click(),
  ]);
  const { template_params: params } = request.postDataJSON() as { template_params: Record<string, string> };
  expect(params).toMatchObject({
    from_name: 'Marguerite',
    from_email: 'marguerite@exemple.fr',
    title: subject,
    message: 'Où est donc la clé du jour 12 ? <b>Merci</b> !',
  });
  await expect(
    page.getByText(/^Message envoyé avec succès\s! Nous vous répondrons bientôt\.$/),
  ).toBeVisible();
  for (const label of ['Nom', 'Email', 'Sujet', 'Message'])
    await expect(page.getByLabel(label)).toHaveValue('');
  await expectNoAxeViolations(page);
  // An empty form that is sent again is not thanked for.
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByLabel('Nom')).toBeFocused();
  await expect(page.getByText(/^Message envoyé avec succès/)).toHaveCount(0);
});
