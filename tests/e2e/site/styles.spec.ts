import type { Page } from '@playwright/test';
import { holdRequests } from '../../support/gate';
import { expect, test } from '../../support/test';
import { hydrate, openHydrated } from './hydrated';

const LOOK = ['display', 'position', 'color', 'background', 'font-size', 'font-weight', 'padding', 'margin'];

/** How everything of a page looks. */
const looks = (page: Page) =>
  page.locator('#root *').evaluateAll(
    (elements, properties) =>
      elements.map((element) => {
        const style = getComputedStyle(element);
        return [element.outerHTML.slice(0, 120), ...properties.map((name) => style.getPropertyValue(name))];
      }),
    LOOK,
  );

const site = ['/', '/books', '/about', '/contact'];
const game = ['', '/login', '/jour/3', '/constellation', '/classement', '/avis', '/artefacts'];

for (const path of [...site, ...game.map((page) => `/escape-noel${page}`)]) {
  test(`${path} looks as it was written once its whole style sheets stand in the place of its own`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const script = await holdRequests(page, '**/assets/*.js');
    const sheets = await holdRequests(page, '**/assets/*.css');
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => document.fonts.ready);
    // Until it has been painted, it keeps back what is animated (scripts/prerender/boot.ts).
    await expect(page.locator('html[data-still]')).toHaveCount(0);
    const written = await looks(page);
    await page.keyboard.press('Shift');
    sheets.open();
    await expect(page.locator('style[data-written]')).toHaveCount(0);
    expect(await looks(page)).toEqual(written);
    script.open();
    await hydrate(page);
  });
}

test('A page whose style sheet did not come keeps what it was written with', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/);
  await page.route('**/assets/*.css', (route) => route.abort());
  await openHydrated(page, '/about');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /Fraunces/);
});
