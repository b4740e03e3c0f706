import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../support/test';
import { openAwake, passTime, stopClock, wake } from './wake';
import { holdRequests } from '../../support/gate';

const SEND = '**/api/v1.0/email/send';
const letter = { name: 'Aurore', email: 'aurore@exemple.fr', message: 'Bonjour <b>la maison</b> !' };

async function fillIn(page: Page) {
  await page.getByLabel('Nom').fill(letter.name);
  await page.getByLabel('Email').fill(letter.email);
  await page.getByLabel('Message').fill(letter.message);
}

const submit = (page: Page) =>
  page.getByRole('button', { name: /^(Envoyer le message|Envoi en cours\.\.\.)$/ });

test('The form has its three required fields and their placeholders', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'Contactez-nous' })).toBeVisible();
  for (const [label, placeholder] of [
    ['Nom', 'Comment vous appelez-vous ?'],
    ['Email', 'bonjour@plume-etoile.example'],
    ['Message', 'Partagez-nous votre message magique...'],
  ] as const) {
    const field = page.getByLabel(label);
    await expect(field).toHaveAttribute('placeholder', placeholder);
    await expect(field).toHaveAttribute('required', '');
  }
  await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Message')).toHaveAttribute('rows', '6');
});

test('The social links open a new tab', async ({ page }) => {
  await page.goto('/contact');
  for (const name of ['Facebook', 'Instagram']) {
    const link = page.getByRole('main').getByRole('link', { name: new RegExp(name) });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('href', new RegExp(name, 'i'));
  }
});

test('An empty form or a broken address is not sent', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => (requests += request.url().includes('/email/send') ? 1 : 0));
  await openAwake(page, '/contact');
  await submit(page).click();
  await expect(page.getByLabel('Nom')).toBeFocused();
  await fillIn(page);
  await page.getByLabel('Email').fill('aurore');
  await submit(page).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(requests).toBe(0);
});

test('Blanks alone are refused, and said to be', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => (requests += request.url().includes('/email/send') ? 1 : 0));
  await openAwake(page, '/contact');
  await fillIn(page);
  for (const label of ['Nom', 'Message']) {
    const field = page.getByLabel(label);
    await field.fill('   ');
    await submit(page).click();
    await expect(field).toBeFocused();
    await expect(page.getByRole('alert')).toHaveText(
      'Écrivez quelques mots\u00a0: des espaces ne suffisent pas.',
    );
    await expect(field).toHaveAccessibleDescription(/des espaces ne suffisent pas/);
    await field.fill('Aurore');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  expect(requests).toBe(0);
});

test('The form says its limits before they are passed, and cuts nothing', async ({ page }) => {
  await openAwake(page, '/contact');
  await fillIn(page);
  const message = page.getByLabel('Message');
  await expect(message).toHaveAccessibleDescription('2\u00a0000 caractères au plus.');
  await message.fill('a'.repeat(1900));
  await expect(message).toHaveAccessibleDescription('Encore 100\u00a0caractères.');
  await message.fill('a'.repeat(1999));
  await expect(message).toHaveAccessibleDescription('Encore 1\u00a0caractère.');
  await message.fill('a'.repeat(2003));
  await expect(message).toHaveAccessibleDescription('3\u00a0caractères de trop.');
  await submit(page).click();
  await expect(message).toBeFocused();
  await expect(message).toHaveValue('a'.repeat(2003));
  await expect(page.getByLabel('Nom')).toHaveAccessibleDescription('');
  await page.getByLabel('Nom').fill('a'.repeat(95));
  await expect(page.getByLabel('Nom')).toHaveAccessibleDescription('Encore 5\u00a0caractères.');
});

test('What was written waits through a reload and another page, until it is sent', async ({ page }) => {
  await stopClock(page);
  await openAwake(page, '/contact');
  await fillIn(page);
  await page.reload();
  await wake(page);
  const expectLetter = async (written: typeof letter) => {
    await expect(page.getByLabel('Nom')).toHaveValue(written.name);
    await expect(page.getByLabel('Email')).toHaveValue(written.email);
    await expect(page.getByLabel('Message')).toHaveValue(written.message);
  };
  await expectLetter(letter);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expectLetter(letter);
  await submit(page).click();
  await expect(page.getByText('Message envoyé !')).toBeVisible();
  await openAwake(page, '/contact');
  await expectLetter({ name: '', email: '', message: '' });
});

test('A message is sent once, thanked for, and the form comes back empty after 5 s', async ({ page }) => {
  await stopClock(page);
  await openAwake(page, '/contact');
  await fillIn(page);
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/email/send')) sent.push(request);
  });
  const sending = await holdRequests(page, SEND);
  await submit(page).dblclick();
  await expect(submit(page)).toHaveText('Envoi en cours...');
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel('Nom').press('Enter');
  sending.open();
  await expect(page.getByText('Message envoyé !')).toBeVisible();
  await expect(page.getByText('Merci pour votre message. Nous vous répondrons bientôt !')).toBeVisible();
  await expect(page.getByLabel('Nom')).toBeHidden();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.method()).toBe('POST');
  expect(sent[0]?.postDataJSON()).toEqual({
    lib_version: expect.any(String),
    user_id: 'plume-etoile-public',
    service_id: 'service_plume',
    template_id: 'template_site',
    template_params: {
      from_name: letter.name,
      from_email: letter.email,
      message: letter.message,
      to_name: "Plume d'Étoile",
    },
  });
  await passTime(page, 4800);
  await expect(page.getByText('Message envoyé !')).toBeVisible();
  await passTime(page, 400);
  await expect(page.getByLabel('Nom')).toHaveValue('');
  await expect(page.getByLabel('Message')).toHaveValue('');
  await expect(page.getByText('Votre message est bien parti.')).toBeVisible();
});

test('What is typed before the page is awake is not lost: neither in the form nor in the message', async ({
  page,
}) => {
  const script = await holdRequests(page, '**/assets/*.js');
  await stopClock(page);
  await page.goto('/contact');
  await fillIn(page);
  // The form answers to nothing yet, and does not carry what was written into the address.
  await submit(page).click();
  await expect(page).toHaveURL('/contact');
  script.open();
  await wake(page);
  await page.getByLabel('Message').press('End');
  await page.getByLabel('Message').pressSequentially(' Merci');
  await expect(page.getByLabel('Nom')).toHaveValue(letter.name);
  const leaving = page.waitForRequest(SEND);
  await submit(page).click();
  expect((await leaving).postDataJSON()).toMatchObject({
    template_params: {
      from_name: letter.name,
      from_email: letter.email,
      message: `${letter.message} Merci`,
    },
  });
  await expect(page.getByText('Message envoyé !')).toBeVisible();
});

test('The message arrives, and its markup stays text', async ({ page }) => {
  await stopClock(page);
  await openAwake(page, '/contact');
  const subject = `Essai ${Date.now()}`;
  await fillIn(page);
  await page.getByLabel('Message').fill(`${subject} ${letter.message}`);
  await submit(page).click();
  await expect(page.getByText('Message envoyé !')).toBeVisible();
  await page.goto('/__mailbox');
  await expect(page.getByText(`${subject} ${letter.message}`)).toBeVisible();
});

test('After a failure the panel says so, « Réessayer » gives the form back, and nothing typed is lost', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/400/);
  await stopClock(page);
  await page.route(SEND, (route) => route.fulfill({ status: 400, body: 'The service refuses' }));
  await openAwake(page, '/contact');
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText("Erreur d'envoi");
  await expect(page.getByRole('alert')).toContainText(
    "Une erreur est survenue lors de l'envoi. Veuillez réessayer.",
  );
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByLabel('Nom')).toHaveValue(letter.name);
  await expect(page.getByLabel('Email')).toHaveValue(letter.email);
  await expect(page.getByLabel('Message')).toHaveValue(letter.message);
  await page.unroute(SEND);
  await submit(page).click();
  await expect(page.getByText('Message envoyé !')).toBeVisible();
});

test("The error's text clears after 5 s", async ({ page, expectProblem }) => {
  expectProblem(/failed request|ERR_FAILED/);
  await stopClock(page);
  await page.route(SEND, (route) => route.abort());
  await openAwake(page, '/contact');
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText("Erreur d'envoi")).toBeVisible();
  await passTime(page, 5100);
  await expect(page.getByText("Erreur d'envoi")).toBeHidden();
  await expect(page.getByLabel('Message')).toHaveValue(letter.message);
});

test('A robot that fills in the hidden field is thanked, and nothing is sent', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => (requests += request.url().includes('/email/send') ? 1 : 0));
  await stopClock(page);
  await openAwake(page, '/contact');
  await fillIn(page);
  await page
    .locator('input[name="site-web"]')
    .evaluate((input: HTMLInputElement) => (input.value = 'http://spam'));
  await submit(page).click();
  await expect(page.getByText('Message envoyé !')).toBeVisible();
  expect(requests).toBe(0);
});
