import { expect, test } from '../../support/test';
import { openAwake } from './wake';

const sections = [
  { title: 'Albums Uniques', books: 4 },
  { title: 'La Gardienne des Émotions', books: 3 },
  { title: "Que cache l'ordinateur de Papa ?", books: 2 },
] as const;

const ages = {
  "Petit fantôme mène l'enquête": '3-8 ans',
  'Pomme Cannelle': '3-8 ans',
  'Drôle de petit fantôme': '2-5 ans',
  "Bienvenue à l'école maternelle": '2-5 ans',
  'La Gardienne des Émotions, tome 1': '4-8 ans',
  'La Gardienne des Émotions, tome 2': '4-8 ans',
  'La Gardienne des Émotions, tome 3': '4-8 ans',
  "Que cache l'ordinateur de Papa ? Tome 1": '5-9 ans',
  "Que cache l'ordinateur de Papa ? Tome 2": '5-9 ans',
} as const;

test(
  '« Nos Livres Magiques » has its three sections of 4, 3 and 2 books',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/books');
    await expect(page.getByRole('heading', { level: 1, name: 'Nos Livres Magiques' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(sections.map(({ title }) => title));
    for (const { title, books } of sections) {
      await expect(page.getByRole('region', { name: title }).getByRole('article')).toHaveCount(books);
    }
  },
);

test('A card has cover, title, author, age and a button to the retailer in a new tab', async ({ page }) => {
  await page.goto('/books');
  for (const [title, age] of Object.entries(ages)) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    // A cover below the fold is drawn when a hand gets there.
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByText(age)).toBeVisible();
    await expect(card.getByRole('img', { name: `Couverture de ${title}` })).toBeVisible();
    const order = card.getByRole('link', { name: /^Commander/ });
    await expect(order).toHaveAttribute('href', /^https:\/\/www\.amazon\.fr\/dp\//);
    await expect(order).toHaveAttribute('target', '_blank');
    await expect(order).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const pomme = page.getByRole('article').filter({ hasText: 'Pomme Cannelle est' });
  await expect(pomme.getByText('Par Maëlle Hautbois')).toBeVisible();
  await expect(page.getByText('Série Gardienne des Émotions')).toHaveCount(3);
  await expect(page.getByText('Série Ordinateur de Papa')).toHaveCount(2);
});

test('A description shows three lines, and the rest on demand', { tag: '@phone' }, async ({ page }) => {
  await openAwake(page, '/books');
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

test('Filters live in the address: by click, by link, and back', async ({ page }) => {
  await openAwake(page, '/books');
  const filters = page.getByRole('navigation', { name: 'Filtrer les livres' });
  await filters.getByRole('link', { name: '9 ans' }).click();
  await expect(page).toHaveURL('/books?age=9');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(filters.getByRole('status')).toHaveText('2 livres');
  await expect(filters.getByRole('link', { name: '9 ans' })).toHaveAttribute('aria-current', 'true');
  await filters.getByRole('link', { name: 'La Gardienne des Émotions' }).click();
  await expect(page).toHaveURL('/books?age=9&serie=gardienne-des-emotions');
  await expect(page.getByText("Aucun livre de cette série ne s'adresse à cet âge.")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(2);
  await filters.getByRole('link', { name: 'Tous', exact: true }).click();
  await expect(page).toHaveURL('/books');
  await expect(page.getByRole('article')).toHaveCount(9);
});

test('An address with a filter shows what it asks for, and nothing else first', async ({ page }) => {
  await page.goto('/books?age=3&serie=albums');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.goto('/books?age=2');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('A filter that makes no sense is ignored', async ({ page }) => {
  await page.goto('/books?age=mille&serie=%3Cscript%3E');
  await expect(page.getByRole('article')).toHaveCount(9);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('A missing cover shows the placeholder', async ({ page }) => {
  await page.route('**/covers/pomme-cannelle-*', (route) =>
    route.fulfill({ contentType: 'image/avif', body: 'not a picture' }),
  );
  await openAwake(page, '/books');
  const cover = page.getByRole('img', { name: 'Couverture de Pomme Cannelle' });
  await cover.scrollIntoViewIfNeeded();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('placeholder');
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('The covers have dimensions, sizes to choose from, modern formats, and load when they come near', async ({
  page,
}) => {
  await page.goto('/books');
  const covers = page.getByRole('img', { name: /^Couverture/ });
  await expect(covers).toHaveCount(9);
  for (const cover of await covers.all()) {
    await expect(cover).toHaveAttribute('width', '720');
    await expect(cover).toHaveAttribute('height', '960');
    await expect(cover).toHaveAttribute('srcset', /240w.*720w/);
  }
  await expect(covers.last()).toHaveAttribute('loading', 'lazy');
  await expect(page.locator('picture source[type="image/avif"]')).toHaveCount(9);
});

test("The books' own data is there for search engines", async ({ page }) => {
  await page.goto('/books');
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const list = JSON.parse(json ?? '') as { itemListElement: { item: { '@type': string; name: string } }[] };
  const titles = list.itemListElement.map(({ item }) => item.name.replaceAll('\u00A0', ' '));
  expect(titles).toEqual(Object.keys(ages));
  expect(new Set(list.itemListElement.map(({ item }) => item['@type']))).toEqual(new Set(['Book']));
});
