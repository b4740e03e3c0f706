import type { PersonRow } from './book.ts';
import { linkOf, type BookLink, type ListedBook, type Role } from './bookDetails.ts';

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
export function personDetailsOf(person: PersonRow, books: readonly ListedBook[]): PersonDetails | null {
  const own = books.flatMap((book) => {
    const roles = book.contributors.filter((each) => each.person === person.slug).map(({ role }) => role);
    return roles.length > 0 ? [{ ...linkOf(book), roles }] : [];
  });
  return own.length > 0 ? { ...person, books: own } : null;
}
