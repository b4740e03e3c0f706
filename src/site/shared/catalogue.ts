import { publisher } from '@/publisher';

interface ShelfData {
  slug: string;
  title: string;
  introduction: string;
  /** The badge of its books, which are then in the order of the volumes. */
  series?: string;
  books: readonly { slug: string; title: string; author?: string; ageRange: string; asin: string }[];
}

/** The catalogue, in the order of its page (rule 9.1). */
export const shelves = [
  {
    slug: 'albums',
    title: 'Albums Uniques',
    introduction: 'Quatre histoires qui se suffisent à elles-mêmes, à lire un soir et à relire le lendemain.',
    books: [
      {
        slug: 'petit-fantome-mene-l-enquete',
        title: "Petit fantôme mène l'enquête",
        author: 'Lisandre Aubépin',
        ageRange: '3-8 ans',
        asin: '2000000010',
      },
      {
        slug: 'pomme-cannelle',
        title: 'Pomme Cannelle',
        author: 'Maëlle Hautbois',
        ageRange: '3-8 ans',
        asin: '2000000011',
      },
      {
        slug: 'drole-de-petit-fantome',
        title: 'Drôle de petit fantôme',
        author: 'Lisandre Aubépin',
        ageRange: '2-5 ans',
        asin: '2000000012',
      },
      {
        slug: 'bienvenue-a-l-ecole-maternelle',
        title: "Bienvenue à l'école maternelle",
        author: 'Maëlle Hautbois',
        ageRange: '2-5 ans',
        asin: '2000000013',
      },
    ],
  },
  {
    slug: 'gardienne-des-emotions',
    title: 'La Gardienne des Émotions',
    introduction: "Une petite fille, une lanterne, et toutes les couleurs de ce que l'on ressent.",
    series: 'Série Gardienne des Émotions',
    books: [
      {
        slug: 'gardienne-des-emotions-1',
        title: 'La Gardienne des Émotions, tome 1',
        author: 'Solveig Amarante',
        ageRange: '4-8 ans',
        asin: '2000000014',
      },
      {
        slug: 'gardienne-des-emotions-2',
        title: 'La Gardienne des Émotions, tome 2',
        author: 'Solveig Amarante',
        ageRange: '4-8 ans',
        asin: '2000000015',
      },
      {
        slug: 'gardienne-des-emotions-3',
        title: 'La Gardienne des Émotions, tome 3',
        author: 'Solveig Amarante',
        ageRange: '4-8 ans',
        asin: '2000000016',
      },
    ],
  },
  {
    slug: 'ordinateur-de-papa',
    title: "Que cache l'ordinateur de Papa ?",
    introduction: "De l'autre côté de l'écran commence une forêt. Deux aventures pour les curieux.",
    series: 'Série Ordinateur de Papa',
    books: [
      {
        slug: 'ordinateur-de-papa-1',
        title: "Que cache l'ordinateur de Papa ? Tome 1",
        ageRange: '5-9 ans',
        asin: '2000000017',
      },
      {
        slug: 'ordinateur-de-papa-2',
        title: "Que cache l'ordinateur de Papa ? Tome 2",
        ageRange: '5-9 ans',
        asin: '2000000018',
      },
    ],
  },
] as const satisfies readonly ShelfData[];

export type Shelf = (typeof shelves)[number];
export type ShelfSlug = Shelf['slug'];
export type BookSlug = Shelf['books'][number]['slug'];

/** Its description is in `pages/books/descriptions.ts`, which only the catalogue loads. */
export interface Book {
  /** Used in addresses, the file names of covers and `descriptions`. */
  slug: BookSlug;
  title: string;
  shelf: ShelfSlug;
  series?: string;
  volume?: number;
  author?: string;
  ageRange: string;
  amazonLink: string;
}

/** In the order of the shelves. */
export const books: readonly Book[] = shelves.flatMap((shelf: Shelf) =>
  shelf.books.map(({ asin, ...book }, index) => ({
    ...book,
    shelf: shelf.slug,
    amazonLink: publisher.retailer.bookUrl(asin),
    ...('series' in shelf && { series: shelf.series, volume: index + 1 }),
  })),
);

/** The carousel of the home page (rule 9.1). */
export const featuredBooks = [
  featured(
    'drole-de-petit-fantome',
    'Drôle de petit fantôme',
    'Un tout petit fantôme qui ne fait peur à personne, et qui a un peu peur du noir.',
  ),
  featured(
    'pomme-cannelle',
    'Pomme Cannelle',
    "Une maison en forme de pomme, une recette perdue, et tout un verger qui s'en mêle.",
  ),
  featured(
    'gardienne-des-emotions-1',
    'La Gardienne des Émotions',
    'Au bord du bois, une petite fille veille sur une lanterne où brûlent toutes les émotions du monde.',
  ),
  featured(
    'bienvenue-a-l-ecole-maternelle',
    "Bienvenue à l'école maternelle",
    'Un portemanteau, un doudou, une main à lâcher : le grand premier jour, sans larmes ou presque.',
  ),
];

function featured(slug: BookSlug, title: string, teaser: string) {
  const book = books.find((candidate) => candidate.slug === slug);
  if (!book) throw new Error(`The catalogue has no book « ${slug} »`);
  return { book, title, teaser };
}

/** Parses « 3-8 ans », both included. */
export function ageSpan(ageRange: string): { youngest: number; oldest: number } {
  const [youngest = 0, oldest = 99] = (ageRange.match(/\d+/g) ?? []).map(Number);
  return { youngest, oldest };
}
