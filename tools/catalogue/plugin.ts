import type { Plugin } from 'vite';
import { detailsOf, namesOf, type BookDetails } from '../../src/lib/bookDetails.ts';
import { publisher } from '../../src/publisher.ts';
import { catalogueCsv, catalogueOnix } from './exports.ts';
import { readCatalogue, type Catalogue } from './readCatalogue.ts';

const PREFIX = 'virtual:catalogue';
const CSV_FILE = 'catalogue.csv';
const ONIX_FILE = 'catalogue-onix.xml';

const moduleOf = (value: unknown) => `export default ${JSON.stringify(value)};`;

/** The published books, in the order of their shelves. */
function publishedIn({ books, people }: Catalogue): BookDetails[] {
  const published = books
    .filter((book) => book.is_published)
    .toSorted(
      (one, other) => (one.series ?? '').localeCompare(other.series ?? '') || one.position - other.position,
    );
  return published.map((book) => detailsOf(book, published, people));
}

function contentOf(id: string, read: Catalogue): string {
  const details = publishedIn(read);
  if (id === PREFIX)
    return moduleOf(
      details.map((book) => ({
        slug: book.slug,
        title: book.title,
        series: book.series,
        volume: book.volume,
        author: namesOf(book, 'author') || null,
        youngest: book.youngest,
        oldest: book.oldest,
        asin: book.asin,
      })),
    );
  if (id === `${PREFIX}/trade`)
    return moduleOf(
      details.map(
        ({
          slug,
          title,
          isbn,
          price_cents,
          pages,
          width_mm,
          height_mm,
          binding,
          published_on,
          availability,
          ...book
        }) => ({
          slug,
          title,
          author: namesOf({ contributors: book.contributors }, 'author'),
          isbn,
          price_cents,
          pages,
          width_mm,
          height_mm,
          binding,
          published_on,
          availability,
        }),
      ),
    );
  if (id === `${PREFIX}/descriptions`)
    return moduleOf(Object.fromEntries(details.map(({ slug, description }) => [slug, description])));
  if (id === `${PREFIX}/books`)
    return `export default {${details.map(({ slug }) => `"${slug}": () => import("${PREFIX}/books/${slug}")`).join()}};`;
  return moduleOf(details.find(({ slug }) => id === `${PREFIX}/books/${slug}`));
}

/**
 * The catalogue's files as modules: the cards, their descriptions, and of each book one that its page alone loads.
 * (https://vite.dev/guide/api-plugin#virtual-modules-convention)
 */
export function catalogue(): Plugin {
  return {
    name: 'catalogue',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async generateBundle() {
      // The server's build renders the pages, and publishes nothing.
      if (this.environment.name !== 'client') return;
      const books = publishedIn(await readCatalogue());
      const files = {
        [CSV_FILE]: catalogueCsv(books),
        [ONIX_FILE]: catalogueOnix(books, publisher, new Date()),
      };
      for (const [fileName, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source });
    },
    load: async (id) =>
      id.startsWith(`\0${PREFIX}`) ? contentOf(id.slice(1), await readCatalogue()) : undefined,
  };
}
