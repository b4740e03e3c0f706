/** Data of the publisher, not of the product: a real publisher changes this file, and `contestRules.ts`. */
export const publisher = {
  name: "Plume d'Étoile",
  tagline: 'Des histoires pleines de magie pour grandir et rêver',
  handle: '@plume.detoile',
  copyrightYear: 2024,
  /** Without a trailing slash: canonical links, sitemap and social cards are built on it. */
  siteUrl: 'https://www.plume-etoile.example',
  contactEmail: 'bonjour@plume-etoile.example',
  /** Mandatory content of « Mentions légales » and « Vie privée » (LCEN, article 6; RGPD, article 13). */
  legal: {
    company: "Éditions Plume d'Étoile",
    form: 'Société par actions simplifiée au capital de 10 000 €',
    address: "24, rue de l'Étoile-du-Soir, 00000 Ville-d'Hiver",
    registration: "R.C.S. Ville-d'Hiver 000 000 000",
    vatNumber: 'FR 00 000000000',
    phone: '01 99 00 24 24',
    publicationDirector: 'Aurore Lanterne',
    host: {
      name: 'Hébergeur des Nuages',
      address: '1, chemin du Vent, 00000 Ville-des-Nuages',
      phone: '01 99 00 12 12',
    },
    /** Processes the accounts and the progress on behalf of the publisher. */
    database: { name: 'Supabase', place: 'Union européenne (Francfort)' },
    emailService: 'EmailJS',
    privacyEmail: 'donnees@plume-etoile.example',
    /** Storage time of an unused account. */
    /** The editions' purge date (rule 1.8). */
    purge: 'le 31 janvier qui suit le jeu',
  },
  social: {
    facebook: 'https://www.facebook.com/plume.detoile',
    instagram: 'https://www.instagram.com/plume.detoile',
  },
  retailer: {
    name: 'Amazon',
    bookUrl: (asin: string) => `https://www.amazon.fr/dp/${asin}`,
    reviewUrl: 'https://www.amazon.fr/review/create-review?asin=2000000011',
  },
  /** Portals of independent bookshops, which find a book by its ISBN. */
  bookshops: [
    {
      name: 'Place des Libraires',
      bookUrl: (isbn: string) => `https://www.placedeslibraires.fr/livre/${isbn}`,
    },
    {
      name: 'Librairies indépendantes',
      bookUrl: (isbn: string) => `https://www.librairiesindependantes.com/product/${isbn}/`,
    },
    {
      name: 'LesLibraires.fr',
      bookUrl: (isbn: string) => `https://www.leslibraires.fr/recherche/?q=${isbn}`,
    },
  ],
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
    validUntil: '2024-12-31',
  },
} as const;
