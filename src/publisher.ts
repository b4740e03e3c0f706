/** Data of the publisher, not of the product: a real publisher changes this file, and `publisherDetails.ts`. */
export const publisher = {
  name: "Plume d'Étoile",
  tagline: 'Des histoires pleines de magie pour grandir et rêver',
  handle: '@plume.detoile',
  copyrightYear: 2024,
  /** Without a trailing slash: canonical links, sitemap and social cards are built on it. */
  siteUrl: 'https://www.plume-etoile.example',
  contactEmail: 'bonjour@plume-etoile.example',
  social: {
    facebook: 'https://www.facebook.com/plume.detoile',
    instagram: 'https://www.instagram.com/plume.detoile',
  },
  retailer: {
    name: 'Amazon',
    bookUrl: (asin: string) => `https://www.amazon.fr/dp/${asin}`,
    reviewUrl: 'https://www.amazon.fr/review/create-review?asin=2000000011',
  },
  /** Public by nature: the browser sends them. */
  email: {
    publicKey: 'plume-etoile-public',
    serviceId: 'service_plume',
    siteTemplateId: 'template_site',
    gameTemplateId: 'template_jeu',
  },
  /** Rule 8.2. */
  contest: {
    enabled: true,
    /** Of an edition without dates, the demonstration's: any other says its own end (rule 8.2). */
    validUntil: '2024-12-31',
  },
} as const;
