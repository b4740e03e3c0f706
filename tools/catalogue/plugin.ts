import type { Plugin } from 'vite';
import { detailsOf, namesOf, peopleOf, type BookDetails } from '../../src/lib/bookDetails.ts';
import { personDetailsOf } from '../../src/lib/personDetails.ts';
import { slugOf } from '../../src/lib/slugOf.ts';
import { cardPath, NEW_TITLES } from '../../src/paths.ts';
import { publisher } from '../../src/publisher.ts';
import { trade } from '../../src/publisherDetails.ts';
import { catalogueCsv, catalogueOnix } from './exports.ts';
import { newestFirst, newTitles } from './feed.ts';
import { socialCard } from './socialCard.ts';
import { setting } from '../setting.ts';
import { readCatalogue, withUrls, type Catalogue } from './readCatalogue.ts';

const PREFIX = 'virtual:catalogue';
const CSV_FILE = 'catalogue.csv';
const ONIX_FILE = 'catalogue-onix.xml';
const FEED_FILE = NEW_TITLES.slice(1);
/** A theme of fewer books is no filter. */
const LEAST_BOOKS_OF_A_MOMENT = 2;

const moduleOf = (value: unknown) => `export default ${JSON.stringify(value)};`;

/** A module that loads one of a folder by its slug. */
const loadersOf = (folder: string, slugs: readonly string[]) =>
  `export default {${slugs.map((slug) => `"${slug}": () => import("${PREFIX}/${folder}/${slug}")`).join()}};`;

const cardOf = (book: BookDetails) => ({
  slug: book.slug,
  title: book.title,
  series: book.series,
  volume: book.volume,
  authors: peopleOf(book, 'author'),
  youngest: book.youngest,
  oldest: book.oldest,
  asin: book.asin,
  cover_url: book.cover_url,
});

const momentsOf = (books: readonly BookDetails[]) =>
  [...new Set(books.flatMap(({ themes }) => themes))]
    .map((theme) => ({
      slug: slugOf(theme),
      title: theme.charAt(0).toUpperCase() + theme.slice(1),
      books: books.filter(({ themes }) => themes.includes(theme)).map(({ slug }) => slug),
    }))
    .filter((moment) => moment.books.length >= LEAST_BOOKS_OF_A_MOMENT);

const wordsOf = ({ slug, title, series, contributors, themes, teaser }: BookDetails) => ({
  slug,
  title,
  series: series ?? '',
  people: [...new Set(contributors.map(({ name }) => name))].join(' '),
  themes: themes.join(' '),
  teaser,
});

const slugsOf = (all: readonly { slug: string }[]) => all.map(({ slug }) => slug);

const tradeRowOf = (book: BookDetails) => ({
  slug: book.slug,
  title: book.title,
  cover_url: book.cover_url,
  author: namesOf(book, 'author'),
  isbn: book.isbn,
  price_cents: book.price_cents,
  pages: book.pages,
  width_mm: book.width_mm,
  height_mm: book.height_mm,
  binding: book.binding,
  published_on: book.published_on,
  availability: book.availability,
});

const schoolRowOf = (book: BookDetails) => ({
  slug: book.slug,
  title: book.title,
  cover_url: book.cover_url,
  author: namesOf(book, 'author'),
  youngest: book.youngest,
  oldest: book.oldest,
  themes: book.themes,
  activities: book.activities,
  spreads: book.spreads.length,
});

const pressRowOf = (book: BookDetails) => ({
  slug: book.slug,
  title: book.title,
  cover_url: book.cover_url,
  author: namesOf(book, 'author'),
  published_on: book.published_on,
  press: book.press,
});

/** The published books, in the order of their shelves. */
const publishedIn = ({ books }: Catalogue) =>
  books
    .filter((book) => book.is_published)
    .toSorted(
      (one, other) => (one.series ?? '').localeCompare(other.series ?? '') || one.position - other.position,
    );

const detailsIn = (read: Catalogue): BookDetails[] => {
  const published = publishedIn(read);
  return published.map((book) => detailsOf(book, published, read.people));
};

function contentOf(id: string, read: Catalogue): string {
  const published = publishedIn(read);
  const details = detailsIn(read);
  const persons = read.people
    .map((person) => personDetailsOf(person, published))
    .filter((person) => person !== null);
  switch (id) {
    case PREFIX:
      return moduleOf(details.map(cardOf));
    case `${PREFIX}/descriptions`:
      return moduleOf(Object.fromEntries(published.map(({ slug, description }) => [slug, description])));
    case `${PREFIX}/moments`:
      return moduleOf(momentsOf(details));
    case `${PREFIX}/words`:
      return moduleOf(details.map(wordsOf));
    case `${PREFIX}/trade`:
      return moduleOf(details.map(tradeRowOf));
    case `${PREFIX}/schools`:
      return moduleOf(
        details
          .toSorted((one, other) => one.youngest - other.youngest || one.oldest - other.oldest)
          .map(schoolRowOf),
      );
    case `${PREFIX}/press`:
      return moduleOf(newestFirst(details).map(pressRowOf));
    case `${PREFIX}/persons`:
      return moduleOf(persons.map(({ slug, name }) => ({ slug, name })));
    case `${PREFIX}/books`:
      return loadersOf('books', slugsOf(published));
    case `${PREFIX}/people`:
      return loadersOf('people', slugsOf(persons));
    default:
      return moduleOf(
        details.find(({ slug }) => id === `${PREFIX}/books/${slug}`) ??
          persons.find(({ slug }) => id === `${PREFIX}/people/${slug}`),
      );
  }
}

/**
 * The catalogue's files as modules: the cards, their descriptions, the filters of moments, the words of the search, and of each book
 * and each person one that its page alone loads. (https://vite.dev/guide/api-plugin#virtual-modules-convention)
 */
export function catalogue(): Plugin {
  let project = '/';
  const read = async () => withUrls(await readCatalogue(), project);
  return {
    name: 'catalogue',
    configResolved(config) {
      project = setting(config, 'VITE_SUPABASE_URL') ?? '/';
    },
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async generateBundle() {
      // The server's build renders the pages, and publishes nothing.
      if (this.environment.name !== 'client') return;
      const books = detailsIn(await read());
      const files = {
        [CSV_FILE]: catalogueCsv(books),
        [ONIX_FILE]: catalogueOnix(books, { ...publisher, trade }, new Date()),
        [FEED_FILE]: newTitles(books, publisher, NEW_TITLES),
      };
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
      for (const book of books) {
        const source = await socialCard(book, publisher);
        this.emitFile({ type: 'asset', fileName: cardPath(book.slug).slice(1), source });
      }
    },
    load: async (id) => (id.startsWith(`\0${PREFIX}`) ? contentOf(id.slice(1), await read()) : undefined),
  };
}
