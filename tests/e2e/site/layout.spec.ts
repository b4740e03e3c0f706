import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { freezeAnimations, openHydrated } from './hydrated';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' });

async function openMenu(page: Page) {
  await page.getByText('Menu', { exact: true }).click();
  return menu(page);
}

test(
  'A link leads to its page: the heading receives the focus and the title changes',
  { tag: '@phone' },
  async ({ page }) => {
    await openHydrated(page, '/');
    await (await openMenu(page)).getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contactez-nous' })).toBeFocused();
    await expect(page).toHaveTitle("Contact – Plume d'Étoile");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  },
);

test(
  'On small screens the menu closes on a link, on Escape and on a press outside',
  { tag: '@phone' },
  async ({ page }) => {
    await openHydrated(page, '/');
    const nav = menu(page);
    await expect(nav).toBeHidden();
    await openMenu(page);
    await expect(nav).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(nav).toBeHidden();
    await openMenu(page);
    // Below the open menu.
    await page.mouse.click(180, 700);
    await expect(nav).toBeHidden();
    await (await openMenu(page)).getByRole('link', { name: 'À propos' }).click();
    await expect(page).toHaveURL('/about');
    await expect(nav).toBeHidden();
  },
);

test(
  'The menu of small screens unfolds, and folds before it closes',
  { tag: ['@motion', '@phone'] },
  async ({ page }) => {
    await openHydrated(page, '/');
    await freezeAnimations(page);
    const panel = page.locator('header details > div');
    await openMenu(page);
    await expect(panel).toHaveCSS('opacity', '0');
    await panel.evaluate(finishAnimations);
    await expect(panel).toHaveCSS('opacity', '1');
    await page.keyboard.press('Escape');
    await expect(panel).toBeVisible();
    await panel.evaluate(finishAnimations);
    await expect(panel).toBeHidden();
  },
);

/** Runs in the page. */
function finishAnimations(element: Element): void {
  for (const animation of element.getAnimations()) animation.finish();
}

test('The skip link moves the focus past the header', async ({ page }) => {
  await openHydrated(page, '/books');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Chercher un livre')).toBeFocused();
});

test('An unknown address answers 404 with a link back', async ({ page, expectProblem }) => {
  expectProblem(/404/);
  const response = await page.goto('/une-page-envolee');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible();
  await page.getByRole('link', { name: "Retour à l'accueil" }).click();
  await expect(page).toHaveURL('/');
});

test('A button that rises under a mouse stays under it, on its round edges too', async ({ page }) => {
  await page.goto('/contact');
  const button = page.getByRole('button', { name: /^Envoyer/ });
  await button.scrollIntoViewIfNeeded();
  const { right, middle, radius } = await button.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { right: box.right, middle: box.top + box.height / 2, radius: box.height / 2 };
  });
  for (const degrees of [5, 15, 30, 45, 60]) {
    await page.mouse.move(0, 0);
    await expect(button).toHaveCSS('translate', 'none');
    const angle = (degrees * Math.PI) / 180;
    const inside = radius - 0.3;
    const place = [right - radius + inside * Math.cos(angle), middle + inside * Math.sin(angle)] as const;
    await page.mouse.move(...place);
    await expect(button, `${degrees} degrees below the middle`).toHaveCSS('translate', '0px -2px');
    // Once it has moved, the browser looks again at what the mouse is over.
    await page.mouse.move(...place);
    expect(await button.evaluate((element) => element.matches(':hover'))).toBe(true);
  }
});
