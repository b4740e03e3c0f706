import moments from 'virtual:catalogue/moments';
import { ageSpan, books, shelves, type Book, type Shelf } from '@/site/shared/catalogue';

/** Null for no filter. */
export interface BookFilters {
  age: number | null;
  /** A shelf's slug. */
  shelf: string | null;
  /** The slug of a theme. */
  moment: string | null;
  /** The words of a search; empty without one. */
  query: string;
}

export const noFilters: BookFilters = { age: null, shelf: null, moment: null, query: '' };

export const LONGEST_QUERY = 80;

const spans = books.map((book) => ageSpan(book.ageRange));
const youngest = Math.min(...spans.map((span) => span.youngest));
const oldest = Math.max(...spans.map((span) => span.oldest));

/** In years. */
export const ages: readonly number[] = Array.from(
  { length: oldest - youngest + 1 },
  (_, index) => youngest + index,
);

/** Reads `?age=3&serie=albums&moment=nuit&recherche=coucou`; ignores invalid values. */
export function readFilters(search: URLSearchParams): BookFilters {
  const age = Number(search.get('age'));
  const named = (all: readonly { slug: string }[], name: string) =>
    all.find(({ slug }) => slug === search.get(name))?.slug ?? null;
  return {
    age: ages.includes(age) ? age : null,
    shelf: named(shelves, 'serie'),
    moment: named(moments, 'moment'),
    query: (search.get('recherche') ?? '').slice(0, LONGEST_QUERY).trim(),
  };
}

/** With its question mark; empty without a filter. */
export function writeFilters({ age, shelf, moment, query }: BookFilters): string {
  const search = new URLSearchParams();
  if (age !== null) search.set('age', String(age));
  if (shelf !== null) search.set('serie', shelf);
  if (moment !== null) search.set('moment', moment);
  if (query !== '') search.set('recherche', query);
  const written = search.toString();
  return written && `?${written}`;
}

export type FilledShelf = Shelf & { books: readonly Book[] };

/** The shelves with the books that suit the filters, whatever the query. */
export function filledShelves(filters: BookFilters): readonly FilledShelf[] {
  const suited = books.filter((book) => suits(book, filters));
  return shelves
    .map((shelf) => ({ ...shelf, books: suited.filter((book) => book.shelf === shelf.slug) }))
    .filter((shelf) => shelf.books.length > 0);
}

/** The books that a search has found and the filters leave. @param found their slugs, the best first; null without a query. */
export function foundBooks(filters: BookFilters, found: readonly string[] | null): readonly Book[] {
  const candidates =
    found === null ? books : found.flatMap((slug) => books.find((book) => book.slug === slug) ?? []);
  return candidates.filter((book) => suits(book, filters));
}

function suits(book: Book, { age, shelf, moment }: BookFilters): boolean {
  const span = ageSpan(book.ageRange);
  return (
    (age === null || (span.youngest <= age && age <= span.oldest)) &&
    (shelf === null || book.shelf === shelf) &&
    (moment === null || isOfMoment(book, moment))
  );
}

const isOfMoment = (book: Book, moment: string): boolean =>
  moments.find(({ slug }) => slug === moment)?.books.includes(book.slug) ?? false;
