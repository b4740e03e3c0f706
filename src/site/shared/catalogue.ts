import cards from 'virtual:catalogue';
import { slugOf } from '@/lib/slugOf';
import { publisher } from '@/publisher';

export interface Shelf {
  /** Used in addresses and anchors. */
  slug: string;
  title: string;
  introduction: string;
  /** The badge of its books, which are then in the order of the volumes; null for the books of no series. */
  series: string | null;
}

/** The shelves of the specification (rule 9.1), then one for each other series. */
const OWN_SHELVES: readonly Shelf[] = [
  {
    slug: 'albums',
    title: 'Albums Uniques',
    introduction: 'Des histoires qui se suffisent à elles-mêmes, à lire un soir et à relire le lendemain.',
    series: null,
  },
  {
    slug: 'gardienne-des-emotions',
    title: 'La Gardienne des Émotions',
    introduction: "Une petite fille, une lanterne, et toutes les couleurs de ce que l'on ressent.",
    series: 'Série Gardienne des Émotions',
  },
  {
    slug: 'ordinateur-de-papa',
    title: "Que cache l'ordinateur de Papa ?",
    introduction: "De l'autre côté de l'écran commence une forêt. Des aventures pour les curieux.",
    series: 'Série Ordinateur de Papa',
  },
];

/** A book as its card shows it. Its description is in `virtual:catalogue/descriptions`, which only the catalogue's page loads. */
export interface Book {
  /** Used in addresses and the file names of covers. */
  slug: string;
  title: string;
  /** The slug of its shelf. */
  shelf: string;
  series: string | null;
  volume: number | null;
  authors: readonly { slug: string; name: string }[];
  /** « 2-5 ans », « 3-8 ans », « 4-8 ans », « 5-9 ans ». */
  ageRange: string;
  /** An uploaded cover; null for the built one. */
  coverUrl: string | null;
  /** Null where no retailer has it. */
  amazonLink: string | null;
}

const newSeries = [...new Set(cards.map(({ series }) => series))].filter(
  (series) => series !== null && !OWN_SHELVES.some((shelf) => shelf.series === series),
);

export const shelves: readonly Shelf[] = [
  ...OWN_SHELVES,
  ...newSeries.map((series) => ({
    slug: slugOf(series ?? ''),
    title: series ?? '',
    introduction: '',
    series,
  })),
];

/** In the order of the shelves, as built. */
export const books: readonly Book[] = shelves.flatMap((shelf) =>
  cards
    .filter(({ series }) => series === shelf.series)
    .map(({ slug, title, series, volume, authors, youngest, oldest, asin, cover_url: coverUrl }) => ({
      slug,
      title,
      shelf: shelf.slug,
      series,
      volume,
      authors,
      ageRange: `${youngest}-${oldest} ans`,
      coverUrl,
      amazonLink: asin === null ? null : publisher.retailer.bookUrl(asin),
    })),
);

/** The carousel of the home page (rule 9.1). */
export const featuredBooks = [
  ...featured(
    'drole-de-petit-fantome',
    'Drôle de petit fantôme',
    'Un tout petit fantôme qui ne fait peur à personne, et qui a un peu peur du noir.',
  ),
  ...featured(
    'pomme-cannelle',
    'Pomme Cannelle',
    "Une maison en forme de pomme, une recette perdue, et tout un verger qui s'en mêle.",
  ),
  ...featured(
    'gardienne-des-emotions-1',
    'La Gardienne des Émotions',
    'Au bord du bois, une petite fille veille sur une lanterne où brûlent toutes les émotions du monde.',
  ),
  ...featured(
    'bienvenue-a-l-ecole-maternelle',
    "Bienvenue à l'école maternelle",
    'Un portemanteau, un doudou, une main à lâcher : le grand premier jour, sans larmes ou presque.',
  ),
];

/** None once the book is withdrawn from the catalogue. */
function featured(slug: string, title: string, teaser: string) {
  return books.filter((book) => book.slug === slug).map((book) => ({ book, title, teaser }));
}

/** Parses « 3-8 ans », both included. */
export function ageSpan(ageRange: string): { youngest: number; oldest: number } {
  const [youngest = 0, oldest = 99] = (ageRange.match(/\d+/g) ?? []).map(Number);
  return { youngest, oldest };
}
