import * as v from 'valibot';
import { bookRow, personRow } from '@/lib/book';
import { call } from './call';

const ALL = { idempotent: true, player: null } as const;

/** The published books in their order, and all authors and illustrators. @throws {ApiError} */
export async function fetchCatalogue() {
  const [books, people] = await Promise.all([
    call((supabase) => supabase.from('books').select().eq('is_published', true).order('position'), {
      ...ALL,
      schema: v.array(bookRow),
    }),
    call((supabase) => supabase.from('book_people').select(), { ...ALL, schema: v.array(personRow) }),
  ]);
  return { books, people };
}
