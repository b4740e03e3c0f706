import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { openHydrated } from '../site/hydrated';

/** A unique e-mail address. */
export const freshEmail = () => `essai-${randomUUID()}@exemple.test`;

/** The login page. */
export class LoginScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get email() {
    return this.page.getByRole('textbox', { name: 'Adresse e-mail' });
  }

  get password() {
    return this.page.getByLabel('Mot de passe *');
  }

  get name() {
    return this.page.getByRole('textbox', { name: 'Nom de chevalier' });
  }

  get redBox() {
    return this.page.getByRole('main').getByRole('alert');
  }

  /** Opens it and waits for hydration: a link followed before would reload the page and lose what is typed. */
  async open(): Promise<void> {
    await openHydrated(this.page, '/escape-noel/login');
    await this.page.getByRole('heading', { name: 'Connexion' }).waitFor();
  }

  async openSignUp(): Promise<void> {
    await this.open();
    await this.switchToSignUp();
  }

  /** Switches from the sign-in form, and waits for the new one: both have an address and a password. */
  async switchToSignUp(): Promise<void> {
    await this.page.getByRole('button', { name: "Nouveau pèlerin ? S'inscrire" }).click();
    await this.page.getByRole('heading', { name: 'Inscription' }).waitFor();
  }

  /** Switches from the sign-up form, and waits for the new one. */
  async switchToSignIn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Déjà un chevalier ? Se connecter' }).click();
    await this.page.getByRole('heading', { name: 'Connexion' }).waitFor();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click();
  }

  async signUp(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.page.getByRole('button', { name: "S'inscrire", exact: true }).click();
  }
}

/** Time during which a menu that has just been opened may still close. */
const REST_MS = 2_000;

/**
 * Opens the header's menu on small screens. A navigation closes it once its page is rendered, which may be later: it must
 * still be open when the browser is idle.
 */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('banner').locator('details');
  const isFolded = () =>
    menu.evaluate((details: HTMLDetailsElement) => details.checkVisibility() && !details.open);
  await expect(async () => {
    if (await isFolded()) await menu.locator('summary').click();
    await page.evaluate(
      (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
      REST_MS,
    );
    expect(await isFolded()).toBe(false);
  }).toPass();
}
