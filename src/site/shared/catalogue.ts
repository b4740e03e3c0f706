import { publisher } from '@/publisher';

/** A shelf of the catalogue: the single albums, or a series. */
export type ShelfSlug = 'albums' | 'gardienne-des-emotions' | 'ordinateur-de-papa';

/** Every book has a name for addresses and files: a cover and a description go by it. */
export type BookSlug =
  | 'petit-fantome-mene-l-enquete'
  | 'pomme-cannelle'
  | 'drole-de-petit-fantome'
  | 'bienvenue-a-l-ecole-maternelle'
  | 'gardienne-des-emotions-1'
  | 'gardienne-des-emotions-2'
  | 'gardienne-des-emotions-3'
  | 'ordinateur-de-papa-1'
  | 'ordinateur-de-papa-2';

/** A book of the publisher (rule 9.1). Its description loads with the page that shows it: `pages/books/descriptions.ts`. */
export interface Book {
  /** Names the book in addresses and in its cover's files. */
  slug: BookSlug;
  title: string;
  shelf: ShelfSlug;
  /** The badge on its card, when it belongs to a series. */
  series?: string;
  /** Its place in the series. */
  volume?: number;
  author?: string;
  ageRange: string;
  amazonLink: string;
}

/** A section of the catalogue's page. */
export interface Shelf {
  slug: ShelfSlug;
  title: string;
  /** What is said under its title. */
  introduction: string;
}

/** The three sections, in their order (rule 9.1). */
export const shelves: readonly Shelf[] = [
  {
    slug: 'albums',
    title: 'Albums Uniques',
    introduction: 'Quatre histoires qui se suffisent à elles-mêmes, à lire un soir et à relire le lendemain.',
  },
  {
    slug: 'gardienne-des-emotions',
    title: 'La Gardienne des Émotions',
    introduction: "Une petite fille, une lanterne, et toutes les couleurs de ce que l'on ressent.",
  },
  {
    slug: 'ordinateur-de-papa',
    title: "Que cache l'ordinateur de Papa ?",
    introduction: "De l'autre côté de l'écran commence une forêt. Deux aventures pour les curieux.",
  },
];

const gardienne = 'Série Gardienne des Émotions';
const ordinateur = 'Série Ordinateur de Papa';

/** The whole catalogue, in the order of the shelves (rule 9.1). */
export const books: readonly Book[] = [
  {
    slug: 'petit-fantome-mene-l-enquete',
    title: "Petit fantôme mène l'enquête",
    shelf: 'albums',
    author: 'Lisandre Aubépin',
    ageRange: '3-8 ans',
    amazonLink: publisher.retailer.bookUrl('2000000010'),
  },
  {
    slug: 'pomme-cannelle',
    title: 'Pomme Cannelle',
    shelf: 'albums',
    author: 'Maëlle Hautbois',
    ageRange: '3-8 ans',
    amazonLink: publisher.retailer.bookUrl('2000000011'),
  },
  {
    slug: 'drole-de-petit-fantome',
    title: 'Drôle de petit fantôme',
    shelf: 'albums',
    author: 'Lisandre Aubépin',
    ageRange: '2-5 ans',
    amazonLink: publisher.retailer.bookUrl('2000000012'),
  },
  {
    slug: 'bienvenue-a-l-ecole-maternelle',
    title: "Bienvenue à l'école maternelle",
    shelf: 'albums',
    author: 'Maëlle Hautbois',
    ageRange: '2-5 ans',
    amazonLink: publisher.retailer.bookUrl('2000000013'),
  },
  {
    slug: 'gardienne-des-emotions-1',
    title: 'La Gardienne des Émotions, tome 1',
    shelf: 'gardienne-des-emotions',
    series: gardienne,
    volume: 1,
    author: 'Solveig Amarante',
    ageRange: '4-8 ans',
    amazonLink: publisher.retailer.bookUrl('2000000014'),
  },
  {
    slug: 'gardienne-des-emotions-2',
    title: 'La Gardienne des Émotions, tome 2',
    shelf: 'gardienne-des-emotions',
    series: gardienne,
    volume: 2,
    author: 'Solveig Amarante',
    ageRange: '4-8 ans',
    amazonLink: publisher.retailer.bookUrl('2000000015'),
  },
  {
    slug: 'gardienne-des-emotions-3',
    title: 'La Gardienne des Émotions, tome 3',
    shelf: 'gardienne-des-emotions',
    series: gardienne,
    volume: 3,
    author: 'Solveig Amarante',
    ageRange: '4-8 ans',
    amazonLink: publisher.retailer.bookUrl('2000000016'),
  },
  {
    slug: 'ordinateur-de-papa-1',
    title: "Que cache l'ordinateur de Papa ? Tome 1",
    shelf: 'ordinateur-de-papa',
    series: ordinateur,
    volume: 1,
    ageRange: '5-9 ans',
    amazonLink: publisher.retailer.bookUrl('2000000017'),
  },
  {
    slug: 'ordinateur-de-papa-2',
    title: "Que cache l'ordinateur de Papa ? Tome 2",
    shelf: 'ordinateur-de-papa',
    series: ordinateur,
    volume: 2,
    ageRange: '5-9 ans',
    amazonLink: publisher.retailer.bookUrl('2000000018'),
  },
];

/** A slide of the home page: a book, under the name that the publisher gives it there. */
export interface FeaturedBook {
  book: Book;
  title: string;
  /** One sentence. */
  teaser: string;
}

/** The four books of the home page's carousel, in their order (rule 9.1). */
export const featuredBooks: readonly FeaturedBook[] = [
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

function featured(slug: BookSlug, title: string, teaser: string): FeaturedBook {
  const book = books.find((candidate) => candidate.slug === slug);
  if (!book) throw new Error(`The catalogue has no book « ${slug} »`);
  return { book, title, teaser };
}

/** The ages a book speaks to, both included. */
export interface AgeSpan {
  youngest: number;
  oldest: number;
}

/**
 * Reads « 3-8 ans ».
 * @param ageRange as a book's card shows it.
 */
export function ageSpan(ageRange: string): AgeSpan {
  const [youngest = 0, oldest = 99] = (ageRange.match(/\d+/g) ?? []).map(Number);
  return { youngest, oldest };
}
