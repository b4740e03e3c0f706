import type { BookRow, PersonRow } from './book.ts';
import { linkOf, type BookLink } from './bookDetails.ts';

type Role = BookRow['contributors'][number]['role'];

/** All that the page of a person shows. */
export interface PersonDetails extends PersonRow {
  /** In the order of the catalogue. */
  books: readonly (BookLink & { roles: readonly Role[] })[];
}

/**
 * A person with their books.
 * @param books the published ones.
 * @returns null for a person of no published book.
 */
export function personDetailsOf(person: PersonRow, books: readonly BookRow[]): PersonDetails | null {
  const own = books.flatMap((book) => {
    const roles = book.contributors.filter((each) => each.person === person.slug).map(({ role }) => role);
    return roles.length > 0 ? [{ ...linkOf(book), roles }] : [];
  });
  return own.length > 0 ? { ...person, books: own } : null;
}

/** A person by their slug. @returns null for none, and for a person of no published book. */
export function personIn(
  { books, people }: { books: readonly BookRow[]; people: readonly PersonRow[] },
  slug: string,
): PersonDetails | null {
  const person = people.find((each) => each.slug === slug);
  return person ? personDetailsOf(person, books) : null;
}
