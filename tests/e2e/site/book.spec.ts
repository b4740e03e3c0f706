import { paths } from '../../../src/paths';
import { expectNoAxeViolations } from '../../support/axe';
import { sql } from '../../support/knight';
import { expect, test } from '../../support/test';
import { openHydrated } from './hydrated';

const BOOK = 'pomme-cannelle';

test('The book of a card has a page of its own', { tag: '@both' }, async ({ page }) => {
  await openHydrated(page, paths.books);
  await page.getByRole('link', { name: 'Pomme Cannelle', exact: true }).click();
  await expect(page).toHaveURL(paths.book(BOOK));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pomme Cannelle');
  await expect(page).toHaveTitle(/^Pomme Cannelle/);
  const facts = page.getByRole('region', { name: 'La fiche' });
  for (const fact of [
    'Maëlle Hautbois',
    'Ysé Tournesol',
    '14,00\u00A0€',
    '978-2-00-000011-2',
    '24 × 30\u00A0cm, cartonné',
  ])
    await expect(facts).toContainText(fact);
  const shops = page.getByRole('region', { name: 'Où le trouver' });
  await expect(shops.getByRole('link', { name: /^Place des Libraires/ })).toHaveAttribute(
    'href',
    /9782000000112$/,
  );
  await expect(shops.getByRole('link', { name: /Amazon/ })).toHaveAttribute('href', /2000000011$/);
  await expectNoAxeViolations(page);
});

test('One looks inside by buttons and by keys, and enlarges a page', { tag: '@both' }, async ({ page }) => {
  await openHydrated(page, paths.book(BOOK));
  const inside = page.getByRole('region', { name: "Regarder à l'intérieur" });
  await inside.scrollIntoViewIfNeeded();
  const spreads = inside.getByRole('img');
  await expect(spreads).toHaveCount(4);
  // The description has the words that are lettered in the picture.
  await expect(spreads.first()).toHaveAccessibleName(/On lit\u00A0: ./);
  await expect(inside.getByRole('button', { name: 'Page précédente' })).toBeDisabled();
  const next = inside.getByRole('button', { name: 'Page suivante' });
  const track = inside.getByRole('group', { name: /^Pages intérieures/ });
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  // On a phone a spread is two pages, each as wide as the window.
  for (let turned = 1; turned < (isPhone ? 8 : 4); turned += 1) {
    await next.click();
    await expect
      .poll(() => track.evaluate(({ scrollLeft, clientWidth }) => Math.round(scrollLeft / clientWidth)))
      .toBe(turned);
  }
  await expect(next).toBeDisabled();
  await expect(inside.getByRole('status')).toHaveText('4 sur 4');
  await track.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await inside.getByRole('button', { name: 'Agrandir' }).click();
  const enlarged = page.getByRole('dialog');
  await expect(enlarged.getByRole('img')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(enlarged).toHaveCount(0);
});

test('Two quick presses turn two pages', { tag: ['@motion', '@both'] }, async ({ page }) => {
  await openHydrated(page, paths.book(BOOK));
  const inside = page.getByRole('region', { name: "Regarder à l'intérieur" });
  const track = inside.getByRole('group', { name: /^Pages intérieures/ });
  const expectPage = (number: number) =>
    expect.poll(() => track.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)).toBe(number);
  await inside.getByRole('button', { name: 'Page suivante' }).dblclick();
  await expectPage(2);
  await inside.getByRole('button', { name: 'Page précédente' }).dblclick();
  await expectPage(0);
});

test('The spread after the one that is seen is loaded, and no other', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    const name = /spreads\/(\S+?)-\d+\.\w+$/.exec(request.url())?.[1];
    if (name !== undefined) loaded.push(name);
  });
  await openHydrated(page, paths.book(BOOK));
  await page.getByRole('region', { name: "Regarder à l'intérieur" }).scrollIntoViewIfNeeded();
  await expect.poll(() => loaded.toSorted()).toEqual([`${BOOK}-1`, `${BOOK}-2`]);
});

test('A corrected price is shown without a build, and a withdrawn book is shown no more', async ({
  page,
  request,
}) => {
  const slug = 'ordinateur-de-papa-2';
  await sql(request, `update public.books set price_cents = 990 where slug = $1`, [slug]);
  await openHydrated(page, paths.book(slug));
  await expect(page.getByRole('region', { name: 'La fiche' })).toContainText('9,90\u00A0€');
  await sql(request, `update public.books set is_published = false, price_cents = 1290 where slug = $1`, [
    slug,
  ]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Ce livre n'est pas sur nos étagères");
  await sql(request, `update public.books set is_published = true where slug = $1`, [slug]);
});

test('A book that was added since the build is at its address', async ({ page, request, expectProblem }) => {
  // The host has no file for it.
  expectProblem(/status of 404/);
  await sql(
    request,
    `insert into public.books (slug, is_published, title, youngest, oldest, description)
     values ('la-dixieme', true, 'La Dixième Étoile', 4, 8, 'Elle manquait au ciel.') on conflict do nothing`,
  );
  await page.goto(paths.book('la-dixieme'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Dixième Étoile');
  await page.goto(paths.book('un-livre-absent'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Ce livre n'est pas sur nos étagères");
  await sql(request, `delete from public.books where slug = 'la-dixieme'`);
});

test('Search engines find the book, its edition and its offer', async ({ request }) => {
  const html = await (await request.get(paths.book(BOOK))).text();
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  expect(JSON.parse(json ?? '')).toMatchObject({
    '@graph': [
      {
        '@type': 'Book',
        name: 'Pomme Cannelle',
        author: [{ name: 'Maëlle Hautbois' }],
        illustrator: [{ name: 'Ysé Tournesol' }],
        workExample: {
          isbn: '9782000000112',
          numberOfPages: 36,
          offers: { price: '14.00', priceCurrency: 'EUR' },
        },
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
  expect(await (await request.get('/sitemap.xml')).text()).toContain(paths.book(BOOK));
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a book is read, looked into and bought', async ({ page }) => {
    await page.goto(paths.book(BOOK));
    await expect(page.getByText('Pomme Cannelle est une petite hérissonne')).toBeVisible();
    await expect(page.getByRole('region', { name: "Regarder à l'intérieur" }).getByRole('img')).toHaveCount(
      4,
    );
    await expect(page.getByRole('button', { name: 'Page suivante' })).toBeHidden();
    await expect(page.getByRole('link', { name: /Commander chez Amazon/ })).toBeVisible();
  });
});
