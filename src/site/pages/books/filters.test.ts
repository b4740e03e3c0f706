import { assert, constantFrom, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { books } from '@/site/shared/catalogue';
import { ages, filledShelves, noFilters, readFilters, writeFilters, type BookFilters } from './filters';

const anyFilters: Arbitrary<BookFilters> = record({
  age: constantFrom(null, ...ages),
  shelf: constantFrom(
    null,
    'albums' as const,
    'gardienne-des-emotions' as const,
    'ordinateur-de-papa' as const,
  ),
});

const shown = (filters: BookFilters) => filledShelves(filters).flatMap((shelf) => shelf.books);

describe('The filters of the catalogue', () => {
  test('without a filter all nine books are shown: 4, 3 and 2 per section', () => {
    expect(filledShelves(noFilters).map((shelf) => shelf.books.length)).toEqual([4, 3, 2]);
    expect(shown(noFilters)).toEqual(books);
  });

  test('an age shows the books that suit it', () => {
    expect(shown({ age: 2, shelf: null }).map((book) => book.ageRange)).toEqual(['2-5 ans', '2-5 ans']);
    expect(shown({ age: 9, shelf: null }).map((book) => book.shelf)).toEqual([
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
    for (const search of ['age=mille', 'age=3.5', 'age=-1', 'serie=poesie', 'age=&serie=']) {
      expect(readFilters(new URLSearchParams(search))).toEqual(noFilters);
    }
  });
});
