import cards from 'virtual:catalogue';
import books from 'virtual:catalogue/books';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { coverOf, eurosOf, peopleOf, type BookDetails, type Role } from '@/lib/bookDetails';
import type { PersonDetails } from '@/lib/personDetails';
import { publisherData } from '@/site/shared/structuredData';

/* schema.org data of the books, which the build alone writes. */

const { siteUrl } = publisher;
const CONTEXT = 'https://schema.org';

const AVAILABILITY = {
  available: 'InStock',
  forthcoming: 'PreOrder',
  out_of_print: 'OutOfStock',
} as const;

const personIdentity = (slug: string) => {
  const url = siteUrl + paths.person(slug);
  return { '@id': url, url };
};

const personsOf = (book: BookDetails, role: Role) =>
  peopleOf(book, role).map(({ slug, name }) => ({ '@type': 'Person', ...personIdentity(slug), name }));

/** The `Book` of a book's page: the work, and the edition that one can buy. */
export function bookData(book: BookDetails): object {
  const url = siteUrl + paths.book(book.slug);
  const authors = personsOf(book, 'author');
  const illustrators = personsOf(book, 'illustrator');
  return {
    '@type': 'Book',
    '@id': url,
    url,
    name: book.title,
    description: book.description,
    image: new URL(coverOf(book), siteUrl).href,
    inLanguage: 'fr',
    genre: 'Album jeunesse',
    typicalAgeRange: `${book.youngest}-${book.oldest}`,
    ...(book.themes.length > 0 && { keywords: book.themes.join(', ') }),
    publisher: { '@type': 'Organization', '@id': publisherData['@id'], name: publisherData.name },
    ...(authors.length > 0 && { author: authors }),
    ...(illustrators.length > 0 && { illustrator: illustrators }),
    ...(book.series && {
      isPartOf: { '@type': 'BookSeries', name: book.series },
      ...(book.volume !== null && { position: book.volume }),
    }),
    ...(book.published_on && { datePublished: book.published_on }),
    workExample: {
      '@type': 'Book',
      bookFormat: `${CONTEXT}/${book.binding === 'souple' ? 'Paperback' : 'Hardcover'}`,
      inLanguage: 'fr',
      ...(book.isbn && { isbn: book.isbn }),
      ...(book.pages && { numberOfPages: book.pages }),
      ...(book.published_on && { datePublished: book.published_on }),
      ...(book.price_cents !== null && {
        offers: {
          '@type': 'Offer',
          price: eurosOf(book.price_cents),
          priceCurrency: 'EUR',
          availability: `${CONTEXT}/${AVAILABILITY[book.availability]}`,
          url,
        },
      }),
    },
    ...(book.asin && { sameAs: publisher.retailer.bookUrl(book.asin) }),
  };
}

/** From the catalogue to a page. */
const breadcrumbs = (name: string, path: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Nos livres', item: siteUrl + paths.books },
    { '@type': 'ListItem', position: 2, name, item: siteUrl + path },
  ],
});

/** Of the page of a book. */
export const bookPageData = (book: BookDetails): object => ({
  '@context': CONTEXT,
  '@graph': [bookData(book), breadcrumbs(book.title, paths.book(book.slug))],
});

/** Of the page of a person: who they are, and their books, whose pages say more. */
export function personPageData({ slug, name, life, picture_url, books: own }: PersonDetails): object {
  const identity = personIdentity(slug);
  const by = (role: Role, roles: readonly Role[]) =>
    roles.includes(role) && { [role]: { '@id': identity['@id'] } };
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        '@type': 'Person',
        ...identity,
        name,
        ...(life && { description: life }),
        ...(picture_url && { image: new URL(picture_url, siteUrl).href }),
      },
      ...own.map(({ slug: book, title, roles }) => ({
        '@type': 'Book',
        '@id': siteUrl + paths.book(book),
        url: siteUrl + paths.book(book),
        name: title,
        ...by('author', roles),
        ...by('illustrator', roles),
      })),
      breadcrumbs(name, paths.person(slug)),
    ],
  };
}

/** Of the catalogue. */
export async function catalogueData(): Promise<object> {
  const details = await Promise.all(cards.map(async ({ slug }) => (await books[slug]?.())?.default));
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    name: 'Nos Livres Magiques',
    url: siteUrl + paths.books,
    numberOfItems: cards.length,
    itemListElement: details
      .filter((book) => book !== undefined)
      .map((book, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: bookData(book),
      })),
  };
}
