import type { Page } from '@playwright/test';
import { holdRequests } from '../../support/gate';
import { expect, test } from '../../support/test';
import { hydrate, openHydrated } from './hydrated';

const LOOK = [
  'display',
  'position',
  'color',
  'background',
  'font-size',
  'font-weight',
  'padding',
  'margin',
  'animation-name',
];

/** Every element of the page, and how it looks. */
const looks = (page: Page) =>
  page.evaluateHandle((properties) => {
    const lookOf = (element: Element) => {
      const style = getComputedStyle(element);
      return properties.map((name) => style.getPropertyValue(name)).join();
    };
    return [...document.querySelectorAll('#root *')].map((element) => ({
      element,
      attributes: element.cloneNode(false),
      look: lookOf(element),
      lookNow: () => lookOf(element),
    }));
  }, LOOK);

const site = ['/', '/books', '/about', '/contact'];
const game = ['', '/login', '/jour/3', '/constellation', '/classement', '/avis', '/artefacts'];

for (const path of [...site, ...game.map((page) => `/escape-noel${page}`)]) {
  test(`${path} looks the same before and after its style sheets and hydration`, async ({ page }) => {
    const assets = await holdRequests(page, '**/assets/*.{js,css}');
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => document.fonts.ready);
    const prerendered = await looks(page);
    assets.open();
    await hydrate(page);
    const changed = await prerendered.evaluate((all) =>
      all
        .filter(
          ({ element, attributes }) =>
            element.isConnected && element.cloneNode(false).isEqualNode(attributes),
        )
        .filter(({ look, lookNow }) => look !== lookNow())
        .map(({ element }) => element.outerHTML.slice(0, 120)),
    );
    expect(changed).toEqual([]);
  });
}

test('A page whose style sheets fail to load keeps the rules that it was prerendered with', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  await page.route('**/assets/*.css', (route) => route.abort());
  await openHydrated(page, '/escape-noel/login');
  const heading = page.getByRole('heading', { level: 1, name: 'Connexion' });
  await expect(heading).toHaveCSS('font-family', /Fraunces/);
  const loadedFonts = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
  await expect.poll(loadedFonts).toEqual(expect.arrayContaining(['Fraunces', 'Nunito']));
});

test(
  'The phone menu opens without JavaScript, and its button then shows a cross',
  { tag: '@phone' },
  async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    const menu = page.locator('summary').filter({ hasText: 'Menu' });
    const icons = menu.locator('svg');
    await expect(icons).toHaveCount(2);
    await expect(icons.last()).toBeHidden();
    await menu.click();
    await expect(page.getByRole('link', { name: 'Contact' }).first()).toBeVisible();
    await expect(icons.first()).toBeHidden();
    await expect(icons.last()).toBeVisible();
    await context.close();
  },
);
