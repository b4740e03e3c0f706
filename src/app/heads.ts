import cards from 'virtual:catalogue';
import books from 'virtual:catalogue/books';
import people from 'virtual:catalogue/people';
import type { PersonDetails } from '@/lib/personDetails';
import { coverOf } from '@/lib/bookDetails';
import { elided } from '@/lib/french';
import { cardPath, paths } from '@/paths';
import { publisher } from '@/publisher';
import type { Page } from './pages';

/** Metadata of a page for search engines and social networks. The build alone loads it. */
interface Head {
  description: string;
  /** A book's picture for social networks, in place of the publisher's (rule 26.14). */
  card?: { path: string; alt: string };
  /** Paths of the pictures by which search engines may find the page. */
  pictures?: readonly string[];
  /** The page announces the feed of new titles. */
  hasFeed?: boolean;
  /** schema.org data. */
  structuredData?: () => Promise<object>;
}

const GAME: Head = {
  description:
    'Une porte par jour, du 1er au 24 décembre\u00a0: vingt-quatre énigmes de Noël à résoudre en famille, avec ou sans compte, pour rendre sa lumière à la nuit.',
};

const SITE: Readonly<Record<string, Head>> = {
  [paths.home]: {
    description: `${publisher.tagline}. Découvrez les albums illustrés ${elided('de', publisher.name)}, à lire ensemble de 2 à 9 ans.`,
    hasFeed: true,
    structuredData: async () => (await import('@/site/shared/structuredData')).siteData(),
  },
  [paths.books]: {
    description:
      "Albums uniques, La Gardienne des Émotions, Que cache l'ordinateur de Papa\u00a0? Les neuf livres de la maison, à choisir par âge, par série et par moment.",
    hasFeed: true,
    structuredData: async () => (await import('./bookData')).catalogueData(),
  },
  [paths.about]: {
    description:
      'Éveiller les émotions, rassurer les parents, faire rêver les enfants\u00a0: la maison, ses valeurs et sa façon de faire des livres.',
  },
  [paths.trade]: {
    description:
      'Pour les libraires et les bibliothèques\u00a0: conditions, catalogue à imprimer, fichiers CSV et ONIX, couvertures.',
  },
  [paths.schools]: {
    description:
      "Pour les classes\u00a0: le niveau et les thèmes de chaque album, des pages à projeter, des activités à imprimer, et la visite d'un auteur.",
  },
  [paths.press]: {
    description:
      'Pour la presse\u00a0: la maison en quelques lignes, les couvertures en haute définition, les livres cités, et une personne à qui écrire.',
  },
  [paths.contact]: {
    description: `Une question, une envie, un dessin à nous montrer\u00a0? Écrivez à ${publisher.name}, nous lisons tout.`,
  },
  [paths.siteMap]: {
    description: `Toutes les pages ${elided('de', publisher.name)}\u00a0: les livres, leurs auteurs, le jeu Escape Noël, la classe et les pages légales.`,
  },
  [paths.accessibility]: {
    description: `La déclaration d'accessibilité ${elided('de', publisher.name)}\u00a0: les 106 critères du RGAA, ce qui manque encore, et comment nous le dire.`,
  },
  '*': { description: "Cette page n'existe pas, ou plus." },
};

/** @throws for a page of the site without a description. */
export function headOf({ path, module }: Page): Head {
  const head = module.startsWith('escape-noel/') ? GAME : SITE[path];
  if (!head) throw new Error(`src/app/heads.ts does not describe ${path}`);
  return head;
}

/** A page's addresses in the build, with what differs from the page table. */
export interface BuiltAddress extends Head {
  path: string;
  title?: string;
}

/** The addresses that the build writes for a page: those of the page table, and one a book and a person. */
export async function builtAddresses(page: Page): Promise<readonly BuiltAddress[]> {
  switch (page.path) {
    case paths.book(':slug'):
      return Promise.all(cards.map(({ slug }) => bookAddress(slug)));
    case paths.person(':slug'):
      return Promise.all(Object.values(people).map(async (load) => personAddress((await load()).default)));
    default:
      return page.prerendered.map((path) => ({ ...headOf(page), path }));
  }
}

async function bookAddress(slug: string): Promise<BuiltAddress> {
  const book = (await books[slug]?.())?.default;
  if (!book) throw new Error(`The catalogue has no details of ${slug}`);
  return {
    path: paths.book(slug),
    title: `${book.title} – ${publisher.name}`,
    description: book.teaser || book.description.slice(0, 160),
    card: { path: cardPath(slug), alt: `${book.title}, ${publisher.name}` },
    pictures: [coverOf(book), ...book.spreads.map(({ image }) => image)],
    structuredData: async () => (await import('./bookData')).bookPageData(book),
  };
}

const personAddress = (person: PersonDetails): BuiltAddress => ({
  path: paths.person(person.slug),
  title: `${person.name} – ${publisher.name}`,
  description: `${person.name}\u00A0: ${person.books.map(({ title }) => title).join(', ')}.`,
  structuredData: async () => (await import('./bookData')).personPageData(person),
});
