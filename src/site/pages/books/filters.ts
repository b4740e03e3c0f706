import { ageSpan, books, shelves, type Book, type Shelf } from '@/site/shared/catalogue';

/** Null for no filter. */
export interface BookFilters {
  age: number | null;
  /** A shelf's slug. */
  shelf: string | null;
}

export const noFilters: BookFilters = { age: null, shelf: null };

const spans = books.map((book) => ageSpan(book.ageRange));
const youngest = Math.min(...spans.map((span) => span.youngest));
const oldest = Math.max(...spans.map((span) => span.oldest));

/** In years. */
export const ages: readonly number[] = Array.from(
  { length: oldest - youngest + 1 },
  (_, index) => youngest + index,
);

/** Reads `?age=3&serie=albums`; ignores invalid values. */
export function readFilters(search: URLSearchParams): BookFilters {
  const age = Number(search.get('age'));
  const slug = search.get('serie');
  return {
    age: ages.includes(age) ? age : null,
    shelf: shelves.find((shelf) => shelf.slug === slug)?.slug ?? null,
  };
}

/** With its question mark; empty without a filter. */
export function writeFilters({ age, shelf }: BookFilters): string {
  const search = new URLSearchParams();
  if (age !== null) search.set('age', String(age));
  if (shelf !== null) search.set('serie', shelf);
  const query = search.toString();
  return query && `?${query}`;
}

export type FilledShelf = Shelf & { books: readonly Book[] };

export function filledShelves(filters: BookFilters): readonly FilledShelf[] {
  return shelves
    .filter(({ slug }) => filters.shelf === null || filters.shelf === slug)
    .map((shelf) => ({
      ...shelf,
      books: books.filter((book) => book.shelf === shelf.slug && suits(book, filters.age)),
    }))
    .filter((shelf) => shelf.books.length > 0);
}

function suits(book: Book, age: number | null): boolean {
  if (age === null) return true;
  const span = ageSpan(book.ageRange);
  return span.youngest <= age && age <= span.oldest;
}
