import { publisher } from '@/publisher';

/** The house itself, for search engines. */
export const house = {
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
