import { expect, test } from 'vitest';
import { bookAdvice, type CheckedBook } from '../../src/escape-noel/edition/books.ts';
import { NO_JUDGE } from '../../src/escape-noel/edition/forms.ts';
import { editionAdvice } from '../../src/escape-noel/edition/schema.ts';
import { readCatalogue } from '../catalogue/readCatalogue.ts';
import { edition } from './testEdition.ts';

const lantern: CheckedBook = {
  slug: 'lanterne',
  title: 'La lanterne',
  is_published: true,
  teaser: '',
  description: 'Une histoire.',
  extract: null,
  spreads: [],
};
const adviceOn = (book: Partial<CheckedBook>, answers: string[], slug = 'lanterne') =>
  bookAdvice({ book: slug, answers }, [{ ...lantern, ...book }]).map(({ field, message }) =>
    `${field} : ${message}`.replaceAll('\u00A0', ' '),
  );

test('a published book that says no answer gets no advice, nor does a day without a book (rule 26.10)', () => {
  expect(adviceOn({}, ['ombre'])).toEqual([]);
  expect(bookAdvice({ book: null, answers: ['ombre'] }, [])).toEqual([]);
  expect(bookAdvice({ answers: ['ombre'] }, [])).toEqual([]);
});

test('a book that is missing or not published is not shown', () => {
  expect(adviceOn({}, ['ombre'], 'absent')).toEqual([
    "book : le livre « absent » n'existe pas : il ne sera pas montré",
  ]);
  expect(adviceOn({ is_published: false }, ['ombre'])).toEqual([
    "book : « La lanterne » n'est pas publié : il ne sera pas montré",
  ]);
});

test.each<[string, Partial<CheckedBook>]>([
  ['titre', { title: "L'Ombre de la Lune" }],
  ['accroche', { teaser: 'Une OMBRE passe.' }],
  ['description', { description: "Il a peur de l'ombre." }],
  ['extrait', { extract: '« Ombre ? »' }],
  ['double page 1', { spreads: [{ image: '/a.webp', text: '', alt: 'Une ombre sur le mur.' }] }],
])('a book whose page says an answer gives it away: %s', (field, book) => {
  expect(adviceOn(book, ['silhouette', 'ómbre'])).toEqual([
    `book : dans la page de « ${book.title ?? 'La lanterne'} » (${field}), la réponse « ómbre » s'y trouve`,
  ]);
});

test('while the books are not known, nothing is said of them', () => {
  expect(bookAdvice({ book: 'absent', answers: ['ombre'] }, null)).toEqual([]);
});

test('the current edition names books of the catalogue, and none gives an answer away', async () => {
  const { books } = await readCatalogue();
  expect(edition.riddles.filter(({ book }) => book).length).toBeGreaterThanOrEqual(5);
  const advice = editionAdvice(edition, NO_JUDGE.lookup(), books);
  expect(advice.filter(({ field }) => field === 'book')).toEqual([]);
});

test('the advice on an edition has the day and the field of the book', () => {
  const [first] = editionAdvice(edition, NO_JUDGE.lookup(), []).filter(({ field }) => field === 'book');
  expect(first?.day).toBe(1);
  expect(first?.message).toContain("n'existe pas");
});
