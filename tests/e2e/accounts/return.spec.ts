import { expect, test } from '../../support/test';
import { RiddleScreen } from '../riddle/riddleScreen';
import { freshEmail, openMenu } from './loginScreen';
import { comeBackFromGoogle } from './google';
import type { Page } from '@playwright/test';

/** Goes to the login page by the header's link. */
async function leaveByTheHeader(page: Page): Promise<void> {
  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { name: 'Connexion' })).toBeVisible();
}

test('a first sign-in with Google asks for a name, then returns to the answer being typed', async ({
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
