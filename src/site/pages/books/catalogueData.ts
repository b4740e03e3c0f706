import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { ageSpan, books, type Book } from '@/site/shared/catalogue';
import { publisherData } from '@/site/shared/structuredData';
import { descriptions } from './descriptions';

/** schema.org. */
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
    description: descriptions[book.slug],
    image: `${publisher.siteUrl}/covers/${book.slug}-720.webp`,
    inLanguage: 'fr',
    genre: 'Album jeunesse',
    typicalAgeRange: `${youngest}-${oldest}`,
    publisher: { '@type': 'Organization', '@id': publisherData['@id'], name: publisherData.name },
    ...(book.author && { author: { '@type': 'Person', name: book.author } }),
    ...(book.series && { isPartOf: { '@type': 'BookSeries', name: book.series }, position: book.volume }),
    sameAs: book.amazonLink,
  };
}
