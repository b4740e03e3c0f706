// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { detailsOf } from '../../src/lib/bookDetails';
import { newTitles } from './feed';
import { readCatalogue } from './readCatalogue';

const { books, people } = await readCatalogue();
const details = books.map((book) => detailsOf(book, books, people));
const house = { name: 'Contes & Cie', siteUrl: 'https://maison.example' };
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const feed = parse(newTitles(details, house, '/nouveautes.xml'));
const text = (element: Element | null, selector: string) => element?.querySelector(selector)?.textContent;

test('the feed is Atom with its own address, its name and the date of its newest entry (rule 26.14)', () => {
  expect(feed.querySelector('parsererror')).toBeNull();
  const root = feed.documentElement;
  expect(root.getAttribute('xmlns')).toBe('http://www.w3.org/2005/Atom');
  expect(text(root, 'feed > id')).toBe('https://maison.example/nouveautes.xml');
  expect(root.querySelector('feed > link[rel=self]')?.getAttribute('href')).toBe(
    'https://maison.example/nouveautes.xml',
  );
  expect(text(root, 'feed > title')).toBe('Les nouveautés · Contes & Cie');
  expect(text(root, 'feed > updated')).toBe('2024-10-09T00:00:00Z');
});

test('its entries are the books, the newest first, each with what RFC 4287 asks for', () => {
  const entries = [...feed.querySelectorAll('entry')];
  expect(entries).toHaveLength(9);
  const dates = entries.map((entry) => text(entry, 'published') ?? '');
  expect(dates).toEqual(dates.toSorted().toReversed());
  for (const entry of entries) {
    expect(entry.querySelectorAll('id, title, updated')).toHaveLength(3);
    expect(text(entry, 'id')).toMatch(/^https:\/\/maison\.example\/books\/[a-z0-9-]+$/);
    expect(entry.querySelector('link[rel=alternate]')?.getAttribute('href')).toBe(text(entry, 'id'));
    expect(text(entry, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  }
});

test('a book without a day of publication waits for one', () => {
  const [first] = details;
  if (!first) throw new Error('No book');
  const xml = newTitles([{ ...first, title: 'Un <secret>', published_on: null }], house, '/nouveautes.xml');
  expect(parse(xml).querySelectorAll('entry')).toHaveLength(0);
});
