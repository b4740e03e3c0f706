import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { pageTitles } from './titles';

/** What a page tells to browsers, search engines and social networks. */
export interface PageInfo {
  path: string;
  title: string;
  description: string;
  /** What search engines read of it, as schema.org data. */
  data?: object;
}

/** The four pages of the site. */
export const sitePages = {
  home: {
    path: paths.home,
    title: pageTitles.home,
    description: `${publisher.tagline}. Découvrez les albums illustrés de ${publisher.name}, à lire ensemble de 2 à 9 ans.`,
  },
  books: {
    path: paths.books,
    title: pageTitles.books,
    description:
      "Albums uniques, La Gardienne des Émotions, Que cache l'ordinateur de Papa\u00a0? Les neuf livres de la maison, à choisir par âge et par série.",
  },
  about: {
    path: paths.about,
    title: pageTitles.about,
    description:
      'Éveiller les émotions, rassurer les parents, faire rêver les enfants\u00a0: la maison, ses valeurs et sa façon de faire des livres.',
  },
  contact: {
    path: paths.contact,
    title: pageTitles.contact,
    description: `Une question, une envie, un dessin à nous montrer\u00a0? Écrivez à ${publisher.name}, nous lisons tout.`,
  },
} as const satisfies Record<string, PageInfo>;

/** The page that answers when no other does. */
export const notFoundPage: Omit<PageInfo, 'path'> = {
  title: pageTitles.notFound,
  description: "Cette page n'existe pas, ou plus.",
};
