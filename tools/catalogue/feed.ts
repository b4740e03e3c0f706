import { coverOf, namesOf, type BookDetails } from '../../src/lib/bookDetails.ts';
import { paths } from '../../src/paths.ts';
import { escaped } from './xml.ts';

interface House {
  name: string;
  siteUrl: string;
}

/** Readers of feeds have seen what is older. */
const MOST_ENTRIES = 30;

/** Books by their day of publication, the last one first; those without a day come last. */
export const newestFirst = <Book extends { published_on: string | null }>(books: readonly Book[]): Book[] =>
  books.toSorted((one, other) => (other.published_on ?? '').localeCompare(one.published_on ?? ''));

/** RFC 3339, at the start of the day in universal time: the feed must not change with the machine that builds. */
const instantOf = (day: string) => `${day}T00:00:00Z`;

function entry(book: BookDetails & { published_on: string }, { siteUrl }: House): string {
  const address = siteUrl + paths.book(book.slug);
  const authors = namesOf(book, 'author');
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${escaped(book.title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<link rel="enclosure" type="image/webp" href="${escaped(siteUrl + coverOf(book))}"/>`,
    `<published>${instantOf(book.published_on)}</published>`,
    `<updated>${instantOf(book.published_on)}</updated>`,
    ...(authors === '' ? [] : [`<author><name>${escaped(authors)}</name></author>`]),
    `<summary>${escaped(book.teaser || book.description)}</summary>`,
    `<content type="text">${escaped(book.description)}</content>`,
    '</entry>',
  ].join('');
}

/** The new titles as an Atom feed (RFC 4287, rule 26.14). @param address its path on the site. */
export function newTitles(books: readonly BookDetails[], house: House, address: string): string {
  const dated = newestFirst(books).flatMap((book) =>
    book.published_on === null ? [] : [{ ...book, published_on: book.published_on }],
  );
  const [newest] = dated;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">',
    `<id>${house.siteUrl}${address}</id>`,
    `<title>${escaped(`Les nouveautés · ${house.name}`)}</title>`,
    `<link rel="self" type="application/atom+xml" href="${house.siteUrl}${address}"/>`,
    `<link rel="alternate" type="text/html" href="${house.siteUrl}${paths.books}"/>`,
    `<updated>${instantOf(newest?.published_on ?? '1970-01-01')}</updated>`,
    `<author><name>${escaped(house.name)}</name></author>`,
    ...dated.slice(0, MOST_ENTRIES).map((book) => entry(book, house)),
    '</feed>',
    '',
  ].join('\n');
}
