import { expectNoAxeViolations } from '../../support/axe';
import { OwnBackend } from '../../support/ownBackend';
import { expect, test } from '../../support/test';
import { RiddleScreen } from '../riddle/riddleScreen';
import { freshEmail, LoginScreen, openMenu } from './loginScreen';
import type { Page } from '@playwright/test';

/** The embedded backend with e-mail confirmation, as in supabase/config.toml. */
let backend: OwnBackend;

// One backend for the file: it takes seconds to start.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ baseURL }) => {
  backend = await OwnBackend.open(baseURL, { confirmEmails: true });
});

test.afterAll(() => backend.close());

test.beforeEach(({ context }) => backend.lead(context));

const mailsTo = (email: string) => backend.embedded.mailbox.messages.get(email) ?? [];

/** The link of the newest confirmation e-mail. */
function confirmationLink(email: string): string {
  const [, link = ''] = /href="([^"]*token_hash=[^"]*)"/.exec(mailsTo(email).at(-1)?.html ?? '') ?? [];
  return link.replaceAll('&amp;', '&');
}

const pending = (page: Page) => page.getByRole('heading', { name: "Plus qu'un pas" });

test('a sign-up is confirmed by its e-mail link, which opens the page that was left, without the welcome-back dialog', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*400/);
  const login = new LoginScreen(page);
  const email = freshEmail();
  await new RiddleScreen(page).openAsVisitor(3);
  await openMenu(page);
  await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
  await page.getByRole('button', { name: "Nouveau pèlerin ? S'inscrire" }).click();
  await login.name.fill('Lutin du Nord');
  await login.signUp(email, 'etoile24');
  await expect(pending(page)).toBeFocused();
  await expect(page.getByText('Regarde tes e-mails')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectNoAxeViolations(page);

  // Signing in before the confirmation asks for it, instead of « mot de passe incorrect ».
  await page.getByRole('button', { name: "Changer d'adresse" }).click();
  await page.getByRole('button', { name: 'Déjà un chevalier ? Se connecter' }).click();
  await login.signIn(email, 'etoile24');
  await expect(pending(page)).toBeVisible();

  const opened = await page.context().newPage();
  await opened.goto(confirmationLink(email));
  await opened.getByRole('button', { name: 'Continuer' }).click();
  await expect(opened.getByText('Ton adresse est confirmée')).toBeVisible();
  await expect(opened).toHaveURL(/\/escape-noel\/jour\/3$/);
  await openMenu(opened);
  await expect(opened.getByRole('link', { name: 'Mon profil : Lutin du Nord' })).toBeVisible();
  await opened
    .getByRole('banner')
    .getByRole('link', { name: /accueil du jeu/ })
    .click();
  await expect(opened.getByRole('main').getByRole('link', { name: "Continuer l'aventure" })).toBeVisible();
  expect(await opened.evaluate(() => localStorage.getItem('escape-noel-newcomer'))).not.toBeNull();
  // The other tab follows.
  await expect(page).toHaveURL(/\/escape-noel\/jour\/3$/);
});
