import { expect, test } from '../../support/test';
import { openHydrated } from './hydrated';

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
