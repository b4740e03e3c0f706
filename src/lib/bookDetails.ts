import { sorted } from './arrays.ts';
import type { BookRow, PersonRow } from './book.ts';

/** All that the page of a book shows. */
export interface BookDetails extends Omit<BookRow, 'contributors'> {
  contributors: readonly (Pick<PersonRow, 'name' | 'life'> & BookRow['contributors'][number])[];
  /** The other volumes of its series, in their order. */
  sameSeries: readonly BookLink[];
  /** Others for the same readers, those with the most themes in common first. */
  alike: readonly BookLink[];
}

export type BookLink = Pick<BookRow, 'slug' | 'title' | 'volume' | 'cover_url'>;

const ALIKE = 3;

/** A link to a book, by its cover. */
export const linkOf = ({ slug, title, volume, cover_url }: BookRow): BookLink => ({
  slug,
  title,
  volume,
  cover_url,
});

/** @param books the published ones, among them `row`. */
export function detailsOf(
  row: BookRow,
  books: readonly BookRow[],
  people: readonly PersonRow[],
): BookDetails {
  const others = books.filter(({ slug }) => slug !== row.slug);
  const isSameSeries = ({ series }: BookRow) => series !== null && series === row.series;
  const common = ({ themes }: BookRow) => themes.filter((theme) => row.themes.includes(theme)).length;
  const years = (book: BookRow) =>
    Math.abs(book.youngest - row.youngest) + Math.abs(book.oldest - row.oldest);
  return {
    ...row,
    contributors: row.contributors.flatMap((each) => {
      const person = people.find(({ slug }) => slug === each.person);
      return person ? [{ ...each, name: person.name, life: person.life }] : [];
    }),
    sameSeries: sorted(
      others.filter(isSameSeries),
      (one, other) => (one.volume ?? 0) - (other.volume ?? 0),
    ).map(linkOf),
    alike: sorted(
      others.filter((book) => !isSameSeries(book)),
      (one, other) => common(other) - common(one) || years(one) - years(other),
    )
      .slice(0, ALIKE)
      .map(linkOf),
  };
}

/** « 14,90 € ». @param cents in euro cents. */
export const priceText = (cents: number): string => `${(cents / 100).toFixed(2).replace('.', ',')}\u00A0€`;

/** « 978-2-00-000013-6 » needs the agencies' tables: the digits by groups that one can read aloud. */
export const isbnText = (isbn: string): string =>
  isbn.replace(/^(\d{3})(\d)(\d{2})(\d{6})(\d)$/, '$1-$2-$3-$4-$5');

/** « 22 × 30 cm »; '' where it is not known. */
export const formatText = ({ width_mm, height_mm }: Pick<BookRow, 'width_mm' | 'height_mm'>): string =>
  width_mm && height_mm ? `${cm(width_mm)} × ${cm(height_mm)}\u00A0cm` : '';

const cm = (mm: number) => String(mm / 10).replace('.', ',');

/** « Maëlle Hautbois », « X et Y »: the people of a role. */
export const namesOf = (
  { contributors }: Pick<BookDetails, 'contributors'>,
  role: BookRow['contributors'][number]['role'],
): string =>
  contributors
    .filter((each) => each.role === role)
    .map(({ name }) => name)
    .join(' et ');

/**
 * The page of a book in a catalogue.
 * @returns null where the catalogue does not have the book.
 */
export function detailsIn(
  { books, people }: { books: readonly BookRow[]; people: readonly PersonRow[] },
  slug: string,
): BookDetails | null {
  const row = books.find((book) => book.slug === slug);
  return row ? detailsOf(row, books, people) : null;
}
