import type { Page } from '@playwright/test';
import { makeKnight } from '../../support/knight';
import { expect, test } from '../../support/test';
import { LoginScreen } from '../accounts/loginScreen';
import { RiddleScreen } from '../riddle/riddleScreen';
import { openHydrated } from '../site/hydrated';

const NEW_RELEASE = 'une nouvelle version est en ligne';
const CLIENT = '**/assets/supabase-*.js*';

/** A release that has replaced the open one: its files are gone. Some hosts answer with a page. */
const withdraw = (page: Page, files: string, status = 404) =>
  page.route(files, (route) => route.fulfill({ status, contentType: 'text/html', body: '<html>' }));

/** True if the page is still the marked one: a reload forgets it. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isMarked' in globalThis);
const isReloaded = (page: Page) => page.waitForFunction(() => !('isMarked' in globalThis));

test('« Se connecter » works again after a network cut during which its code failed to load', async ({
  page,
  request,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  const knight = await makeKnight(request, 'Yvain');
  await page.route(CLIENT, (route) => route.abort());
  const login = new LoginScreen(page);
  await login.open();
  await login.signIn(knight.email, knight.password);
  await expect(login.redBox).toContainText('Vérifie ta connexion');
  await page.unroute(CLIENT);
  await login.signIn(knight.email, knight.password);
  await expect(page).toHaveURL('/escape-noel');
});

for (const status of [404, 200]) {
  test(`with a release that is gone (${status}), « Se connecter » says so and the next page loads the new one, once`, async ({
    page,
    request,
    expectProblem,
  }) => {
    expectProblem(/404|Failed to load module script/);
    const knight = await makeKnight(request, 'Yvain');
    await withdraw(page, CLIENT, status);
    const login = new LoginScreen(page);
    await login.open();
    await mark(page);
    await login.signIn(knight.email, knight.password);
    await expect(login.redBox).toContainText('Recharge la page');
    await expect(page.getByText(NEW_RELEASE)).toBeVisible();
    // Typed text stays as long as the page does.
    await expect(login.email).toHaveValue(knight.email);
    expect(await isMarked(page)).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vie privée' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vie privée' })).toBeVisible();
    await isReloaded(page);
  });
}

test('a page that is gone loads from the server, and one that never comes back does not reload for ever', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/404|dynamically imported module/);
  await openHydrated(page, '/escape-noel/vie-privee');
  await mark(page);
  await withdraw(page, '**/assets/LegalPage-*.js*');
  await page.getByRole('link', { name: 'Mentions légales' }).click();
  await isReloaded(page);
  await expect(page).toHaveURL('/escape-noel/mentions-legales');
  await expect(page.getByText(NEW_RELEASE)).toBeVisible();
  // Until the page itself has failed, its links lead to whole pages.
  await expect(page.getByRole('heading', { name: "Cette page n'est pas arrivée jusqu'ici" })).toBeVisible();
  await mark(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vie privée' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vie privée' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
});

test('the code of a board that failed to load comes with « Réessayer », and a letter typed on the site survives a new release', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|404/);
  const boards = '**/assets/Board-*.js*';
  await page.route(boards, (route) => route.abort());
  await new RiddleScreen(page).openAsVisitor(2);
  const missing = page.getByRole('alert').filter({ hasText: "Ce qu'il faut pour jouer n'est pas arrivé" });
  await expect(missing).toBeVisible();
  await page.unroute(boards);
  // Its own imports are among the failures: only a reload helps, and the page says so.
  await page.route(boards, (route) =>
    route.request().resourceType() === 'script' ? route.abort() : route.continue(),
  );
  await missing.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText(NEW_RELEASE)).toBeVisible();
  // As in an engine that remembers failed imports: the address itself never loads again.
  await page.unroute(boards);
  await page.route(boards, (route) => {
    const isImport = route.request().resourceType() === 'script';
    return isImport && !route.request().url().includes('?retry=') ? route.abort() : route.continue();
  });
  await missing.getByRole('button', { name: 'Réessayer' }).click();
  await expect(missing).toHaveCount(0);

  await openHydrated(page, '/contact');
  await withdraw(page, '**/assets/email-*.js*');
  await page.getByRole('textbox', { name: 'Nom' }).fill('Aurore');
  await page.getByRole('textbox', { name: 'Email' }).fill('aurore@exemple.fr');
  await page.getByRole('textbox', { name: 'Message' }).fill('Bonjour');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByRole('alert')).toContainText('Une nouvelle version du site est sans doute en ligne');
  await page.unroute('**/assets/email-*.js*');
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Bonjour');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.getByText('Message envoyé !')).toBeVisible();
});
