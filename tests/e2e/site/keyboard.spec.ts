import { expect, test } from '../../support/test';
import { openHydrated } from './hydrated';

const pages = ['/', '/books', '/about', '/contact', '/une-page-envolee'] as const;

test('The keyboard reaches every control of a page of the site, in order and in sight', async ({
  page,
  expectProblem,
}) => {
  // The missing page answers 404.
  expectProblem(/404/);
  for (const path of pages) {
    await openHydrated(page, path);
    const wanted = await page.evaluate(markReachable);
    expect(wanted, path).toBeGreaterThan(5);
    const met: number[] = [];
    for (let step = 0; step < wanted; step += 1) {
      await page.keyboard.press('Tab');
      // The skip link slides in.
      await expect
        .poll(
          () => page.evaluate(describeFocus).then(({ problems }) => problems),
          `${path}, stop ${step + 1}`,
        )
        .toEqual([]);
      met.push((await page.evaluate(describeFocus)).order);
    }
    expect(met, path).toEqual(Array.from({ length: wanted }, (_, index) => index));
  }
});

test('Enter follows a link and the filter keeps its place; Space and Enter work the carousel', async ({
  page,
}) => {
  await openHydrated(page, '/books');
  const age = page.getByRole('link', { name: '3 ans', exact: true });
  await age.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/books?age=3');
  await expect(age).toBeFocused();
  await openHydrated(page, '/');
  const dot = (name: RegExp) => page.getByRole('button', { name });
  await dot(/^Histoire 3/).focus();
  await page.keyboard.press('Enter');
  await expect(dot(/^Histoire 3/)).toHaveAttribute('aria-current', 'true');
  await dot(/^Histoire suivante/).focus();
  await page.keyboard.press('Space');
  await expect(dot(/^Histoire 4/)).toHaveAttribute('aria-current', 'true');
});

test(
  'The menu of small screens opens and closes with the keyboard, and its links come next in the tab order',
  { tag: '@phone' },
  async ({ page }) => {
    await openHydrated(page, '/');
    const summary = page.locator('header summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    const nav = page.getByRole('navigation', { name: 'Navigation principale' });
    await expect(nav).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'Accueil' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await expect(summary).toBeFocused();
  },
);

/** Runs in the page: numbers the tab stops in the order of the document. @returns how many there are. */
function markReachable(): number {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, textarea, summary, ul.carousel-track',
  );
  const stops = Array.from(all).filter(
    (element) =>
      element.tabIndex >= 0 &&
      // A scroll container is a tab stop only without one inside.
      !element.matches('ul') &&
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
  );
  stops.forEach((element, order) => (element.dataset['stop'] = String(order)));
  return stops.length;
}

/** Runs in the page: the number of the focused tab stop, and what is wrong with its display. */
function describeFocus() {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement)) return { order: -1, problems: ['no focus'] };
  const style = getComputedStyle(element);
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  const problems: string[] = [];
  if (style.outlineStyle === 'none' || parseFloat(style.outlineWidth) < 2) problems.push('no outline');
  if (width < 1 || height < 1) problems.push('no size');
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) problems.push('out of sight');
  if (problems.length > 0) problems.push(element.textContent.slice(0, 40));
  return { order: Number(element.dataset['stop'] ?? -1), problems };
}
