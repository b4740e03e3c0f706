import moments from 'virtual:catalogue/moments';
import { shelves, type Book } from '@/site/shared/catalogue';
import { foundBooks, type BookFilters } from './filters';

/** The filters without one of those that are set. */
export interface Relaxed {
  /** The one that is left out, as its link shows it. */
  label: string;
  filters: BookFilters;
  books: readonly Book[];
}

const titleIn = (all: readonly { slug: string; title: string }[], wanted: string | null) =>
  all.find(({ slug }) => slug === wanted)?.title ?? null;

/** Each way to leave one filter out that finds a book. */
export function relaxedFilters(filters: BookFilters, found: readonly string[] | null): readonly Relaxed[] {
  const set: readonly (readonly [string | null, Partial<BookFilters>])[] = [
    [filters.query || null, { query: '' }],
    [filters.age === null ? null : `${filters.age}\u00A0ans`, { age: null }],
    [titleIn(shelves, filters.shelf), { shelf: null }],
    [titleIn(moments, filters.moment), { moment: null }],
  ];
  return set.flatMap(([label, change]) => {
    if (label === null) return [];
    const relaxed = { ...filters, ...change };
    const left = foundBooks(relaxed, relaxed.query === '' ? null : found);
    return left.length > 0 ? [{ label, filters: relaxed, books: left }] : [];
  });
}
