import type { Page } from '@playwright/test';
import { followLink, scrolled, scrollPage } from '../../support/scroll';
import { expect, test } from '../../support/test';
import { paths } from '../../../src/paths';
import { ages } from './catalogue';
import { hydrate, openHydrated } from './hydrated';

test('A description shows three lines, and the rest on demand', { tag: '@phone' }, async ({ page }) => {
  await openHydrated(page, '/books');
  const card = page.getByRole('article').first();
  const text = card.locator('.book-description');
  await expect(text).toHaveCSS('-webkit-line-clamp', '3');
  const short = await text.evaluate((element) => element.clientHeight);
  const more = card.getByRole('button', { name: /^Lire la suite/ });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.click();
  const less = card.getByRole('button', { name: /^Réduire/ });
  await expect(less).toHaveAttribute('aria-expanded', 'true');
  const whole = card.getByText(/Cette nuit, au château/);
  expect(await whole.evaluate((element) => element.clientHeight)).toBeGreaterThan(short);
});

test('An address with a filter shows the matching books only, from the first paint', async ({ page }) => {
  await page.goto('/books?age=3&serie=albums');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.goto('/books?age=2');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toBeVisible();
  // An invalid filter hides nothing.
  await page.goto('/books?age=mille&serie=%3Cscript%3E');
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('A missing cover shows the placeholder', async ({ page }) => {
  await page.route('**/covers/pomme-cannelle-*', (route) =>
    route.fulfill({ contentType: 'image/avif', body: 'not a picture' }),
  );
  await openHydrated(page, '/books');
  const cover = page.getByRole('img', { name: 'Couverture de Pomme Cannelle' });
  await cover.scrollIntoViewIfNeeded();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('placeholder');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test("The books' own data is there for search engines", async ({ request }) => {
  const html = await (await request.get('/books')).text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  const list = JSON.parse(json ?? '') as { itemListElement: { item: { '@type': string; name: string } }[] };
  expect(list.itemListElement.map(({ item }) => item.name)).toEqual(Object.keys(ages));
  expect(new Set(list.itemListElement.map(({ item }) => item['@type']))).toEqual(new Set(['Book']));
});

/** The books of an age, once they are rendered: the address is there before. */
const expectBooksOf = (page: Page, age: string) =>
  expect(page.getByRole('list', { name: 'Âge' }).getByRole('link', { name: age })).toHaveAttribute(
    'aria-current',
    'true',
  );

test(
  'Going back to a catalogue that a filter has left where it was finds it there',
  { tag: '@both' },
  async ({ page }) => {
    await openHydrated(page, paths.books);
    await scrollPage(page, 300);
    await followLink(page, `${paths.books}?age=3`);
    await expectBooksOf(page, '3\u00A0ans');
    await expect.poll(() => scrolled(page)).toBe(300);
    await followLink(page, paths.contact);
    await expect(page.getByRole('heading', { name: 'Contactez-nous' })).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(300);
  },
);

test(
  'Going back to the catalogue finds it where it was left, with its filter, and after a reload of the next page too',
  { tag: '@both' },
  async ({ page }) => {
    await openHydrated(page, paths.books);
    await scrollPage(page, 900);
    await followLink(page, `${paths.books}?age=3`);
    await expectBooksOf(page, '3\u00A0ans');
    await scrollPage(page, 300);
    await followLink(page, paths.contact);
    const letter = page.getByRole('heading', { name: 'Contactez-nous' });
    await expect(letter).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(300);
    await page.goBack();
    await expect(page).toHaveURL(paths.books);
    await expect.poll(() => scrolled(page)).toBe(900);

    await page.goForward();
    await page.goForward();
    await expect(letter).toBeVisible();
    await page.reload();
    await hydrate(page);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(300);
  },
);
