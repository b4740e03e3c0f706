import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { ageSpan, books, type Book } from './catalogue';

const house = {
  '@type': 'Organization',
  '@id': `${publisher.siteUrl}/#maison`,
  name: publisher.name,
  slogan: publisher.tagline,
  url: `${publisher.siteUrl}/`,
  logo: `${publisher.siteUrl}/icon-512.png`,
  sameAs: [publisher.social.facebook, publisher.social.instagram],
};

/** The house and its site, for search engines. */
export function houseData(): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      house,
      {
        '@type': 'WebSite',
        url: `${publisher.siteUrl}/`,
        name: publisher.name,
        inLanguage: 'fr',
        publisher: { '@id': house['@id'] },
      },
    ],
  };
}

/** The catalogue, for search engines. */
export function catalogueData(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: 'Nos Livres Magiques',
    url: publisher.siteUrl + paths.books,
    numberOfItems: books.length,
    itemListElement: books.map((book, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: bookData(book),
    })),
  };
}

function bookData(book: Book): object {
  const { youngest, oldest } = ageSpan(book.ageRange);
  return {
    '@type': 'Book',
    '@id': `${publisher.siteUrl}${paths.books}#${book.slug}`,
    name: book.title,
    description: book.description,
    image: `${publisher.siteUrl}/covers/${book.slug}-720.webp`,
    inLanguage: 'fr',
    genre: 'Album jeunesse',
    typicalAgeRange: `${youngest}-${oldest}`,
    publisher: { '@type': 'Organization', '@id': house['@id'], name: house.name },
    ...(book.author && { author: { '@type': 'Person', name: book.author } }),
    ...(book.series && { isPartOf: { '@type': 'BookSeries', name: book.series }, position: book.volume }),
    sameAs: book.amazonLink,
  };
}
