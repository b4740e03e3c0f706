import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '../support/page';

const links = [
  { name: 'Accueil', path: '/' },
  { name: 'Nos livres', path: '/books' },
  { name: 'Escape Noël', path: '/escape-noel' },
  { name: 'À propos', path: '/about' },
  { name: 'Contact', path: '/contact' },
] as const;

/** The links of the header; without style sheets the menu's links come after them. */
const header = async () => within(await page.find('navigation', 'Navigation principale'));

test('The shared header has the five links', async () => {
  await page.open('/');
  const nav = await header();
  expect(nav.getAllByRole('link')).toHaveLength(links.length);
  for (const { name, path } of links) {
    expect(nav.getByRole('link', { name }).getAttribute('href')).toBe(path);
  }
});

test.each(links.filter(({ path }) => path !== '/escape-noel'))(
  'The current link is highlighted on $path',
  async ({ name, path }) => {
    await page.open(path);
    const nav = await header();
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe(name);
  },
);

test('A link leads to its page, whose heading takes the focus and whose title follows', async () => {
  await page.open('/');
  await page.press('link', 'Contact');
  await page.expectAddress('/contact');
  await waitFor(() => expect(document.activeElement).toBe(page.query('heading', 'Contactez-nous')));
  await page.expectTitle(/^Contact – Plume d'Étoile$/);
});

test('After a link, the canonical address is that of the new page (rule 26.14)', async () => {
  const canonical = document.createElement('link');
  canonical.rel = 'canonical';
  canonical.href = 'https://maison.example/';
  document.head.append(canonical);
  await page.open('/');
  expect(canonical.href).toBe('https://maison.example/');
  await page.press('link', 'Contact');
  await waitFor(() => expect(canonical.href).toBe('https://maison.example/contact'));
  canonical.remove();
});

test('The shared footer has the tagline, the credit and the copyright', async () => {
  await page.open('/about');
  const footer = screen.getByRole('contentinfo');
  await page.expectText(() => footer, 'Des histoires pleines de magie pour grandir et rêver');
  await page.expectText(() => footer, `© 2024-${new Date().getFullYear()} Plume d'Étoile`);
  const credit = within(footer).getByRole('link', { name: /@plume\.detoile/ });
  expect(credit.getAttribute('target')).toBe('_blank');
  expect(credit.getAttribute('rel')).toMatch(/noopener/);
});

test('An address that leads nowhere shows the way back', async () => {
  await page.open('/une-page-envolee');
  await page.find('heading', 'Page introuvable');
  await page.press('link', "Retour à l'accueil");
  await page.expectAddress('/');
});

test('The page « À propos » tells the mission, the three pillars, the five values and a quote', async () => {
  await page.open('/about');
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/univers féerique de livres pour enfants/)).toBeTruthy();
  for (const name of ['Éveiller', 'Rassurer', 'Faire rêver']) {
    expect(main.getByRole('heading', { level: 3, name })).toBeTruthy();
  }
  const values = within(main.getByRole('region', { name: 'Nos valeurs' })).getAllByRole('listitem');
  expect(values.map(page.textOf)).toEqual([
    'Bienveillance',
    'Créativité',
    'Émerveillement',
    'Respect',
    'Imaginaire',
  ]);
  expect(document.querySelector('main blockquote')?.textContent).toContain('«');
});
