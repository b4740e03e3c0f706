/**
 * Everything that belongs to the publisher and not to the product: a real house changes this one file.
 * The contest's dates and rules (spec §1, §9) and the e-mail service's identifiers live here too.
 */
export const publisher = {
  name: "Plume d'Étoile",
  tagline: 'Des histoires pleines de magie pour grandir et rêver',
  handle: '@plume.detoile',
  copyrightYear: 2024,
  /** Public address of the site, without a trailing slash: canonical links, sitemap and social cards are built on it. */
  siteUrl: 'https://www.plume-etoile.example',
  contactEmail: 'bonjour@plume-etoile.example',
  social: {
    facebook: 'https://www.facebook.com/plume.detoile',
    instagram: 'https://www.instagram.com/plume.detoile',
  },
  retailer: {
    name: 'Amazon',
    /** @param asin the book's identifier in the retailer's shop. */
    bookUrl: (asin: string) => `https://www.amazon.fr/dp/${asin}`,
    reviewUrl: 'https://www.amazon.fr/review/create-review?asin=2000000011',
  },
  /** Identifiers of the e-mail service (public by nature: the browser sends them). */
  email: {
    publicKey: 'plume-etoile-public',
    serviceId: 'service_plume',
    siteTemplateId: 'template_site',
    gameTemplateId: 'template_jeu',
  },
  contest: {
    enabled: true,
    validUntil: '2024-12-31',
  },
} as const;
