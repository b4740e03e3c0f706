import { SESSION_KEY } from '../../../src/backend/sessionKey';
import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, signIn } from '../../support/knight';
import { expect, test } from '../../support/test';
import { LoginScreen, openMenu } from './loginScreen';
import { newestLink } from './mailbox';
import type { Page } from '@playwright/test';

const profileOf = (page: Page, name: string) => page.getByRole('link', { name: `Mon profil : ${name}` });

/** Whose session the browser keeps. */
const keptId = (page: Page) =>
  page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? 'null') as { user: { id: string } } | null;
    return session?.user.id ?? null;
  }, SESSION_KEY);

test('a link that carries a session opens none, signed in or not, and stays nowhere in the address', async ({
  page,
  request,
}) => {
  const aurore = await makeKnight(request, 'Aurore');
  const mordred = await makeKnight(request, 'Mordred');
  const { access_token, refresh_token } = mordred.session as Record<string, string>;
  const link = `/escape-noel#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&token_type=bearer&type=signup`;

  await page.goto(link);
  await expect(page.getByText("Ce lien n'a pas fonctionné")).toBeVisible();
  await expect(page).toHaveURL(/\/escape-noel$/);
  expect(await keptId(page)).toBeNull();

  await signIn(page, aurore);
  await page.goto(link);
  await expect(page.getByText("Ce lien n'a pas fonctionné")).toBeVisible();
  await openMenu(page);
  await expect(profileOf(page, 'Aurore')).toBeVisible();
  expect(await keptId(page)).toBe(aurore.id);
  // Nor from a page of the site, whose own script hands links over to the game.
  await page.goto(link.replace('/escape-noel', '/about'));
  await expect(page.getByText("Ce lien n'a pas fonctionné")).toBeVisible();
  expect(await keptId(page)).toBe(aurore.id);
});

test('nothing that an address says of a failure is shown', async ({ page }) => {
  for (const code of ['otp_expired', 'invente', '__proto__']) {
    await page.goto('/favicon.svg');
    await page.goto(`/escape-noel?error=x&error_code=${code}&error_description=Appelle+le+0899`);
    await expect(page.getByText("Ce lien n'a pas fonctionné")).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('0899');
  }
  await expect(page.getByText("Ce lien n'ouvre rien ici. Demandes-en un nouveau.")).toBeVisible();
});

test('a one-time link asks before it takes the place of a session, and is not used up by a refusal', async ({
  page,
  request,
}) => {
  const aurore = await makeKnight(request, 'Aurore');
  const mordred = await makeKnight(request, 'Mordred');
  await page.goto('/escape-noel/mot-de-passe');
  await new LoginScreen(page).email.fill(mordred.email);
  await page.getByRole('button', { name: 'Envoyer le lien' }).click();
  await expect(page.getByText('Regarde ta boîte aux lettres')).toBeVisible();
  const link = await newestLink(page, mordred.email, 'recovery');

  await signIn(page, aurore);
  await page.goto(link);
  const question = page.getByRole('alertdialog', { name: 'Tu es déjà connecté' });
  await expect(question).toContainText('Aurore');
  await expect(question).toContainText(aurore.email);
  await expect(question.getByRole('button', { name: 'Rester connecté' })).toBeFocused();
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: 'Rester connecté' }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveURL(/\/escape-noel$/);
  expect(await keptId(page)).toBe(aurore.id);

  await page.goto(link);
  await question.getByRole('button', { name: 'Suivre le lien' }).click();
  await expect(page.getByRole('heading', { name: 'Nouveau mot de passe' })).toBeVisible();
  await expect(page.getByText(mordred.email)).toBeVisible();
  expect(await keptId(page)).toBe(mordred.id);
});
