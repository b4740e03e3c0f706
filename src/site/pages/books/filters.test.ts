import { assert, constantFrom, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { books } from '@/site/shared/catalogue';
import {
  ages,
  filledShelves,
  foundBooks,
  noFilters,
  readFilters,
  writeFilters,
  type BookFilters,
} from './filters';
import { relaxedFilters } from './relaxedFilters';

const anyFilters: Arbitrary<BookFilters> = record({
  age: constantFrom(null, ...ages),
  shelf: constantFrom(
    null,
    'albums' as const,
    'gardienne-des-emotions' as const,
    'ordinateur-de-papa' as const,
  ),
  moment: constantFrom(null, 'nuit' as const, 'emotions' as const),
  query: constantFrom('', 'fantome', 'pomme & cannelle', 'l’été'),
});

const shown = (filters: BookFilters) => filledShelves(filters).flatMap((shelf) => shelf.books);

describe('The filters of the catalogue', () => {
  test('without a filter all nine books are shown: 4, 3 and 2 per section', () => {
    expect(filledShelves(noFilters).map((shelf) => shelf.books.length)).toEqual([4, 3, 2]);
    expect(shown(noFilters)).toEqual(books);
  });

  test('an age shows the books that suit it', () => {
    expect(shown({ ...noFilters, age: 2 }).map((book) => book.ageRange)).toEqual(['2-5 ans', '2-5 ans']);
    expect(shown({ ...noFilters, age: 9 }).map((book) => book.shelf)).toEqual([
      'ordinateur-de-papa',
      'ordinateur-de-papa',
    ]);
  });

  test('the filters are read back from the address', () => {
    assert(
      property(anyFilters, (filters) => {
        expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(filters);
      }),
    );
  });

  test('invalid filters show every book', () => {
    for (const search of [
      'age=mille',
      'age=3.5',
      'age=-1',
      'serie=poesie',
      'age=&serie=',
      'moment=jour',
      'recherche=%20',
    ]) {
      expect(readFilters(new URLSearchParams(search))).toEqual(noFilters);
    }
  });

  test('a moment shows the books of a theme', () => {
    expect(shown({ ...noFilters, moment: 'nuit' }).map(({ slug }) => slug)).toEqual([
      'petit-fantome-mene-l-enquete',
      'drole-de-petit-fantome',
    ]);
  });

  test('found books stay in the order of the search, and the filters apply to them', () => {
    const found = ['pomme-cannelle', 'drole-de-petit-fantome', 'petit-fantome-mene-l-enquete'];
    expect(foundBooks(noFilters, found).map(({ slug }) => slug)).toEqual(found);
    expect(foundBooks({ ...noFilters, age: 2 }, found).map(({ slug }) => slug)).toEqual([found[1]]);
  });

  test('without a result, each filter is left out that brings books back', () => {
    const three = { ...noFilters, age: 9, moment: 'nuit', query: 'dragon' };
    const labels = relaxedFilters(three, ['ordinateur-de-papa-1']).map(({ label }) => label);
    expect(labels).toEqual(['Nuit']);
    const two = { ...noFilters, age: 9, moment: 'nuit' };
    expect(relaxedFilters(two, null).map(({ label, books: left }) => [label, left.length])).toEqual([
      ['9\u00A0ans', 2],
      ['Nuit', 2],
    ]);
  });
});
