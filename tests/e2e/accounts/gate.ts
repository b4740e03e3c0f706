import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** An address that no other test has. */
export const freshEmail = () => `essai-${randomUUID()}@exemple.test`;

/** The login page, as a person sees it. */
export class Gate {
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

  async open(): Promise<void> {
    await this.page.goto('/escape-noel/login');
    await this.page.getByRole('heading', { name: 'Connexion' }).waitFor();
  }

  async openSignUp(): Promise<void> {
    await this.open();
    await this.page.getByRole('button', { name: "Nouveau pèlerin ? S'inscrire" }).click();
    await this.page.getByRole('heading', { name: 'Inscription' }).waitFor();
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

/** Opens the header's menu where the screen is small enough to fold it, unless it is open. */
export async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('banner').locator('details');
  const isFolded = await menu.evaluate(
    (details: HTMLDetailsElement) => details.checkVisibility() && !details.open,
  );
  if (isFolded) await menu.locator('summary').click();
}
