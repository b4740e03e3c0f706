import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/axe';
import { shutGate } from '../../support/gate';
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

test('blanks alone do not leave either', async ({ page }) => {
  await page.goto('/escape-noel/contact');
  await write(page, '   ');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByLabel('Sujet')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('Remplis ce champ.');
});

test('the form says its limits before they are passed, and cuts nothing', async ({ page }) => {
  await page.goto('/escape-noel/contact');
  await write(page, 'a'.repeat(115));
  await expect(page.getByLabel('Sujet')).toHaveAccessibleDescription('Encore 5\u00a0caractères.');
  const message = page.getByLabel('Message');
  await message.fill('a'.repeat(2001));
  await expect(message).toHaveAccessibleDescription('1\u00a0caractère de trop.');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('a'.repeat(2001));
});

test('what was written waits through a reload and another page, until it is sent', async ({ page }) => {
  await page.goto('/escape-noel/contact');
  await write(page, 'La clé');
  await page.reload();
  await expect(page.getByLabel('Sujet')).toHaveValue('La clé');
  await page.getByRole('link', { name: "Retour à l'accueil" }).click();
  await expect(page).toHaveURL(/\/escape-noel$/);
  await page.goBack();
  await expect(page.getByLabel('Nom')).toHaveValue('Marguerite');
  await expect(page.getByLabel('Email')).toHaveValue('marguerite@exemple.fr');
  await expect(page.getByLabel('Message')).toHaveValue(/clé du jour 12/);
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText(/^Message envoyé avec succès/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Sujet')).toHaveValue('');
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

test('while it leaves the button says so; a failure keeps what was written', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/email\/send/);
  const answer = shutGate();
  await page.route(SERVICE, async (route) => {
    await answer.opened;
    await route.fulfill({ status: 500, body: 'down' });
  });
  await page.goto('/escape-noel/contact');
  await write(page, 'Encore');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled();
  answer.open();
  await expect(page.getByRole('alert')).toHaveText(
    "Erreur lors de l'envoi. Veuillez réessayer ou nous contacter directement.",
  );
  await expect(page.getByLabel('Sujet')).toHaveValue('Encore');
  await expectNoAxeViolations(page);
});
