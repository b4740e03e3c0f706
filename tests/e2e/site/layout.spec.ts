import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { openAwake } from './wake';

const links = [
  { name: 'Accueil', path: '/' },
  { name: 'Nos livres', path: '/books' },
  { name: 'Escape Noël', path: '/escape-noel' },
  { name: 'À propos', path: '/about' },
  { name: 'Contact', path: '/contact' },
] as const;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

async function openMenu(page: Page) {
  if (isPhone(page)) await page.getByText('Menu', { exact: true }).click();
  return page.getByRole('navigation', { name: 'Navigation principale' });
}

test('The shared header has the five links', { tag: '@both' }, async ({ page }) => {
  await page.goto('/');
  const nav = await openMenu(page);
  await expect(nav.getByRole('link')).toHaveCount(links.length);
  for (const { name, path } of links) {
    await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
});

for (const { name, path } of links.filter((link) => link.path !== '/escape-noel')) {
  test(`The current link is highlighted on ${path}`, async ({ page }) => {
    await page.goto(path);
    const nav = await openMenu(page);
    await expect(nav.locator('[aria-current="page"]')).toHaveText(name);
  });
}

test(
  'A link leads to its page, whose heading takes the focus and whose title follows',
  { tag: '@both' },
  async ({ page }) => {
    await openAwake(page, '/');
    await (await openMenu(page)).getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contactez-nous' })).toBeFocused();
    await expect(page).toHaveTitle("Contact – Plume d'Étoile");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  'On small screens the menu folds away, closes on a link, on Escape and outside',
  { tag: '@phone' },
  async ({ page }) => {
    await openAwake(page, '/');
    const nav = page.getByRole('navigation', { name: 'Navigation principale' });
    await expect(nav).toBeHidden();
    await openMenu(page);
    await expect(nav).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await openMenu(page);
    // Under the open menu, where only the page is.
    await page.mouse.click(180, 700);
    await expect(nav).toBeHidden();
    await (await openMenu(page)).getByRole('link', { name: 'À propos' }).click();
    await expect(page).toHaveURL('/about');
    await expect(nav).toBeHidden();
  },
);

test('The shared footer has the tagline, the credit and the copyright', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Des histoires pleines de magie pour grandir et rêver');
  await expect(footer).toContainText("© 2024 Plume d'Étoile");
  const credit = footer.getByRole('link', { name: /@plume\.detoile/ });
  await expect(credit).toHaveAttribute('target', '_blank');
  await expect(credit).toHaveAttribute('rel', /noopener/);
});

test('The keyboard reaches the content past the header', async ({ page }) => {
  await openAwake(page, '/books');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Tous', exact: true })).toBeFocused();
});

test('An address that leads nowhere answers 404 and shows the way back', async ({ page, expectProblem }) => {
  expectProblem(/404/);
  const response = await page.goto('/une-page-envolee');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
  await page.getByRole('link', { name: "Retour à l'accueil" }).click();
  await expect(page).toHaveURL('/');
});

for (const { path } of links.filter((link) => link.path !== '/escape-noel')) {
  test(`Nothing is lost on ${path} at 320 px, nor zoomed to 200 %`, { tag: '@phone' }, async ({ page }) => {
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 640, height: 400 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${viewport.width} px`).toBeLessThanOrEqual(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}
