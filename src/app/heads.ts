import { elided } from '@/lib/french';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import type { Page } from './pages';

/** Metadata of a page for search engines and social networks. The build alone loads it. */
interface Head {
  description: string;
  /** schema.org data. */
  structuredData?: () => Promise<object>;
}

const GAME: Head = {
  description:
    "L'étoile de l'hiver s'est éteinte. Vingt-quatre énigmes de Noël à résoudre en famille, avec ou sans compte, pour lui rendre sa lumière.",
};

const SITE: Readonly<Record<string, Head>> = {
  [paths.home]: {
    description: `${publisher.tagline}. Découvrez les albums illustrés ${elided('de', publisher.name)}, à lire ensemble de 2 à 9 ans.`,
    structuredData: async () => (await import('@/site/shared/structuredData')).siteData(),
  },
  [paths.books]: {
    description:
      "Albums uniques, La Gardienne des Émotions, Que cache l'ordinateur de Papa\u00a0? Les neuf livres de la maison, à choisir par âge et par série.",
    structuredData: async () => (await import('@/site/pages/books/catalogueData')).catalogueData(),
  },
  [paths.about]: {
    description:
      'Éveiller les émotions, rassurer les parents, faire rêver les enfants\u00a0: la maison, ses valeurs et sa façon de faire des livres.',
  },
  [paths.contact]: {
    description: `Une question, une envie, un dessin à nous montrer\u00a0? Écrivez à ${publisher.name}, nous lisons tout.`,
  },
  '*': { description: "Cette page n'existe pas, ou plus." },
};

/** @throws for a page of the site without a description. */
export function headOf({ path, module }: Page): Head {
  const head = module.startsWith('escape-noel/') ? GAME : SITE[path];
  if (!head) throw new Error(`src/app/heads.ts does not describe ${path}`);
  return head;
}
