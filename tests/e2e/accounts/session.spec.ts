import type { APIRequestContext, Page } from '@playwright/test';
import { SESSION_KEY } from '../../../src/backend/sessionKey';
import { expectNoAxeViolations } from '../../support/axe';
import { shutGate } from '../../support/gate';
import { makeKnight, signIn, sql, type Knight } from '../../support/knight';
import { expect, test } from '../../support/test';
import { answerOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { freshEmail, LoginScreen, openMenu } from './loginScreen';
import { comeBackFromGoogle } from './google';

/** Waits until the page knows whose it is: the header has the knight's name, folded away or not. */
async function expectKnown(page: Page, knight: Pick<Knight, 'name'>): Promise<void> {
  const profile = page.getByRole('banner').getByRole('link', { name: knight.name, includeHidden: true });
  await expect(profile.first()).toBeAttached();
}

/** Ends a knight's session on the server, and makes the browser believe that its hour is over. */
async function expireSession(
  page: Page,
  request: APIRequestContext,
  knight: Pick<Knight, 'id'>,
): Promise<void> {
  await sql(request, 'delete from auth.sessions where user_id = $1', [knight.id]);
  await sql(request, 'delete from auth.refresh_tokens where user_id::text = $1', [knight.id]);
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }));
  }, SESSION_KEY);
}

/** The tab is looked at again: the session is checked. */
async function comeBackToTab(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

test('signing out in one tab signs the other tab out, and both go to the home of the game', async ({
  page,
  context,
  request,
}) => {
  await signIn(page, await makeKnight(request, 'Bohort'));
  await page.goto('/escape-noel/vie-privee');
  const other = await context.newPage();
  await other.goto('/escape-noel/mentions-legales');
  await openMenu(other);
  await expect(other.getByRole('button', { name: 'Quitter' })).toBeVisible();
  await openMenu(page);
  await page.getByRole('button', { name: 'Quitter' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/escape-noel');
    await expect(tab.getByRole('dialog', { name: 'Ta session a expiré' })).toHaveCount(0);
    await openMenu(tab);
    await expect(tab.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  }
});

test('while the session is being left the button says « Déconnexion... »', async ({ page, request }) => {
  await signIn(page, await makeKnight(request, 'Bohort'));
  await page.goto('/escape-noel/vie-privee');
  const answer = shutGate();
  await page.route('**/auth/v1/logout*', async (route) => {
    await answer.opened;
    await route.continue();
  });
  await openMenu(page);
  await page.getByRole('button', { name: 'Quitter' }).click();
  await expect(page.getByRole('button', { name: 'Déconnexion...' })).toBeDisabled();
  // Somebody who looks elsewhere meanwhile has still wished to leave.
  await comeBackToTab(page);
  answer.open();
  await expect(page).toHaveURL(/\/escape-noel$/);
  await openMenu(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Ta session a expiré' })).toHaveCount(0);
});

test('a hint asked for in a session that has expired is not given to nobody: it waits for its knight', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*40[01]/);
  const knight = await makeKnight(request, 'Bohort');
  const screen = new RiddleScreen(page);
  await signIn(page, knight);
  await screen.openAsKnight(1);
  await page.getByRole('button', { name: 'Révéler les indices' }).click();
  await page.getByRole('button', { name: "Révéler l'indice 1" }).click();
  await expireSession(page, request, knight);
  const confirm = page.getByRole('alertdialog');
  await confirm.getByRole('button', { name: "Révéler l'indice", exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Ta session a expiré' });
  await dialog.getByLabel('Mot de passe *').fill(knight.password);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog).toHaveCount(0);
  await confirm.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { name: 'Indice 1', exact: true })).toBeVisible();
  expect(
    await sql(request, 'select count(*)::int from public.hints_revealed where user_id = $1', [knight.id]),
  ).toEqual([{ count: 1 }]);
});

test('signing out that fails is only logged, and the button answers again', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/response 503/);
  expectProblem(/Failed to load resource.*503/);
  await signIn(page, await makeKnight(request, 'Bohort'));
  await page.goto('/escape-noel/vie-privee');
  await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 503, body: '' }));
  await openMenu(page);
  await page.getByRole('button', { name: 'Quitter' }).click();
  await expect(page.getByRole('button', { name: 'Quitter' })).toBeEnabled();
});

test('an answer of a session that has expired waits for its knight, and is then judged as theirs', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*40[01]/);
  const knight = await makeKnight(request, 'Bohort');
  const screen = new RiddleScreen(page);
  await signIn(page, knight);
  await screen.openAsKnight(1);
  await expectKnown(page, knight);
  await expireSession(page, request, knight);
  await screen.try(answerOf(1));
  const dialog = page.getByRole('dialog', { name: 'Ta session a expiré' });
  await expect(dialog).toBeVisible();
  await expectNoAxeViolations(page);
  await expect(dialog.getByRole('textbox', { name: 'Adresse e-mail' })).toHaveValue(knight.email);
  await dialog.getByLabel('Mot de passe *').fill(knight.password);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(screen.dialogNamed('Félicitations !')).toBeVisible();
  await expect(page).toHaveURL('/escape-noel/jour/1');
  expect(await screen.stored('escape-noel-progress')).toBeNull();
  expect(await sql(request, 'select total_score from public.users where id = $1', [knight.id])).toEqual([
    { total_score: 5 },
  ]);
});

test('signing in again with Google leaves the riddle and comes back to it, with what was being written', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*40[01]/);
  const email = freshEmail();
  const name = 'Bohort';
  const screen = new RiddleScreen(page);
  await new LoginScreen(page).open();
  await comeBackFromGoogle(page, email, name);
  await page.getByRole('textbox', { name: 'Nom de chevalier' }).fill(name);
  await page.getByRole('button', { name: 'Commencer la quête' }).click();
  await expect(page).toHaveURL('/escape-noel');
  const [knight] = await sql<{ id: string }>(request, 'select id from public.users where email = $1', [
    email,
  ]);

  await screen.openAsKnight(1);
  await expectKnown(page, { name });
  await screen.answer.fill('une réponse à moitié');
  await expireSession(page, request, { id: knight?.id ?? '' });
  await comeBackToTab(page);
  await expect(page.getByRole('dialog', { name: 'Ta session a expiré' })).toBeVisible();
  await comeBackFromGoogle(page, email, name);
  await expect(page).toHaveURL('/escape-noel/jour/1');
  await expect(screen.answer).toHaveValue('une réponse à moitié');
  // Once the riddle is solved nothing is left of what was written for it.
  await screen.try(answerOf(1));
  await expect(screen.dialogNamed('Félicitations !')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('escape-noel-draft-1'))).toBeNull();
  expect(await sql(request, 'select total_score from public.users where email = $1', [email])).toEqual([
    { total_score: 5 },
  ]);
});

test('whoever does not sign in again goes on as a visitor', async ({ page, request, expectProblem }) => {
  expectProblem(/Failed to load resource.*40[01]/);
  const knight = await makeKnight(request, 'Bohort');
  await signIn(page, knight);
  await page.goto('/escape-noel/vie-privee');
  await expectKnown(page, knight);
  await expireSession(page, request, knight);
  await comeBackToTab(page);
  const dialog = page.getByRole('dialog', { name: 'Ta session a expiré' });
  await dialog.getByRole('button', { name: 'Continuer sans compte' }).last().click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/escape-noel/vie-privee');
  await openMenu(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
});

test('the header shows the statistics to admins alone, and nothing of the game to visitors', async ({
  page,
  browser,
  request,
}) => {
  const admin = await makeKnight(request, 'Merlin');
  await sql(request, 'update public.users set is_admin = true where id = $1', [admin.id]);
  await signIn(page, admin);
  await page.goto('/escape-noel/vie-privee');
  await openMenu(page);
  const links = page.getByRole('banner').getByRole('link');
  await expect(links.filter({ hasText: 'Statistiques' })).toBeVisible();
  await expectNoAxeViolations(page);

  const visitors = await browser.newContext();
  const visitor = await visitors.newPage();
  await visitor.goto('/escape-noel/vie-privee');
  await openMenu(visitor);
  await expect(visitor.getByRole('banner').getByRole('link', { name: 'Se connecter' })).toBeVisible();
  for (const name of ['Constellation', 'Classement', 'Artefacts', 'Concours', 'Statistiques']) {
    await expect(visitor.getByRole('banner').getByRole('link', { name })).toHaveCount(0);
  }
  await visitors.close();
});

test('« Mode calme » is chosen in the header, and remembered', { tag: '@motion' }, async ({ page }) => {
  await page.goto('/escape-noel/mentions-legales');
  await openMenu(page);
  const calm = page.getByRole('switch', { name: 'Mode calme' });
  await expect(calm).not.toBeChecked();
  await calm.click();
  await expect(page.locator('html')).toHaveAttribute('data-calme');
  await page.reload();
  await openMenu(page);
  await expect(calm).toBeChecked();
});

test('the pages on privacy and the law are within reach of every page of the game', async ({ page }) => {
  await page.goto('/escape-noel/login');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Vie privée' }).click();
  await expect(page.getByRole('heading', { name: 'Vie privée', level: 1 })).toBeFocused();
  await expectNoAxeViolations(page);
  await footer.getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page.getByRole('heading', { name: 'Mentions légales', level: 1 })).toBeFocused();
  await expectNoAxeViolations(page);
  await expect(footer.getByRole('link', { name: 'Nous contacter' })).toHaveAttribute(
    'href',
    '/escape-noel/contact',
  );
});

test('they are within reach of every page of the site too', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vie privée' }).click();
  await expect(page.getByRole('heading', { name: 'Vie privée', level: 1 })).toBeVisible();
});

test('a session that had ended before the page was opened is told, without a dialog in the way', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*40[01]/);
  const knight = await makeKnight(request, 'Bohort');
  await signIn(page, knight);
  await expireSession(page, request, knight);
  await page.goto('/escape-noel/mentions-legales');
  await expect(page.getByText('Ta session a expiré')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Aller à la connexion' }).click();
  await expect(page).toHaveURL('/escape-noel/login');
});
