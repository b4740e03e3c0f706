import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { openHydrated, stopClock, hydrate } from './hydrated';
import { holdRequests } from '../../support/gate';

const letter = { name: 'Aurore', email: 'aurore@exemple.fr', message: 'Bonjour <b>la maison</b> !' };

async function fillIn(page: Page) {
  await page.getByLabel('Nom').fill(letter.name);
  await page.getByLabel('Email').fill(letter.email);
  await page.getByLabel('Message').fill(letter.message);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Envoyer le message' });

test('An empty form or a broken address is not sent', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => (requests += request.url().includes('/email/send') ? 1 : 0));
  await openHydrated(page, '/contact');
  await submit(page).click();
  await expect(page.getByLabel('Nom')).toBeFocused();
  await fillIn(page);
  await page.getByLabel('Email').fill('aurore');
  await submit(page).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  expect(requests).toBe(0);
});

test('What is typed before hydration is not lost: the message arrives with it, and its markup stays text', async ({
  page,
}) => {
  const script = await holdRequests(page, '**/assets/*.js');
  await stopClock(page);
  await page.goto('/contact');
  await fillIn(page);
  // Not hydrated yet: the form is not sent, and the text does not end up in the address.
  await submit(page).click();
  await expect(page).toHaveURL('/contact');
  script.open();
  await hydrate(page);
  const more = ` Merci, ${Date.now()}`;
  await page.getByLabel('Message').press('End');
  await page.getByLabel('Message').pressSequentially(more);
  await expect(page.getByLabel('Nom')).toHaveValue(letter.name);
  const leaving = page.waitForRequest('**/api/v1.0/email/send');
  await submit(page).click();
  expect((await leaving).postDataJSON()).toMatchObject({
    template_params: {
      from_name: letter.name,
      from_email: letter.email,
      message: `${letter.message}${more}`,
    },
  });
  await expect(page.getByText('Message envoyé !')).toBeVisible();
  await page.goto('/__mailbox');
  await expect(page.getByText(`${letter.message}${more}`)).toBeVisible();
});
