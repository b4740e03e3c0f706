import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ages } from '../../e2e/site/catalogue';
import * as page from '../support/page';

const BOOKS = '/books';

const cards = () => screen.queryAllByRole('article');
const expectCards = (count: number) => waitFor(() => expect(cards()).toHaveLength(count));
const cardOf = (title: string) => {
  const card = cards().find((each) => within(each).queryByRole('heading', { name: title }));
  if (!card) throw new Error(`No card of ${title}`);
  return within(card);
};

test('« Nos Livres Magiques » has its three sections of 4, 3 and 2 books', async () => {
  await page.open(BOOKS);
  await page.find('heading', 'Nos Livres Magiques');
  const sections = {
    'Albums Uniques': 4,
    'La Gardienne des Émotions': 3,
    "Que cache l'ordinateur de Papa ?": 2,
  };
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading', { level: 2 }).map(page.textOf)).toEqual(Object.keys(sections));
  for (const [title, books] of Object.entries(sections)) {
    const section = within(await page.find('region', title));
    expect(section.getAllByRole('article')).toHaveLength(books);
  }
});

test('A card has cover, title, author, age and a button to the retailer in a new tab', async () => {
  await page.open(BOOKS);
  for (const [title, age] of Object.entries(ages)) {
    const card = cardOf(title);
    expect(card.getByText(age)).toBeTruthy();
    expect(card.getByRole('img', { name: `Couverture de ${title}` })).toBeTruthy();
    const order = card.getByRole('link', { name: /^Commander/ });
    expect(order.getAttribute('href')).toMatch(/^https:\/\/www\.amazon\.fr\/dp\//);
    expect(order.getAttribute('target')).toBe('_blank');
    expect(order.getAttribute('rel')).toBe('noopener noreferrer');
  }
  const author = cardOf('Pomme Cannelle').getByRole('link', { name: 'Maëlle Hautbois' });
  expect(author.getAttribute('href')).toBe('/auteurs/maelle-hautbois');
  expect(page.textOf(author.parentElement)).toBe('Par Maëlle Hautbois');
  expect(screen.getAllByText('Série Gardienne des Émotions')).toHaveLength(3);
  expect(screen.getAllByText('Série Ordinateur de Papa')).toHaveLength(2);
});

test('Filters live in the address: by click, by link, and back', async () => {
  await page.open(BOOKS);
  await page.find('navigation', 'Filtrer les livres');
  await page.press('link', '9 ans');
  await page.expectAddress('/books?age=9');
  await expectCards(2);
  expect(within(screen.getByRole('main')).getByRole('status').textContent).toBe('2\u00A0livres');
  expect((await page.find('link', '9 ans')).getAttribute('aria-current')).toBe('true');
  await page.press('link', 'La Gardienne des Émotions');
  await page.expectAddress('/books?age=9&serie=gardienne-des-emotions');
  await page.expectSaid('Aucun livre');
  history.back();
  await expectCards(2);
  await page.press('link', 'Tous');
  await page.expectAddress('/books');
  await expectCards(9);
});

test('A filter that makes no sense is ignored', async () => {
  await page.open('/books?age=mille&serie=%3Cscript%3E');
  await expectCards(9);
});

test('The covers have dimensions, sizes to choose from, modern formats, and load when they come near', async () => {
  await page.open(BOOKS);
  const covers = screen.getAllByRole('img', { name: /^Couverture/ });
  expect(covers).toHaveLength(9);
  for (const cover of covers) {
    expect(cover.getAttribute('width')).toBe('720');
    expect(cover.getAttribute('height')).toBe('960');
    expect(cover.getAttribute('src')).toMatch(/-480\.webp$/);
  }
  expect(covers.at(-1)?.getAttribute('loading')).toBe('lazy');
  const modern = [...document.querySelectorAll('picture source[type="image/avif"]')];
  expect(modern).toHaveLength(9);
  for (const source of modern) expect(source.getAttribute('srcset')).toMatch(/240w.*720w/);
});
