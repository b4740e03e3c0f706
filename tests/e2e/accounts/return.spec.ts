import { makeKnight } from '../../support/knight';
import { expect, test } from '../../support/test';
import { RiddleScreen } from '../riddle/riddleScreen';
import { freshEmail, LoginScreen, openMenu } from './loginScreen';
import { comeBackFromGoogle } from './google';
import type { Page } from '@playwright/test';

/** Goes to the login page as from any page of the game. */
async function leaveByTheHeader(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
}

test('an answer that was begun is come back to from sign-in, by way of the forgotten password too', async ({
  page,
  request,
}) => {
  const knight = await makeKnight(request);
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(3);
  await screen.answer.fill('une réponse à moitié');
  await leaveByTheHeader(page);
  await page.getByRole('link', { name: 'Mot de passe oublié' }).click();
  await page.getByRole('link', { name: 'Revenir à la connexion' }).click();
  await new LoginScreen(page).signIn(knight.email, knight.password);
  await expect(page).toHaveURL('/escape-noel/jour/3');
  await expect(screen.answer).toHaveValue('une réponse à moitié');
});

test('a letter that was begun is come back to from sign-up', async ({ page }) => {
  await page.goto('/escape-noel/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('Chère maison,');
  await leaveByTheHeader(page);
  await page.getByRole('button', { name: "Nouveau pèlerin ? S'inscrire" }).click();
  await new LoginScreen(page).signUp(freshEmail(), 'etoile24');
  await expect(page).toHaveURL('/escape-noel/contact');
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Chère maison,');
});

test('a first sign-in with Google chooses a name, then comes back to the answer that was begun', async ({
  page,
}) => {
  const screen = new RiddleScreen(page);
  await screen.openAsVisitor(2);
  await screen.answer.fill('presque');
  await leaveByTheHeader(page);
  await comeBackFromGoogle(page, freshEmail(), 'Margot Sapin');
  await expect(page).toHaveURL('/escape-noel/profile');
  await page.getByRole('textbox', { name: 'Nom de chevalier' }).fill('Margot');
  await page.getByRole('button', { name: 'Commencer la quête' }).click();
  await expect(page).toHaveURL('/escape-noel/jour/2');
  await expect(screen.answer).toHaveValue('presque');
});

test('where nothing was begun, signing in leads to the home of the game', async ({ page, request }) => {
  const knight = await makeKnight(request);
  await page.goto('/escape-noel/classement');
  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click();
  await new LoginScreen(page).signIn(knight.email, knight.password);
  await expect(page).toHaveURL('/escape-noel');
});
