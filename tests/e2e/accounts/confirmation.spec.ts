import { expectNoAxeViolations } from '../../support/axe';
import { sql } from '../../support/knight';
import { OwnBackend } from '../../support/ownBackend';
import { isRehearsal } from '../../support/project';
import { expect, test } from '../../support/test';
import { RiddleScreen } from '../riddle/riddleScreen';
import { freshEmail, LoginScreen, openMenu } from './loginScreen';
import { mailsIn } from './mailbox';
import type { Page } from '@playwright/test';

/** The embedded backend with e-mail confirmation, as in supabase/config.toml; none in a rehearsal, whose project confirms. */
let backend: OwnBackend | undefined;

// One backend for the file: it takes seconds to start.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ baseURL }) => {
  if (!isRehearsal) backend = await OwnBackend.open(baseURL, { confirmEmails: true });
});

test.afterAll(() => backend?.close());

test.beforeEach(({ context }) => backend?.lead(context));

/** The e-mails that an address has received, the newest last. */
async function mailsTo(page: Page, email: string): Promise<string[]> {
  if (backend) return (backend.embedded.mailbox.messages.get(email) ?? []).map(({ html = '' }) => html);
  return (await mailsIn(page, email)).toReversed();
}

/** The link of the newest confirmation e-mail. */
async function confirmationLink(page: Page, email: string): Promise<string> {
  const [, link = ''] =
    /href="([^"]*token_hash=[^"]*)"/.exec((await mailsTo(page, email)).at(-1) ?? '') ?? [];
  return link.replaceAll('&amp;', '&');
}

const pending = (page: Page) => page.getByRole('heading', { name: "Plus qu'un pas" });

test(
  'a sign-up is confirmed by its e-mail link, which opens the page that was left, without the welcome-back dialog',
  { tag: '@hosted' },
  async ({ page, expectProblem }) => {
    expectProblem(/Failed to load resource.*400/);
    const login = new LoginScreen(page);
    const email = freshEmail();
    await new RiddleScreen(page).openAsVisitor(3);
    await openMenu(page);
    await page.getByRole('banner').getByRole('link', { name: 'Se connecter' }).click();
    await login.switchToSignUp();
    await login.name.fill('Lutin du Nord');
    await login.signUp(email, 'etoile24');
    await expect(pending(page)).toBeFocused();
    await expect(page.getByText('Regarde tes e-mails')).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await expectNoAxeViolations(page);

    // Signing in before the confirmation asks for it, instead of « mot de passe incorrect ».
    await page.getByRole('button', { name: "Changer d'adresse" }).click();
    await login.switchToSignIn();
    await login.signIn(email, 'etoile24');
    await expect(pending(page)).toBeVisible();

    const opened = await page.context().newPage();
    await opened.goto(await confirmationLink(page, email));
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
  },
);

test(
  'the confirmation e-mail is sent again, not within a minute, and the link of each newest one confirms',
  { tag: ['@full', '@hosted'] },
  async ({ page, request, expectProblem }) => {
    expectProblem(/Failed to load resource.*429/);
    const login = new LoginScreen(page);
    const email = freshEmail();
    await login.openSignUp();
    await login.name.fill('Lutin du Sud');
    await login.signUp(email, 'etoile24');
    await expect(pending(page)).toBeVisible();
    const again = page.getByRole('button', { name: 'Renvoyer le message' });
    const sent = page.getByText("Si cette adresse attend sa confirmation, un message vient d'y partir.");
    await again.click();
    await expect(sent).toBeVisible();
    expect(await mailsTo(page, email)).toHaveLength(1);

    const age = `update auth.users set confirmation_sent_at = now() - interval '2 minutes' where email = $1`;
    await (backend ? backend.sql(age, [email]) : sql(request, age, [email]));
    await again.click();
    await expect.poll(async () => (await mailsTo(page, email)).length).toBe(2);
    await page.goto(await confirmationLink(page, email));
    await page.getByRole('button', { name: 'Continuer' }).click();
    await expect(page.getByText('Ton adresse est confirmée')).toBeVisible();
  },
);
