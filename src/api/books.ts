import * as v from 'valibot';
import { bookRow, personRow } from '@/lib/book';
import { detailsOf, type BookDetails } from '@/lib/bookDetails';
import { personDetailsOf, type PersonDetails } from '@/lib/personDetails';
import { call } from './call';

/** The published books and all people. */
const fetchCatalogue = () =>
  Promise.all([
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

/**
 * A published book, with what its page shows of others.
 * @returns null where there is none.
 * @throws {ApiError}
 */
export async function fetchBook(slug: string): Promise<BookDetails | null> {
  const [books, people] = await fetchCatalogue();
  const row = books.find((each) => each.slug === slug);
  return row ? detailsOf(row, books, people) : null;
}

/**
 * A person with their published books.
 * @returns null where there is none.
 * @throws {ApiError}
 */
export async function fetchPerson(slug: string): Promise<PersonDetails | null> {
  const [books, people] = await fetchCatalogue();
  const person = people.find((each) => each.slug === slug);
  return person ? personDetailsOf(person, books) : null;
}
