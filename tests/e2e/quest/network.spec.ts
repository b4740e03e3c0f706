import { expectNoAxeViolations } from '../../support/axe';
import { holdRequests } from '../../support/gate';
import { makeKnight } from '../../support/knight';
import { expect, test } from '../../support/test';
import { riddleOf } from '../riddle/edition';
import { hydrate } from '../site/hydrated';

test('a page of the game whose code fails to load says so, and « Réessayer » loads it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|dynamically imported module/);
  await page.goto('/escape-noel/vie-privee');
  await expect(page.getByRole('heading', { level: 1, name: 'Vie privée' })).toBeVisible();
  // Before hydration a link loads a whole page.
  await hydrate(page);
  const scripts = '**/assets/LegalPage-*.js';
  await page.route(scripts, (route) => route.abort());
  await page.getByRole('link', { name: 'Mentions légales' }).click();
  const message = page.getByRole('alert').filter({ hasText: "Cette page n'est pas arrivée jusqu'ici" });
  await expect(message.getByRole('heading')).toBeFocused();
  await expect(message.getByRole('heading')).toBeInViewport();
  await expectNoAxeViolations(page);
  // Another page still loads.
  await page.getByRole('link', { name: 'Vie privée' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vie privée' })).toBeVisible();
  await page.getByRole('link', { name: 'Mentions légales' }).click();
  await expect(message).toBeVisible();
  await page.unroute(scripts);
  await message.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
});

test('a link followed before its page is hydrated leads to the next page', async ({ page }) => {
  const script = await holdRequests(page, '**/assets/LoginPage-*.js');
  await page.goto('/escape-noel/login', { waitUntil: 'commit' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vie privée' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vie privée' })).toBeVisible();
  script.open();
});

test('a page whose code fails to load says so on the site, and on the way into the game', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|dynamically imported module/);
  await page.goto('/');
  await hydrate(page);
  await page.route(/assets\/(EscapeNoel|BooksPage)-.*\.js/, (route) => route.abort());
  const message = page.getByRole('heading', { name: "Cette page n'est pas arrivée jusqu'ici" });
  await page.getByRole('link', { name: 'Découvrir nos livres' }).click();
  await expect(message).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: "Plume d'Étoile" })).toBeVisible();
  await page.evaluate(() => {
    history.pushState(null, '', '/escape-noel/classement');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(message).toBeVisible();
  await expectNoAxeViolations(page);
});

test('without JavaScript a page of the game says that it is loading, and offers to reload after 10 s', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/escape-noel/jour/1');
  await expect(page.getByRole('status')).toHaveText("Chargement de l'énigme...");
  const reload = page.getByText('Recharger la page');
  await reload.evaluate(stopItsAnimation, 9_900);
  await expect(reload).toBeHidden();
  await reload.evaluate(stopItsAnimation, 10_100);
  await expect(page.getByRole('link', { name: 'Recharger la page' })).toBeVisible();
  await context.close();
});

/** Pauses the animations that show an element late, at a moment in milliseconds. Runs in the page. */
function stopItsAnimation(element: Element, moment: number): void {
  const animations = document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element));
  if (animations.length === 0) throw new Error('No animation shows this element.');
  for (const animation of animations) {
    animation.pause();
    animation.currentTime = moment;
  }
}

test('a form filled in and submitted before hydration is sent after it', async ({ page, request }) => {
  const knight = await makeKnight(request);
  const script = await holdRequests(page, '**/assets/*.js');
  await page.goto('/escape-noel/login', { waitUntil: 'commit' });
  await page.getByLabel('Adresse e-mail').fill(knight.email);
  await page.getByLabel(/^Mot de passe/).fill(knight.password);
  await page.keyboard.press('Enter');
  script.open();
  await expect(page).toHaveURL('/escape-noel');
});

test('a button pressed before hydration is pressed once, after it', async ({ page }) => {
  const script = await holdRequests(page, '**/assets/*.js');
  await page.goto('/escape-noel/mentions-legales', { waitUntil: 'commit' });
  const comfort = page.getByRole('button', { name: 'Confort de lecture' });
  await comfort.evaluate((button) => {
    button.addEventListener('click', () => (button.dataset['heard'] = `${button.dataset['heard'] ?? ''}1`));
  });
  await comfort.click();
  await expect(comfort).not.toHaveAttribute('data-heard');
  script.open();
  await expect(comfort).toHaveAttribute('data-heard', '1');
});

const FIRST_DAY = { level: 1, name: riddleOf(1).title } as const;

test('a riddle whose prefetch failed is fetched again', async ({ page, expectProblem }) => {
  expectProblem(/ERR_FAILED/);
  let prefetched = false;
  // Not `times: 1`: the route that expires ends the interception, and a request that is held just then never goes on.
  await page.route('**/rest/v1/enigmes?*', (route) => {
    const first = !prefetched;
    prefetched = true;
    return first ? route.abort() : route.fallback();
  });
  await page.goto('/escape-noel/jour/1');
  await expect(page.getByRole('heading', FIRST_DAY)).toBeAttached();
});

test('a riddle page whose code fails to load says so, and « Réessayer » loads it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|dynamically imported module/);
  const scripts = '**/assets/RiddlePage-*.js';
  await page.route(scripts, (route) => route.abort());
  await page.goto('/escape-noel/jour/1');
  const message = page.getByRole('alert').filter({ hasText: "Cette page n'est pas arrivée jusqu'ici" });
  await expect(message).toBeVisible();
  await page.unroute(scripts);
  await message.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', FIRST_DAY)).toBeAttached();
});

test('a riddle page whose entry script failed loads it again at the next interaction', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|dynamically imported module/);
  const entry = '**/assets/index-*.js';
  await page.route(entry, (route) => route.abort());
  const failed = page.waitForEvent('console', (message) => message.text().includes('ERR_FAILED'));
  await page.goto('/escape-noel/jour/1');
  await failed;
  await page.unroute(entry);
  await expect(async () => {
    await page.mouse.move(10 + 10 * Math.random(), 10);
    await expect(page.getByRole('heading', FIRST_DAY)).toBeAttached({ timeout: 500 });
  }).toPass();
});

test('a page of the site whose entry script failed loads it again at the next interaction', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED|dynamically imported module/);
  const entry = '**/assets/index-*.js';
  await page.route(entry, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/index-'));
  await page.goto('/books');
  await page.mouse.move(10, 10);
  await failed;
  await page.unroute(entry);
  await expect(async () => {
    await page.mouse.move(10 + 10 * Math.random(), 10);
    expect(await page.evaluate(() => Reflect.has(globalThis, 'isHydrated'))).toBe(true);
  }).toPass();
});
