import { paths } from '../../../src/paths';
import { expectNoAxeViolations } from '../../support/axe';
import { expect, test } from '../../support/test';
import { openHydrated } from './hydrated';

const FIELD = 'Chercher un livre';

test(
  'A book is searched by ear, with the keyboard, and the address is shared',
  { tag: '@both' },
  async ({ page }) => {
    await openHydrated(page, paths.books);
    const field = page.getByRole('searchbox', { name: FIELD });
    await field.focus();
    await page.keyboard.type('gardiene des émossions');
    await page.keyboard.press('Enter');
    const status = page.getByRole('status').filter({ hasText: 'pour' });
    await expect(status).toHaveText('3\u00A0livres pour «\u00A0gardiene des émossions\u00A0»');
    await expect(field).toBeFocused();
    await expect(page.getByRole('article')).toHaveCount(3);
    await expectNoAxeViolations(page);

    await page.goto(`${paths.books}?recherche=fantaume&age=2`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article').first()).toContainText('Drôle de petit fantôme');
    await expect(field).toHaveValue('fantaume');
    await field.fill('');
    await expect(page).toHaveURL(`${paths.books}?age=2`);
    await expect(page.getByRole('article')).toHaveCount(2);
  },
);

test('Without a result the page offers to leave a choice out, and three books', async ({ page }) => {
  await openHydrated(page, `${paths.books}?age=9&moment=nuit`);
  await expect(page.getByText("Aucun livre n'est tout cela à la fois.")).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: /^Sans «\s9\sans\s»/ }).click();
  await expect(page).toHaveURL(`${paths.books}?moment=nuit`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.goto(`${paths.books}?recherche=tracteur`);
  await expect(
    page.getByText("Nous n'avons pas trouvé «\u00A0tracteur\u00A0» sur nos étagères."),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(3);
});

test('A moment shows the books of its theme', async ({ page }) => {
  await openHydrated(page, paths.books);
  await page.getByRole('list', { name: 'Moment' }).getByRole('link', { name: 'Émotions' }).click();
  await expect(page).toHaveURL(`${paths.books}?moment=emotions`);
  await expect(page.getByRole('article')).toHaveCount(3);
});

test(
  'A person of a book has a page with their life and their books',
  { tag: '@both' },
  async ({ page, request }) => {
    await openHydrated(page, paths.book('pomme-cannelle'));
    await page.getByRole('link', { name: 'Ysé Tournesol' }).first().click();
    await expect(page).toHaveURL(paths.person('yse-tournesol'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ysé Tournesol');
    await expect(page.getByText('a grandi dans un verger')).toBeVisible();
    const books = page.getByRole('region', { name: 'Ses livres' });
    await expect(books.getByRole('link')).toHaveCount(2);
    await expectNoAxeViolations(page);

    const html = await (await request.get(paths.person('yse-tournesol'))).text();
    expect(html).toMatch(/"@type":"Person"[^}]*"name":"Ysé Tournesol"/);
    expect(await (await request.get('/sitemap.xml')).text()).toContain(paths.person('yse-tournesol'));
  },
);

test('An address of no person says so kindly', async ({ page }) => {
  await openHydrated(page, paths.books);
  await page.evaluate((path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, paths.person('inconnue'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Cette personne n'est pas dans nos pages");
});
