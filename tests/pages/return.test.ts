import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { freshEmail, signInAs, signUpAs } from './support/login';
import * as page from './support/page';
import { signUp } from './support/server';

const ANSWER = /^Ta réponse/;
const valueOf = (label: RegExp) => screen.queryByLabelText<HTMLInputElement>(label)?.value;

/** Goes to the login page as from any page of the game. */
async function leaveByTheHeader(): Promise<void> {
  await page.press('link', 'Se connecter');
  await page.find('heading', 'Connexion');
}

test('an answer that was begun is come back to from sign-in, by way of the forgotten password too', async () => {
  const knight = await signUp();
  await page.open('/escape-noel/jour/3');
  await page.press('button', 'Continuer sans compte');
  await page.write(ANSWER, 'une réponse à moitié');
  await leaveByTheHeader();
  await page.press('link', 'Mot de passe oublié ?');
  await page.press('link', 'Revenir à la connexion');
  await page.find('heading', 'Connexion');
  await signInAs(knight);
  await page.expectAddress('/escape-noel/jour/3');
  await waitFor(() => expect(valueOf(ANSWER)).toBe('une réponse à moitié'));
});

test('a letter that was begun is come back to from sign-up', async () => {
  await page.open('/escape-noel/contact');
  await page.write(/^Message/, 'Chère maison,');
  await leaveByTheHeader();
  await page.press('button', "Nouveau pèlerin ? S'inscrire");
  await signUpAs(freshEmail());
  await page.expectAddress('/escape-noel/contact');
  await waitFor(() => expect(valueOf(/^Message/)).toBe('Chère maison,'));
});

test('where nothing was begun, signing in leads to the home of the game', async () => {
  const knight = await signUp();
  await page.open('/escape-noel/classement');
  await leaveByTheHeader();
  await signInAs(knight);
  await page.expectAddress('/escape-noel');
});
