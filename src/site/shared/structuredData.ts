import { publisher } from '@/publisher';

/** schema.org. */
export const publisherData = {
  '@type': 'Organization',
  '@id': `${publisher.siteUrl}/#maison`,
  name: publisher.name,
  slogan: publisher.tagline,
  url: `${publisher.siteUrl}/`,
  logo: `${publisher.siteUrl}/icon-512.png`,
  sameAs: [publisher.social.facebook, publisher.social.instagram],
};

export function siteData(): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      publisherData,
      {
        '@type': 'WebSite',
        url: `${publisher.siteUrl}/`,
        name: publisher.name,
        inLanguage: 'fr',
        publisher: { '@id': publisherData['@id'] },
      },
    ],
  };
}
