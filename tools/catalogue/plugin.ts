import type { Plugin } from 'vite';
import { detailsOf, namesOf } from '../../src/lib/bookDetails.ts';
import { readCatalogue, type Catalogue } from './readCatalogue.ts';

const PREFIX = 'virtual:catalogue';

const moduleOf = (value: unknown) => `export default ${JSON.stringify(value)};`;

function contentOf(id: string, { books, people }: Catalogue): string {
  const published = books
    .filter((book) => book.is_published)
    .toSorted((one, other) => one.position - other.position);
  const details = published.map((book) => detailsOf(book, published, people));
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
  if (id === `${PREFIX}/descriptions`)
    return moduleOf(Object.fromEntries(published.map(({ slug, description }) => [slug, description])));
  if (id === `${PREFIX}/books`)
    return `export default {${published.map(({ slug }) => `"${slug}": () => import("${PREFIX}/books/${slug}")`).join()}};`;
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
    load: async (id) =>
      id.startsWith(`\0${PREFIX}`) ? contentOf(id.slice(1), await readCatalogue()) : undefined,
  };
}
