import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Knight } from '../../support/knight';
import * as page from './page';

/** An address that no other test uses. */
export const freshEmail = (): string => `essai-${randomUUID()}@exemple.test`;

export const LOGIN = '/escape-noel/login';
export const SIGN_UP = '/escape-noel/login?inscription';
export const PASSWORD = '/escape-noel/mot-de-passe';

/** The fields, by their labels. */
export const EMAIL = /^Adresse e-mail/;
export const SECRET = /^Mot de passe/;
export const NAME = /^Nom de chevalier/;

export const field = (name: RegExp): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);
export const redBox = (): HTMLElement | null => within(screen.getByRole('main')).queryByRole('alert');
const inMain = (name: string): HTMLElement => within(screen.getByRole('main')).getByRole('button', { name });

export async function openSignUp(): Promise<void> {
  await page.open(LOGIN);
  await page.press('button', "Nouveau pèlerin ? S'inscrire");
  await page.find('heading', 'Inscription');
}

/** Fills in the displayed form and submits it. */
async function send(email: string, password: string, button: string): Promise<void> {
  await page.write(EMAIL, email);
  await page.write(SECRET, password);
  await page.user.click(inMain(button));
}

export const signInAs = ({ email, password }: Pick<Knight, 'email' | 'password'>): Promise<void> =>
  send(email, password, 'Se connecter');
export const signUpAs = (email: string, password = 'etoile24'): Promise<void> =>
  send(email, password, "S'inscrire");

/** Opens the login page and signs in there. */
export async function authenticate(knight: Knight): Promise<void> {
  await page.open(LOGIN);
  await signInAs(knight);
}

/** The texts of the header's links, each once: its menu has the same. */
export const linksOfHeader = (): string[] => [
  ...new Set([...document.querySelectorAll('body header a')].map(({ textContent }) => textContent)),
];

/** Waits until the header names the signed-in knight. */
export async function expectKnown(name: string): Promise<void> {
  await page.find('link', `Mon profil : ${name}`);
}

/** Waits until the header invites to sign in. */
export async function expectSignedOut(): Promise<void> {
  await waitFor(() => {
    expect(linksOfHeader()).toContain('Se connecter');
  });
}
