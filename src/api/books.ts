import * as v from 'valibot';
import { bookRow, personRow } from '@/lib/book';
import { detailsOf, type BookDetails } from '@/lib/bookDetails';
import { call } from './call';

/**
 * A published book, with what its page shows of others.
 * @returns null where there is none.
 * @throws {ApiError}
 */
export async function fetchBook(slug: string): Promise<BookDetails | null> {
  const [books, people] = await Promise.all([
    call((supabase) => supabase.from('books').select().eq('is_published', true).order('position'), {
      idempotent: true,
      player: null,
      schema: v.array(bookRow),
    }),
    call((supabase) => supabase.from('book_people').select(), {
      idempotent: true,
      player: null,
      schema: v.array(personRow),
    }),
  ]);
  const row = books.find((each) => each.slug === slug);
  return row ? detailsOf(row, books, people) : null;
}
