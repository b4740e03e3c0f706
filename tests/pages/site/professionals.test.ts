import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from '../support/page';

const professionals = ['Libraires', 'Enseignants', 'Presse'];

test.each([
  ['/libraires', 'Libraires'],
  ['/enseignants', 'Enseignants'],
  ['/presse', 'Presse'],
])(
  '%s leads to the two other pages for professionals, and the footer to all (rule 26.12)',
  async (path, name) => {
    await page.open(path);
    await page.find('heading', name);
    const nav = within(await page.find('navigation', 'Pour les professionnels'));
    expect(nav.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(professionals);
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe(name);
    const footer = within(screen.getByRole('contentinfo'));
    for (const each of professionals) footer.getByRole('link', { name: each });
  },
);

test('« Enseignants » says the level, themes and spreads of each book, and leads to the class (rule 26.12)', async () => {
  await page.open('/enseignants');
  const title = await page.find('link', 'Pomme Cannelle');
  const book = within(title.closest('li') ?? document.body);
  expect(within(book.getByRole('list', { name: 'Niveaux' })).getAllByRole('listitem')).toHaveLength(2);
  book.getByText(/^Pour parler de\s: automne, deuil, grands-parents, cuisine\.$/);
  expect(book.getByRole('link', { name: /^4\sdoubles pages à projeter/ }).getAttribute('href')).toBe(
    '/books/pomme-cannelle#interieur',
  );
  expect(book.getByRole('link', { name: 'La recette du gâteau de Mamie' }).getAttribute('href')).toBe(
    '/activities/pomme-cannelle-recette.pdf',
  );
  expect(page.query('link', /Découvrir «\s*En classe/)?.getAttribute('href')).toBe('/escape-noel/classe');
  const [visit] = screen.getAllByRole('link', { name: 'ecoles@plume-etoile.example' });
  expect(visit?.getAttribute('href')).toBe(
    "mailto:ecoles@plume-etoile.example?subject=Visite%20d'un%20auteur",
  );
});

test('« Presse » has a cover to print for each book, the newest first, and the lines of the press (rule 26.13)', async () => {
  await page.open('/presse');
  await page.find('heading', 'Couvertures en haute définition');
  const covers = screen.getAllByRole('link', { name: /^Télécharger la couverture/ });
  expect(covers).toHaveLength(9);
  expect(covers[0]?.getAttribute('href')).toBe('/covers/gardienne-des-emotions-3-1800.jpg');
  screen.getByText(/L'album que l'on offre quand on ne sait pas quoi dire/);
  expect(page.query('link', 'presse@plume-etoile.example')).not.toBeNull();
});

test("A book's page has its activities to print (rule 26.18)", async () => {
  await page.open('/books/drole-de-petit-fantome');
  await page.find('heading', 'À imprimer');
  const maze = screen.getByRole('link', { name: /^Labyrinthe/ });
  expect(maze.getAttribute('href')).toBe('/activities/drole-de-petit-fantome-labyrinthe.pdf');
});
