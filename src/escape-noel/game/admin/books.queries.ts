import { queryOptions } from '@tanstack/react-query';
import { fetchBooks, type TeamBook } from '@/api/teamBooks';
import type { LinkedBook } from '@/lib/linkedBook';
import { adminKey } from './adminKey';

/** Every book, published or not. */
export const booksQuery = queryOptions({
  queryKey: [...adminKey, 'books'],
  queryFn: fetchBooks,
  meta: { personal: true, failure: 'Chargement des livres' },
});

const linkedBooks = (books: readonly TeamBook[]): LinkedBook[] =>
  books
    .filter(({ is_published }) => is_published)
    .map(({ slug, title, cover_url }) => ({ slug, title, coverUrl: cover_url }));

/** The published books as a revelation has them (rule 26.10). */
export const linkedBooksQuery = queryOptions({ ...booksQuery, select: linkedBooks });
