import * as v from 'valibot';
import { bookRow, personRow, type BookRow, type PersonRow } from '@/lib/book';
import { call } from './call';

const teamBookRow = v.object({ ...bookRow.entries, updated_at: v.string() });

/** A book as the publisher's team sees it, with the version that a change is based on. */
export type TeamBook = v.InferOutput<typeof teamBookRow>;

/** Every book, published or not, by shelf position; other accounts receive the published ones. @throws {ApiError} */
export const fetchBooks = (): Promise<TeamBook[]> =>
  call((supabase) => supabase.from('books').select().order('position').order('slug'), {
    idempotent: true,
    schema: v.array(teamBookRow),
  });

/** Every author and illustrator, by name. @throws {ApiError} */
export const fetchPeople = (): Promise<PersonRow[]> =>
  call((supabase) => supabase.from('book_people').select().order('name'), {
    idempotent: true,
    schema: v.array(personRow),
  });

/**
 * Adds or changes a book, published or not by its own field.
 * @param basedOn `updated_at` of the book that was edited; null for a new one.
 * @returns the new `updated_at`.
 * @throws {ApiError} `refused` unless the caller is an admin, or with the reason `edit_conflict` (saved since, or the slug is taken),
 * `person_missing` or `book_list_incomplete`; the reason is `DUPLICATE` where another book has its ISBN.
 */
export const saveBook = (book: BookRow, basedOn: string | null): Promise<string> =>
  call((supabase) => supabase.rpc('save_book', { book, ...(basedOn !== null && { based_on: basedOn }) }), {
    idempotent: false,
    schema: v.string(),
  });

/** PostgreSQL's code for a value that must be unique. */
export const DUPLICATE = '23505';

/** Deletes a book; safe to call twice. @throws {ApiError} `refused` unless the caller is an admin. */
export const deleteBook = (slug: string): Promise<unknown> =>
  call((supabase) => supabase.rpc('delete_book', { book: slug }), { idempotent: true });

/** Adds or changes an author or illustrator, by slug. @throws as `deleteBook`. */
export const savePerson = (person: PersonRow): Promise<unknown> =>
  call((supabase) => supabase.rpc('save_book_person', { person }), { idempotent: true });

/** Puts the books of a shelf in this order (rule 26.20); a book that was deleted is skipped. @throws as `deleteBook`. */
export const orderBooks = (slugs: readonly string[]): Promise<unknown> =>
  call((supabase) => supabase.rpc('order_books', { slugs: [...slugs] }), { idempotent: true });
