import { sorted } from './arrays.ts';
import type { BookRow, PersonRow } from './book.ts';

/** All that the page of a book shows. */
export interface BookDetails extends Omit<BookRow, 'contributors'> {
  contributors: readonly (Pick<PersonRow, 'name' | 'life'> & BookRow['contributors'][number])[];
  /** The other volumes of its series, in their order. */
  sameSeries: readonly BookLink[];
  /** Others for the same readers, those with the most themes in common first. */
  alike: readonly BookLink[];
  /** The open doors behind which it is found (rule 26.10). A build knows none. */
  doors?: readonly number[];
}

/** The columns of a book that the pages of others show, or choose it by. */
export const LISTED = [
  'slug',
  'title',
  'series',
  'volume',
  'contributors',
  'youngest',
  'oldest',
  'themes',
  'cover_url',
] as const;
export type ListedBook = Pick<BookRow, (typeof LISTED)[number]>;

export type BookLink = Pick<BookRow, 'slug' | 'title' | 'volume' | 'cover_url'>;

const ALIKE = 3;

/** A link to a book, by its cover. */
export const linkOf = ({ slug, title, volume, cover_url }: ListedBook): BookLink => ({
  slug,
  title,
  volume,
  cover_url,
});

/** @param books the published ones, among them `row`. */
export function detailsOf(
  row: BookRow,
  books: readonly ListedBook[],
  people: readonly PersonRow[],
): BookDetails {
  const others = books.filter(({ slug }) => slug !== row.slug);
  const isSameSeries = ({ series }: ListedBook) => series !== null && series === row.series;
  const common = ({ themes }: ListedBook) => themes.filter((theme) => row.themes.includes(theme)).length;
  const years = (book: ListedBook) =>
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

/** « 14.90 », as machines read it. @param cents in euro cents. */
export const eurosOf = (cents: number): string => (cents / 100).toFixed(2);

/** « 14,90 € ». @param cents in euro cents. */
export const priceText = (cents: number): string => `${eurosOf(cents).replace('.', ',')}\u00A0€`;

/** The address of a book's cover: the uploaded one, else the largest of those that are built. */
export const coverOf = ({ slug, cover_url }: Pick<BookRow, 'slug' | 'cover_url'>): string =>
  cover_url ?? `/covers/${slug}-720.webp`;

/** The address of a book's cover to print (rule 26.13): the uploaded one, else 1800 pixels wide. */
export const printCoverOf = ({ slug, cover_url }: Pick<BookRow, 'slug' | 'cover_url'>): string =>
  cover_url ?? `/covers/${slug}-1800.jpg`;

export const AVAILABILITY_TEXTS: Readonly<Record<BookRow['availability'], string>> = {
  forthcoming: 'À paraître',
  available: 'Disponible',
  out_of_print: 'Épuisé',
};

/** « 978-2-00-000013-6 » needs the agencies' tables: the digits by groups that one can read aloud. */
export const isbnText = (isbn: string): string =>
  isbn.replace(/^(\d{3})(\d)(\d{2})(\d{6})(\d)$/, '$1-$2-$3-$4-$5');

/** « 22 × 30 cm »; '' where it is not known. */
export const formatText = ({ width_mm, height_mm }: Pick<BookRow, 'width_mm' | 'height_mm'>): string =>
  width_mm && height_mm ? `${cm(width_mm)} × ${cm(height_mm)}\u00A0cm` : '';

const cm = (mm: number) => String(mm / 10).replace('.', ',');

export type Role = BookRow['contributors'][number]['role'];
type WithPeople = Pick<BookDetails, 'contributors'>;

/** The people of a role, in their order. */
export const peopleOf = ({ contributors }: WithPeople, role: Role): { slug: string; name: string }[] =>
  contributors.filter((each) => each.role === role).map(({ person, name }) => ({ slug: person, name }));

/** « Maëlle Hautbois », « X et Y »: the names of a role. */
export const namesOf = (book: WithPeople, role: Role): string =>
  peopleOf(book, role)
    .map(({ name }) => name)
    .join(' et ');
