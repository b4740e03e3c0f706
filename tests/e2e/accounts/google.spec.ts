import { expectNoAxeViolations } from '../../support/axe';
import { makeKnight, sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { freshEmail, LoginScreen, openMenu } from './loginScreen';
import { comeBackFromGoogle, wayBackFromGoogle } from './google';

test(
  'a first sign-in with Google asks for a name, the next one does not',
  { tag: '@hosted-google' },
  async ({ page, request }) => {
    const login = new LoginScreen(page);
    const email = freshEmail();
    await login.open();
    await comeBackFromGoogle(page, email, 'Margot Sapin');
    await expect(page).toHaveURL('/escape-noel/profile');
    await expect(page.getByRole('heading', { name: 'Bienvenue, Margot Sapin !' })).toBeVisible();
    await expect(page.getByText('Choisis ton nom de chevalier pour commencer ta quête')).toBeVisible();
    await expectNoAxeViolations(page);
    const name = page.getByRole('textbox', { name: 'Nom de chevalier' });
    await expect(page.getByRole('button', { name: 'Commencer la quête' })).toBeDisabled();
    await page.getByRole('button', { name: 'Proposer un nom' }).click();
    const suggested = await name.inputValue();
    expect(suggested.length).toBeLessThanOrEqual(20);
    await page.getByRole('button', { name: 'Commencer la quête' }).click();
    await expect(page).toHaveURL('/escape-noel');
    expect(
      await sql(request, 'select username, display_name from public.users where email = $1', [email]),
    ).toEqual([{ username: suggested, display_name: suggested }]);

    await openMenu(page);
    await page.getByRole('button', { name: 'Quitter' }).click();
    await openMenu(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
    await login.open();
    await comeBackFromGoogle(page, email, 'Margot Sapin');
    await expect(page).toHaveURL('/escape-noel');
    await openMenu(page);
    await expect(page.getByRole('link', { name: `Mon profil : ${suggested}` })).toBeVisible();
  },
);

test(
  'cancelling at Google comes back signed out, with an explanation',
  { tag: '@hosted-google' },
  async ({ page }) => {
    await new LoginScreen(page).open();
    await page.getByRole('button', { name: 'Continuer avec Google' }).click();
    await page.getByRole('link', { name: 'Annuler' }).click();
    await expect(page).toHaveURL('/escape-noel');
    await expect(page.getByText('La connexion a été annulée.')).toBeVisible();
    await expectNoAxeViolations(page);
  },
);

test(
  'a return from Google to the site is redirected to the game: to the first name, or to its home',
  { tag: '@hosted-google' },
  async ({ page, request }) => {
    // A hosted project whose redirect list lacks the game returns to the site's home page.
    const comeBackAtHome = async (email: string, name: string) => {
      await new LoginScreen(page).open();
      await page.getByRole('button', { name: 'Continuer avec Google' }).click();
      await expect(page.getByRole('heading', { name: 'Google, en local' })).toBeVisible();
      const answer = await page.request.get(await wayBackFromGoogle(page, email, name), { maxRedirects: 0 });
      await page.goto(`/${new URL(answer.headers()['location'] ?? '').search}`);
    };
    const email = freshEmail();
    await comeBackAtHome(email, 'Basile');
    await expect(page).toHaveURL('/escape-noel/profile');
    await expect(page.getByRole('heading', { name: 'Bienvenue, Basile !' })).toBeVisible();

    const known = await makeKnight(request, 'Perceval');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await comeBackAtHome(known.email, 'Perceval');
    await expect(page).toHaveURL('/escape-noel');
    await openMenu(page);
    await expect(page.getByRole('link', { name: 'Mon profil : Perceval' })).toBeVisible();
  },
);

test(
  'a parent who signs in with Google is recognized by Google, and comes back to the profile without a question',
  { tag: '@hosted-google' },
  async ({ page }) => {
    const login = new LoginScreen(page);
    const email = freshEmail();
    await login.open();
    await comeBackFromGoogle(page, email, 'Margot Sapin');
    await page.getByRole('textbox', { name: 'Nom de chevalier' }).fill('Dame Margot');
    await page.getByRole('button', { name: 'Commencer la quête' }).click();
    await expect(page).toHaveURL('/escape-noel');
    // In another page load, as after a night.
    await page.goto('/escape-noel/profile');
    const data = page.getByRole('button', { name: 'Télécharger mes données' });
    await expect(page.getByRole('heading', { name: 'Pour les parents' })).toBeVisible();
    await expect(data).toHaveCount(0);
    await expect(page.getByLabel('Mot de passe du compte')).toHaveCount(0);
    await comeBackFromGoogle(page, email, 'Margot Sapin');
    await expect(page).toHaveURL('/escape-noel/profile');
    await expect(data).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  },
);
